// A very long text: its beginning, with the full text on demand and for copying, so that it cannot slow the page.
import { useCopy } from '../../hooks/dom/useCopy.ts';
import { useDisclosure } from '../../hooks/core/useDisclosure.ts';
import { cutText } from '../../../api/lib/cutText.ts';
import { Button } from '../actions/Button.tsx';
import { CopyButton } from '../actions/CopyButton.tsx';
import { formatCounted } from './format.ts';

/** Characters rendered at once. */
const MAX_RENDERED_LENGTH = 5_000; // assumed: the contract gives no limit

/** Renders its own text element. */
export function CollapsibleText({ text }: { text: string }) {
  return text.length > MAX_RENDERED_LENGTH ? <Folded text={text} /> : <span>{text}</span>;
}

function Folded({ text }: { text: string }) {
  const whole = useDisclosure();
  const { copied, copy } = useCopy();
  if (whole.isOpen) return <span>{text}</span>;
  const left = formatCounted(text.length - MAX_RENDERED_LENGTH, ['знак', 'знака', 'знаков']);
  return (
    <>
      <span>{cutText(text, MAX_RENDERED_LENGTH)}</span>{' '}
      <Button variant="ghost" size="small" onClick={whole.open}>
        {`Показать полностью (ещё ${left})`}
      </Button>
      <CopyButton label="Скопировать полностью" copied={copied} onCopy={() => copy(text)} />
    </>
  );
}
