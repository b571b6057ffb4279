// One text under two hands: what it was when it was opened, what the server says by now, what is typed. All of them trimmed.
import { type Failure, givenUp } from '../api/failures.ts';

export interface ConcurrentEdit {
  /** What is typed was typed over this. */
  readonly opened: string;
  readonly theirs: string;
  readonly mine: string;
}
export type Choice = 'mine' | 'theirs' | 'both';

/** Somebody else has written other words than those that are typed, and nobody has chosen yet. */
export const isConflicting = ({ opened, theirs, mine }: ConcurrentEdit): boolean =>
  theirs !== opened && theirs !== mine;

/** The server says `theirs`: what nobody has typed into follows, and the same words are no quarrel. */
export function withServerText(text: ConcurrentEdit, theirs: string): ConcurrentEdit {
  const isOwn = text.mine !== text.opened && text.mine !== theirs;
  return isOwn ? { ...text, theirs } : { opened: theirs, theirs, mine: theirs };
}

/** After the choice; typed over `theirs` from then on. */
export function resolved({ theirs, mine }: ConcurrentEdit, choice: Choice): ConcurrentEdit {
  const texts = { mine, theirs, both: joined(theirs, mine) };
  return { opened: theirs, theirs, mine: texts[choice] };
}

/** Every line of both once, theirs first: who added a line to what stood there repeats the rest of it. */
function joined(theirs: string, mine: string): string {
  const known = theirs.split('\n');
  return [...known, ...mine.split('\n').filter((line) => !known.includes(line))].join('\n').trim();
}

/** The status HTTP has for it; the contract's server never says so. */
const CONFLICT = 409;

/** Held back by us before it went out: the server says `theirs` by now. */
export const conflictWith = (theirs: string): Failure => ({ ...givenUp, status: CONFLICT, data: theirs });

/** What the server said where `conflictWith` held a text back; null for every other failure. */
export const conflictingText = ({ kind, status, data }: Failure): string | null =>
  kind === givenUp.kind && status === CONFLICT && typeof data === 'string' ? data : null;
