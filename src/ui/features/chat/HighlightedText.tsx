// A text with what was searched for marked in it.
import { normalizeUnicode, normalizeForSearch } from '../../../api/lib/searchText.ts';

interface MarkedProps {
  readonly text: string;
  /** Compared without regard to case; empty marks nothing. */
  readonly query: string;
}

/** The first occurrence is marked. */
export function HighlightedText({ text: given, query }: MarkedProps) {
  const [text, wanted] = [normalizeUnicode(given), normalizeForSearch(query)];
  const at = wanted === '' ? -1 : normalizeForSearch(text).indexOf(wanted);
  if (at === -1) return <span>{given}</span>;
  return (
    <>
      <span>{text.slice(0, at)}</span>
      <mark>{text.slice(at, at + wanted.length)}</mark>
      <span>{text.slice(at + wanted.length)}</span>
    </>
  );
}
