// A choice from a list, the browser's own.
import { ChevronsUpDown } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import { styled } from 'styled-components';
import { InputBox } from './InputBox.ts';
import { Field, type FieldMeta, getFieldAria, splitFieldProps } from './Field.tsx';
import type { SelectOption } from '../../texts/options.ts';

const Box = styled(InputBox)`
  position: relative;

  select {
    padding-right: 36px;
    cursor: pointer;
  }
  option {
    background: var(--surface-raised);
    color: var(--text-primary);
  }
  > .lucide:last-child {
    position: absolute;
    right: 0;
  }
`;

export interface SelectFieldProps extends FieldMeta, Omit<ComponentProps<'select'>, 'children' | 'multiple'> {
  options: readonly SelectOption[];
  /** Label of the empty option: «Выберите кошелёк». */
  placeholder?: string | undefined;
}

/** A labelled native select; native attributes pass through. */
export function SelectField({ options, placeholder, ...props }: SelectFieldProps) {
  const own = useId();
  const { texts, native } = splitFieldProps(props);
  const id = native.id ?? own;
  return (
    <Field id={id} texts={texts}>
      <Box data-invalid={texts.error ? true : undefined}>
        <select {...native} id={id} {...getFieldAria(id, texts)}>
          {placeholder === undefined ? null : <option value="">{placeholder}</option>}
          {options.map(({ value, label, disabled }) => (
            <option key={value} value={value} disabled={disabled}>
              {label}
            </option>
          ))}
        </select>
        <ChevronsUpDown />
      </Box>
    </Field>
  );
}
