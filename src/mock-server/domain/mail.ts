// Demo mailbox: emails to organisations are rows of the world; nothing is sent.
import { storeAttachments } from './rules/requests.ts';
import type { Row } from '../db/tables.ts';
import type { Database } from '../db/database.ts';

/** Email address of an organisation; providers give none when they register. */
const emailOf = ({ contact_email, login }: Pick<Row<'organizations'>, 'contact_email' | 'login'>): string =>
  contact_email ?? `${login}@mail.example`; // assumed: the contract gives providers no address

export interface MailMessage {
  readonly subject: string;
  readonly text: string;
  readonly files?: readonly Blob[] | undefined;
}

/** Stores an email and returns its address. */
export function sendMail(
  world: Database,
  organization: Row<'organizations'>,
  { subject, text, files }: MailMessage,
): string {
  const id = world.ids.next('mails');
  const to = emailOf(organization);
  const created_at = world.clock.iso();
  const attached = storeAttachments(world, `mails/${id}`, files);
  world.put('mails', { id, company_id: organization.id, to, subject, text, files: attached, created_at });
  return to;
}
