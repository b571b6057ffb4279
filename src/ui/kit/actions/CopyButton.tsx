// Copies something: two squares, then a check mark for as long as the machine says (2 s, spec section 9).
import { Check, Copy } from 'lucide-react';
import { styled } from 'styled-components';
import { IconButton } from './IconButton.tsx';
import { VisuallyHidden } from '../VisuallyHidden.tsx';

const Place = styled.span`
  position: relative;
  display: inline-flex;

  &[data-copied] button {
    color: var(--status-success-text);
  }
`;

export interface CopyButtonProps {
  copied: boolean;
  onCopy: () => void;
  /** What is copied: «Скопировать адрес». */
  label?: string | undefined;
}

/** Renders state only; a screen reader hears «Скопировано». */
export function CopyButton({ copied, onCopy, label = 'Скопировать' }: CopyButtonProps) {
  return (
    <Place data-copied={copied || undefined}>
      <IconButton label={label} icon={copied ? <Check /> : <Copy />} size="small" onClick={onCopy} />
      <VisuallyHidden aria-live="polite">{copied ? 'Скопировано' : ''}</VisuallyHidden>
    </Place>
  );
}
