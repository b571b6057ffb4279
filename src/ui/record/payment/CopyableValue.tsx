// A value in a description list with its copy button.
import { cutText } from '../../../api/lib/cutText.ts';
import { styled } from 'styled-components';
import { selectContents, useCopy } from '../../hooks/dom/useCopy.ts';
import { CopyButton } from '../../kit/actions/CopyButton.tsx';

const CopyLine = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  max-width: 100%;

  > :first-child {
    min-width: 0;
    overflow-x: clip;
  }
  > :last-child {
    margin: -4px -6px -4px 0;
  }
`;

export interface LabeledValue {
  readonly label: string;
  readonly value: string;
}

const MAX_SHOWN_LENGTH = 1_000;

/** Copies the full value; where the clipboard is denied, the text is selected. */
export function CopyableValue({ label, value }: LabeledValue) {
  const { copied, refused, copy } = useCopy();
  return (
    <CopyLine>
      <span ref={refused ? selectContents : undefined}>{refused ? value : cutText(value, MAX_SHOWN_LENGTH)}</span>
      <CopyButton copied={copied} label={`Скопировать: ${label}`} onCopy={() => copy(value)} />
    </CopyLine>
  );
}
