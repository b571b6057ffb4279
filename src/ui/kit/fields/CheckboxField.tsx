// Native checkbox with its label beside it and an error below.
import { type ComponentProps, type ReactNode, memo, useId } from 'react';
import { styled } from 'styled-components';
import { belowMobile } from '../../theme/media.ts';
import { FieldMessage, getFieldAria } from './Field.tsx';

const Row = styled.label`
  display: flex;
  align-items: flex-start;
  gap: 10px;
  font-size: 13px;
  line-height: 18px;
  color: var(--text-primary);
  cursor: pointer;

  input {
    display: grid;
    flex: none;
    place-items: center;
    width: 18px;
    height: 18px;
    margin: 0;
    border: 1px solid var(--border-control);
    border-radius: var(--radius-chip);
    background: var(--surface-base);
    cursor: inherit;
    appearance: none;
    transition: background var(--motion-fast) var(--motion-ease);
  }
  input::after {
    width: 5px;
    height: 9px;
    margin-top: -2px;
    border: solid var(--accent-onFill);
    border-width: 0 2px 2px 0;
    content: '';
    opacity: 0;
    transform: rotate(42deg);
  }
  input:checked {
    border-color: var(--accent-fill);
    background: var(--accent-fill);
  }
  input:checked::after {
    opacity: 1;
  }
  input[aria-invalid] {
    border-color: var(--status-danger-mark);
    box-shadow: 0 0 0 1px var(--status-danger-mark);
  }
  input:disabled {
    border-color: var(--border-base);
    background: var(--surface-sunken);
  }
  input:disabled::after {
    border-color: var(--text-muted);
  }
  &:has(:disabled) {
    color: var(--text-muted);
    cursor: not-allowed;
  }
  ${belowMobile} {
    padding: 12px 0;
    font-size: 14px;
    line-height: 20px;
  }
`;

const Below = styled.div`
  padding-left: 28px;
`;

export interface CheckboxFieldProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** A sentence; may hold a link. */
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
}

/** A labelled native checkbox; native attributes pass through. */
export const CheckboxField = memo(function CheckboxField({ label, hint, error, ...native }: CheckboxFieldProps) {
  const own = useId();
  const id = native.id ?? own;
  // Quiet: a refused submit focuses the field, so its error is announced anyway.
  const texts = { hint, error, compact: true, quiet: true };
  return (
    <div>
      <Row>
        <input {...native} type="checkbox" id={id} {...getFieldAria(id, texts)} />
        <span>{label}</span>
      </Row>
      <Below>
        <FieldMessage id={id} {...texts} />
      </Below>
    </div>
  );
});
