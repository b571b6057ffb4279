// A text with what was searched for marked in it.
import { composeText, foldText } from '../../../api/lib/searchText.ts';

interface MarkedProps {
  readonly text: string;
  /** Compared without regard to case; empty marks nothing. */
  readonly query: string;
}

/** The first occurrence is marked. */
export function Marked({ text: given, query }: MarkedProps) {
  const [text, wanted] = [composeText(given), foldText(query)];
  const at = wanted === '' ? -1 : foldText(text).indexOf(wanted);
  if (at === -1) return <span>{given}</span>;
  return (
    <>
      <span>{text.slice(0, at)}</span>
      <mark>{text.slice(at, at + wanted.length)}</mark>
      <span>{text.slice(at + wanted.length)}</span>
    </>
  );
}
