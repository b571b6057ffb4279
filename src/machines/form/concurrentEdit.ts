// A text that two people may edit at the same time: as it was when it was opened, as the server has it now, as it is typed
// here. All three are trimmed.
import { type Failure, abortedFailure } from '../../api/errors/failure.ts';

export interface ConcurrentEdit {
  /** The text that stood in the field when typing began. */
  readonly opened: string;
  readonly theirs: string;
  readonly mine: string;
}
export type ConflictChoice = 'mine' | 'theirs' | 'both';

/** Somebody else has saved another text than the one typed here, and the user has not chosen between them yet. */
export const isConflicting = ({ opened, theirs, mine }: ConcurrentEdit): boolean =>
  theirs !== opened && theirs !== mine;

/** The server has `theirs` now. A field that nobody has typed into takes it over; equal texts are no conflict. */
export function mergeServerText(text: ConcurrentEdit, theirs: string): ConcurrentEdit {
  const isOwn = text.mine !== text.opened && text.mine !== theirs;
  return isOwn ? { ...text, theirs } : { opened: theirs, theirs, mine: theirs };
}

/** The text after the user's choice; further typing starts from `theirs`. */
export function resolveConflict({ theirs, mine }: ConcurrentEdit, choice: ConflictChoice): ConcurrentEdit {
  const texts = { mine, theirs, both: joined(theirs, mine) };
  return { opened: theirs, theirs, mine: texts[choice] };
}

/** The lines of both texts, theirs first, each once: both usually share most of them. */
function joined(theirs: string, mine: string): string {
  const known = theirs.split('\n');
  return [...known, ...mine.split('\n').filter((line) => !known.includes(line))].join('\n').trim();
}

/** HTTP's status for a conflict; the server of the contract never answers with it. */
const CONFLICT = 409;

/** The failure of a save that was held back here, because the server has `theirs` by now. */
export const findConflict = (theirs: string): Failure => ({ ...abortedFailure, status: CONFLICT, data: theirs });

/** The server's text, if `findConflict` made this failure; null for every other one. */
export const getConflictingText = ({ kind, status, data }: Failure): string | null =>
  kind === abortedFailure.kind && status === CONFLICT && typeof data === 'string' ? data : null;
