// Several lines of text.
import { type ComponentProps, memo, useId } from 'react';
import { InputBox } from './InputBox.ts';
import { Field, type FieldMeta, getFieldAria, splitFieldProps } from './Field.tsx';
import { getFieldHints } from './input/fieldHints.ts';

export interface TextAreaProps extends FieldMeta, ComponentProps<'textarea'> {}

/** A labelled text area, three rows high by default; native attributes are passed through. */
export const TextArea = memo(function TextArea(props: TextAreaProps) {
  const own = useId();
  const { texts, native } = splitFieldProps(props);
  const id = native.id ?? own;
  return (
    <Field id={id} texts={texts}>
      <InputBox data-area data-invalid={texts.error ? true : undefined}>
        <textarea
          rows={3}
          {...getFieldHints('multiline', native.name)}
          {...native}
          id={id}
          {...getFieldAria(id, texts)}
        />
      </InputBox>
    </Field>
  );
});
