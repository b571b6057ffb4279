// Highlights a search text.
import { normalizeUnicode, normalizeForSearch } from '../../../../api/lib/searchText.ts';

interface MarkedProps {
  readonly text: string;
  /** Case-insensitive; empty highlights nothing. */
  readonly query: string;
}

/** Highlights the first occurrence. */
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
