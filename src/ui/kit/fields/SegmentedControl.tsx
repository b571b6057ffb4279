// Segmented control of two to four options: native radio buttons.
import { styled } from 'styled-components';
import { restoreFocusAfter } from '../../hooks/dom/focusRestoration.ts';
import { belowMobile, withoutHasSelector } from '../../theme/media.ts';
import { VisuallyHidden } from '../VisuallyHidden.tsx';

const Strip = styled.fieldset`
  display: inline-flex;
  min-width: 0;
  overflow: hidden;
  border: 1px solid var(--border-control);
  border-radius: var(--radius-control);
  background: var(--surface-base);

  label {
    position: relative;
    display: flex;
    align-items: center;
    height: 34px;
    padding: 0 16px;
    color: var(--text-secondary);
    font: 500 13px/20px var(--font-sans);
    white-space: nowrap;
    cursor: pointer;
    transition: background var(--motion-fast) var(--motion-ease);
  }
  label + label {
    border-left: 1px solid var(--border-control);
  }
  label:hover {
    background: var(--surface-hover);
  }
  label:has(:checked) {
    background: var(--text-primary);
    color: var(--surface-base);
  }
  &:has(:focus-visible) {
    outline: 2px solid var(--focus-ring);
    outline-offset: 2px;
  }
  label:has(:disabled) {
    color: var(--text-muted);
    cursor: not-allowed;
  }
  ${withoutHasSelector} {
    label[data-checked] {
      background: var(--text-primary);
      color: var(--surface-base);
    }
    label[data-disabled] {
      color: var(--text-muted);
    }
    &:focus-within {
      outline: 2px solid var(--focus-ring);
      outline-offset: 2px;
    }
  }
  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  ${belowMobile} {
    display: flex;
    label {
      flex: 1;
      justify-content: center;
      height: 42px;
      padding: 0 8px;
    }
  }
`;

export interface SegmentedControlProps<V extends string> {
  /** Accessible name: «Вид заявки». */
  label: string;
  name: string;
  options: readonly { value: V; label: string; disabled?: boolean | undefined }[];
  value: V;
  onChoose: (value: V) => void;
}

/** A radio group named by `label`. */
export function SegmentedControl<V extends string>({
  label,
  name,
  options,
  value,
  onChoose,
}: SegmentedControlProps<V>) {
  return (
    <Strip>
      <VisuallyHidden as="legend">{label}</VisuallyHidden>
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
            onChange={({ currentTarget }) => {
              restoreFocusAfter(currentTarget); // the option may replace the form or list below
              onChoose(option.value);
            }}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </Strip>
  );
}
