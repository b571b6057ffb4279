// The operator's notes about a company. The contract has no call for them: they are stored in this browser, per user.
import * as v from 'valibot';
import type { RecordId } from '../../../api/recordId.ts';
import type { Role } from '../../../api/roles.ts';
import { useServices } from '../core/services.ts';
import { useSession } from '../session/useSession.ts';
import { usePreference } from './usePreference.ts';

const notesSchema = v.array(v.object({ at: v.string(), text: v.string() }));
type CompanyNote = v.InferOutput<typeof notesSchema>[number];

export interface CompanyNotes {
  /** Newest first. */
  readonly notes: readonly CompanyNote[];
  readonly add: (text: string) => void;
  readonly remove: (note: CompanyNote) => void;
}

// assumed: notes of a client stay in the operator's browser, as no call of the contract stores them
export function useCompanyNotes({ id, role }: { readonly id: RecordId; readonly role: Role | null }): CompanyNotes {
  const { now } = useServices().env;
  const { account } = useSession();
  const [notes, set] = usePreference(`notes:${account}:${role}:${id}`, notesSchema, []);
  return {
    notes,
    add: (text) => set([{ at: new Date(now()).toISOString(), text }, ...notes]),
    remove: ({ at, text }) => set(notes.filter((note) => note.at !== at || note.text !== text)),
  };
}
