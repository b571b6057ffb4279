// Single-line text; a read-only one shows a lock.
import { Lock } from 'lucide-react';
import { type ComponentProps, memo, useId } from 'react';
import { InputBox } from './InputBox.ts';
import { Field, type FieldMeta, getFieldAria, splitFieldProps } from './Field.tsx';
import { getFieldHints } from './input/fieldHints.ts';

export interface TextFieldProps extends FieldMeta, ComponentProps<'input'> {}

export const TextField = memo(function TextField(props: TextFieldProps) {
  const own = useId();
  const { texts, native } = splitFieldProps(props);
  const id = native.id ?? own;
  return (
    <Field id={id} texts={texts}>
      <InputBox data-invalid={texts.error ? true : undefined}>
        <input
          type="text"
          {...getFieldHints(native.type === 'search' ? 'search' : 'text', native.name)}
          {...native}
          id={id}
          {...getFieldAria(id, texts)}
        />
        {native.readOnly ? <Lock /> : null}
      </InputBox>
    </Field>
  );
});
