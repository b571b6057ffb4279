// Radio buttons of a few options in a bordered list, each with a note.
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { belowMobile, withoutHasSelector } from '../../theme/media.ts';
import { Field, type FieldMeta, splitFieldProps } from './Field.tsx';

const List = styled.div`
  overflow: hidden auto;
  border: 1px solid var(--border-control);
  border-radius: var(--radius-control);
  background: var(--surface-base);

  label {
    display: flex;
    align-items: center;
    gap: 10px;
    min-height: 40px;
    padding: 6px 16px;
    font-size: 13px;
    line-height: 20px;
    cursor: pointer;
  }
  label + label {
    border-top: 1px solid var(--border-subtle);
  }
  label:hover {
    background: var(--surface-hover);
  }
  label:has(:checked) {
    background: var(--surface-selected);
    font-weight: 500;
  }
  label:has(:focus-visible) {
    outline: 2px solid var(--focus-ring);
    outline-offset: -2px;
  }
  label:has(:disabled) {
    color: var(--text-muted);
    cursor: not-allowed;
  }
  ${withoutHasSelector} {
    label[data-checked] {
      background: var(--surface-selected);
      font-weight: 500;
    }
    label:focus-within {
      outline: 2px solid var(--focus-ring);
      outline-offset: -2px;
    }
    label[data-disabled] {
      color: var(--text-muted);
    }
  }
  input {
    flex: none;
    width: 16px;
    height: 16px;
    margin: 0;
    border: 1px solid var(--border-control);
    border-radius: 50%;
    outline: 0;
    background: var(--surface-base);
    appearance: none;
  }
  input:checked {
    border: 5px solid var(--accent-fill);
    background: var(--accent-onFill);
  }
  small {
    margin-left: auto;
    font-size: 12px;
    font-weight: 400;
    color: var(--text-muted);
  }
  &[data-invalid] {
    border-color: var(--status-danger-mark);
    box-shadow: 0 0 0 1px var(--status-danger-mark);
  }
  ${belowMobile} {
    label {
      min-height: 44px;
      font-size: 14px;
    }
  }
`;

export interface RadioOption {
  value: string;
  label: ReactNode;
  /** At the right, muted. */
  note?: ReactNode;
  disabled?: boolean | undefined;
}

export interface RadioGroupProps extends FieldMeta {
  id?: string | undefined;
  name: string;
  options: readonly RadioOption[];
  /** The selected value; null if none. */
  value: string | null;
  onChoose: (value: string) => void;
}

/** A group named by its label; the arrow keys move the choice as in any native radio group. */
export function RadioGroup({ name, options, value, onChoose, ...props }: RadioGroupProps) {
  const own = useId();
  const { texts, native } = splitFieldProps(props);
  return (
    <Field id={native.id ?? own} texts={texts} group="radiogroup">
      <List data-invalid={texts.error ? true : undefined}>
        {options.map((option) => (
          <label
            key={option.value}
            data-checked={option.value === value || undefined}
            data-disabled={option.disabled || undefined}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChoose(option.value)}
            />
            <span>{option.label}</span>
            {option.note ? <small>{option.note}</small> : null}
          </label>
        ))}
      </List>
    </Field>
  );
}
