// Client of an operator's chat. The record names its creator; if that was the operator, the invited client.
import { SafeName } from '../../kit/display/SafeName.tsx';
import { organizationRead } from '../../../api/endpoints/organizations.ts';
import type { Role } from '../../../api/roles.ts';
import { type User, sanitizeCompanyName } from '../../../api/schemas/account.ts';
import type { Chat } from '../../../api/schemas/chats.ts';
import type { RecordId } from '../../../api/recordId.ts';
import { Link } from '../../hooks/core/Link.tsx';
import { useQuery } from '../../hooks/data/useQuery.ts';
import { EMPTY_VALUE } from '../../kit/display/format.ts';
import { roleLabels } from '../../texts/roles.ts';

interface Party {
  readonly role: Role;
  readonly id: RecordId;
}

function partyOf({ participant, liquidity_provider }: Chat): Party | null {
  if (participant !== null) return { role: 'ved_participant', id: participant };
  return liquidity_provider === null ? null : { role: 'liquidity_provider', id: liquidity_provider };
}

const keyOf = (party: Party | null): string => (party ? `${party.role} ${party.id}` : '');

/** Name of a chat's client, as far as the list has it: a client who created one chat is named in all of theirs. */
export type ClientNames = (chat: Chat) => string | null;

/** `own`: the operator's company. */
export function createClientNameLookup(
  chats: readonly Chat[],
  { company_name: own }: Pick<User, 'company_name'>,
): ClientNames {
  const begun = chats.filter((chat) => chat.sender !== own && partyOf(chat) !== null);
  const names = new Map(begun.map((chat) => [keyOf(partyOf(chat)), chat.sender]));
  return (chat) => (chat.sender === own ? (names.get(keyOf(partyOf(chat))) ?? null) : chat.sender);
}

interface ChatClientProps {
  readonly chat: Chat;
  readonly names: ClientNames;
}

/** Clients not named in the list are fetched. */
export function ClientName({ chat, names }: ChatClientProps) {
  const [name, party] = [names(chat), partyOf(chat)];
  if (name === null && party) return <AskedName key={keyOf(party)} {...party} />;
  return <NamedParty name={name ?? chat.sender ?? EMPTY_VALUE} />;
}

function NamedParty({ name: sent }: { name: string }) {
  const name = sanitizeCompanyName(sent);
  return (
    <span title={name}>
      <SafeName>{name}</SafeName>
    </span>
  );
}

/** The kind of client, until the name is loaded and if it fails. */
function AskedName({ role, id }: Party) {
  const { data } = useQuery(organizationRead, { params: { role, id } });
  const name = data?.company_name ?? roleLabels[role];
  return <NamedParty name={name} />;
}

/** The same in the chat's header, as a link to the client's card. */
export function ClientLink(props: ChatClientProps) {
  const party = partyOf(props.chat);
  if (!party) return <ClientName {...props} />;
  return (
    <Link href={`/organization/reestr-users/${party.id}`}>
      <ClientName {...props} />
    </Link>
  );
}
