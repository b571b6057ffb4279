// A text with what was searched for marked in it.

interface MarkedProps {
  readonly text: string;
  /** Compared without regard to case; empty marks nothing. */
  readonly query: string;
}

/** The first occurrence is marked. */
export function Marked({ text, query }: MarkedProps) {
  const at = query === '' ? -1 : text.toLocaleLowerCase('ru').indexOf(query.toLocaleLowerCase('ru'));
  if (at === -1) return text;
  return (
    <>
      {text.slice(0, at)}
      <mark>{text.slice(at, at + query.length)}</mark>
      {text.slice(at + query.length)}
    </>
  );
}
