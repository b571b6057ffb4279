// A message longer than anybody types: its beginning, and the whole on demand, so that one letter cannot slow the page.
import { useOpen } from '../../hooks/core/useDisclosure.ts';
import { plural } from '../../kit/display/format.ts';
import { LineButton } from '../../kit/layout/ListPage.styles.ts';

/** Characters drawn at once (reliability.md section 2, row 19). */
// assumed: the row names no number
export const MOST_DRAWN = 5_000;

/** `text` is longer than `MOST_DRAWN`; a sign of two halves is not cut in the middle. */
export function LongText({ text }: { text: string }) {
  const whole = useOpen();
  if (whole.isOpen) return <span>{text}</span>;
  const beginning = text.slice(0, MOST_DRAWN).replace(/[\uD800-\uDBFF]$/, '');
  const left = plural(text.length - beginning.length, ['знак', 'знака', 'знаков']);
  return (
    <>
      <span>{`${beginning}…`}</span>{' '}
      <LineButton type="button" onClick={whole.open}>
        {`Показать полностью (ещё ${left})`}
      </LineButton>
    </>
  );
}
