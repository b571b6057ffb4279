// A message longer than anybody types: its beginning, and the whole on demand, so that one letter cannot slow the page.
import { useDisclosure } from '../../hooks/core/useDisclosure.ts';
import { formatCounted } from '../../kit/display/format.ts';
import { InlineButton } from '../../kit/layout/ListPage.styles.ts';

/** Characters drawn at once (reliability.md section 2, row 19). */
// assumed: the row names no number
export const MAX_RENDERED_LENGTH = 5_000;

/** `text` is longer than `MAX_RENDERED_LENGTH`; a sign of two halves is not cut in the middle. */
export function CollapsibleText({ text }: { text: string }) {
  const whole = useDisclosure();
  if (whole.isOpen) return <span>{text}</span>;
  const beginning = text.slice(0, MAX_RENDERED_LENGTH).replace(/[\uD800-\uDBFF]$/, '');
  const left = formatCounted(text.length - beginning.length, ['знак', 'знака', 'знаков']);
  return (
    <>
      <span>{`${beginning}…`}</span>{' '}
      <InlineButton type="button" onClick={whole.open}>
        {`Показать полностью (ещё ${left})`}
      </InlineButton>
    </>
  );
}
