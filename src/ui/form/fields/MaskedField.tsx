// Text field with a mask: inserts separators, accepts common paste formats, keeps the caret position.
import { type ComponentProps, type ReactNode, memo, useId } from 'react';
import { styled } from 'styled-components';
import { useMaskedInput } from '../../hooks/form/useMaskedInput.ts';
import { InputBox } from '../../kit/fields/InputBox.ts';
import { Field, type FieldMeta, getFieldAria, splitFieldProps } from '../../kit/fields/Field.tsx';
import { getFieldHints } from '../../kit/fields/input/fieldHints.ts';
import { type Mask, remainingPattern, applyMask } from './masks.ts';

const Box = styled(InputBox)`
  position: relative;
  font-variant-numeric: tabular-nums lining-nums;
`;

/** Behind the text, pixel-aligned: the typed part only offsets the rest. */
const Ghost = styled.span`
  position: absolute;
  left: 12px;
  color: var(--text-muted);
  white-space: pre;
  pointer-events: none;

  > span {
    visibility: hidden;
  }
`;

export interface MaskedFieldProps
  extends FieldMeta, Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue' | 'onChange'> {
  readonly mask: Mask;
  /** In the mask's stored form; text that the mask rejects stays as typed. */
  readonly value: string;
  readonly onValue: (value: string) => void;
  /** Rendered at the end of the input box. */
  readonly action?: ReactNode;
}

/** Labelled text input; native attributes are passed through. */
export const MaskedField = memo(function MaskedField({ mask, value, onValue, action, ...props }: MaskedFieldProps) {
  const own = useId();
  const { texts, native } = splitFieldProps(props);
  const id = native.id ?? own;
  const masked = useMaskedInput({
    value,
    show: mask.show,
    retype: (edit) => applyMask(mask, edit),
    settle: mask.settle,
    onValue,
    onBlur: native.onBlur,
    onKeyDown: native.onKeyDown,
  });
  const { shown } = masked;
  return (
    <Field id={id} texts={texts}>
      <Box data-invalid={texts.error ? true : undefined}>
        {shown === '' ? null : (
          <Ghost aria-hidden>
            <span>{shown}</span>
            <span>{remainingPattern(mask, shown)}</span>
          </Ghost>
        )}
        <input
          {...getFieldHints(mask.kind ?? 'code', native.name)}
          placeholder={mask.pattern}
          {...native}
          type="text"
          id={id}
          {...masked.props}
          {...getFieldAria(id, texts)}
        />
        {action}
      </Box>
    </Field>
  );
});
