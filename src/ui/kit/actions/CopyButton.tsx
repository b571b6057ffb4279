// Copy button: two squares, then a check mark for the 2 s of the machine.
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
  /** Accessible name: «Скопировать адрес». */
  label?: string | undefined;
}

/** Stateless; announces «Скопировано». */
export function CopyButton({ copied, onCopy, label = 'Скопировать' }: CopyButtonProps) {
  return (
    <Place data-copied={copied || undefined}>
      <IconButton label={label} icon={copied ? <Check /> : <Copy />} size="small" onClick={onCopy} />
      <VisuallyHidden aria-live="polite">{copied ? 'Скопировано' : ''}</VisuallyHidden>
    </Place>
  );
}
