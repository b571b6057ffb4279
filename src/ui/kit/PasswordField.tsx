// A password with a button that shows it; whether it is shown is the machine's to know.
import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import { styled } from 'styled-components';
import { useCapsLock } from '../bind/useCapsLock.ts';
import { Control } from './Control.ts';
import { Field, type FieldTexts, fieldAria, splitField } from './Field.tsx';
import { fieldHints } from './fieldHints.ts';
import { IconButton } from './IconButton.tsx';

const Box = styled(Control)`
  padding-right: 3px;

  > input[type='password'] {
    letter-spacing: 0.15em;
  }
`;

const CAPS = 'Включён Caps Lock';

export interface PasswordFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'type'> {
  revealed: boolean;
  /** The password is being chosen, not entered. */
  isNew?: boolean;
  /** The wish to show or to hide. */
  onReveal: () => void;
}

/** A labelled native password input; native attributes pass through. */
export function PasswordField({ revealed, onReveal, isNew = false, ...props }: PasswordFieldProps) {
  const own = useId();
  const { texts: told, native } = splitField(props);
  const id = native.id ?? own;
  const texts = useCapsLock(id)
    ? { ...told, hint: CAPS, ok: undefined, error: told.error && `${CAPS}. ${told.error}` }
    : told;
  return (
    <Field id={id} texts={texts}>
      <Box data-invalid={texts.error ? true : undefined}>
        <input
          {...fieldHints(isNew ? 'newPassword' : 'password', native.name)}
          {...native}
          type={revealed ? 'text' : 'password'}
          id={id}
          {...fieldAria(id, texts)}
        />
        <IconButton
          label={revealed ? 'Скрыть пароль' : 'Показать пароль'}
          icon={revealed ? <EyeOff /> : <Eye />}
          size="small"
          onClick={onReveal}
        />
      </Box>
    </Field>
  );
}
