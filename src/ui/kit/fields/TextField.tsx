// One line of text; a read-only one shows a lock.
import { Lock } from 'lucide-react';
import { type ComponentProps, memo, useId } from 'react';
import { Control } from './InputBox.ts';
import { Field, type FieldTexts, fieldAria, splitField } from './Field.tsx';
import { fieldHints } from './fieldHints.ts';

export interface TextFieldProps extends FieldTexts, ComponentProps<'input'> {}

/** A labelled native input; `value`, `onChange`, `name`, `inputMode` and the rest pass through. */
export const TextField = memo(function TextField(props: TextFieldProps) {
  const own = useId();
  const { texts, native } = splitField(props);
  const id = native.id ?? own;
  return (
    <Field id={id} texts={texts}>
      <Control data-invalid={texts.error ? true : undefined}>
        <input
          type="text"
          {...fieldHints(native.type === 'search' ? 'search' : 'text', native.name)}
          {...native}
          id={id}
          {...fieldAria(id, texts)}
        />
        {native.readOnly ? <Lock /> : null}
      </Control>
    </Field>
  );
});
