// Several lines of text.
import { type ComponentProps, memo, useId } from 'react';
import { Control } from './InputBox.ts';
import { Field, type FieldTexts, fieldAria, splitField } from './Field.tsx';
import { fieldHints } from './fieldHints.ts';

export interface TextAreaProps extends FieldTexts, ComponentProps<'textarea'> {}

/** A labelled native text area, three rows high unless told otherwise; native attributes pass through. */
export const TextArea = memo(function TextArea(props: TextAreaProps) {
  const own = useId();
  const { texts, native } = splitField(props);
  const id = native.id ?? own;
  return (
    <Field id={id} texts={texts}>
      <Control data-area data-invalid={texts.error ? true : undefined}>
        <textarea rows={3} {...fieldHints('multiline', native.name)} {...native} id={id} {...fieldAria(id, texts)} />
      </Control>
    </Field>
  );
});
