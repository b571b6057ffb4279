// A text that two people may edit at the same time. All three versions are trimmed.
import { type Failure, abortedFailure } from '../../api/errors/failure.ts';

export interface ConcurrentEdit {
  /** The text of the field when editing began. */
  readonly opened: string;
  readonly theirs: string;
  readonly mine: string;
}
export type ConflictChoice = 'mine' | 'theirs' | 'both';

/** Somebody else has saved a different text, and the user has not chosen between the two yet. */
export const isConflicting = ({ opened, theirs, mine }: ConcurrentEdit): boolean =>
  theirs !== opened && theirs !== mine;

/** Applies the server's current text. An unedited field takes it over; equal texts are no conflict. */
export function mergeServerText(text: ConcurrentEdit, theirs: string): ConcurrentEdit {
  const isOwn = text.mine !== text.opened && text.mine !== theirs;
  return isOwn ? { ...text, theirs } : { opened: theirs, theirs, mine: theirs };
}

/** The text after the user's choice; further edits are based on `theirs`. */
export function resolveConflict({ theirs, mine }: ConcurrentEdit, choice: ConflictChoice): ConcurrentEdit {
  const texts = { mine, theirs, both: joined(theirs, mine) };
  return { opened: theirs, theirs, mine: texts[choice] };
}

/** The lines of both texts without duplicates, theirs first. */
function joined(theirs: string, mine: string): string {
  const known = theirs.split('\n');
  return [...known, ...mine.split('\n').filter((line) => !known.includes(line))].join('\n').trim();
}

/** HTTP status Conflict; the server of the contract never sends it. */
const CONFLICT = 409;

/** The failure of a save that was not sent because the server already has `theirs`. */
export const createConflictFailure = (theirs: string): Failure => ({
  ...abortedFailure,
  status: CONFLICT,
  data: theirs,
});

/** The server's text from a failure made by `createConflictFailure`; null for any other failure. */
export const getConflictingText = ({ kind, status, data }: Failure): string | null =>
  kind === abortedFailure.kind && status === CONFLICT && typeof data === 'string' ? data : null;
