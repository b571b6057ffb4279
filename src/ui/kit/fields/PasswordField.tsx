// Password with a reveal button; the machine holds the revealed state.
import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import { styled } from 'styled-components';
import { useCapsLock } from '../../hooks/dom/useCapsLock.ts';
import { belowMobile } from '../../theme/media.ts';
import { InputBox } from './InputBox.ts';
import { Field, type FieldMeta, getFieldAria, splitFieldProps } from './Field.tsx';
import { getFieldHints } from './input/fieldHints.ts';
import { IconButton } from '../actions/IconButton.tsx';

const Box = styled(InputBox)`
  padding-right: 3px;

  > input[type='password'] {
    letter-spacing: 0.15em;
  }
  &[data-apart] {
    padding-right: 31px; /* the RevealButton lies over it */
    ${belowMobile} {
      padding-right: 47px;
    }
  }
`;

const CAPS = 'Включён Caps Lock';

export interface PasswordFieldProps extends FieldMeta, Omit<ComponentProps<'input'>, 'type'> {
  revealed: boolean;
  /** A new password, not the current one. */
  isNew?: boolean;
  /** Toggles the password; without it the form renders its own `RevealButton`. */
  onReveal?: (() => void) | undefined;
}

interface RevealButtonProps extends Required<Pick<PasswordFieldProps, 'revealed' | 'onReveal'>> {
  readonly className?: string;
}

export function RevealButton({ revealed, onReveal, className }: RevealButtonProps) {
  return (
    <IconButton
      className={className}
      label={revealed ? 'Скрыть пароль' : 'Показать пароль'}
      icon={revealed ? <EyeOff /> : <Eye />}
      size="small"
      onClick={onReveal}
    />
  );
}

export function PasswordField({ revealed, onReveal, isNew = false, ...props }: PasswordFieldProps) {
  const own = useId();
  const { texts: fieldTexts, native } = splitFieldProps(props);
  const id = native.id ?? own;
  const texts = useCapsLock(id)
    ? { ...fieldTexts, hint: CAPS, ok: undefined, error: fieldTexts.error && `${CAPS}. ${fieldTexts.error}` }
    : fieldTexts;
  return (
    <Field id={id} texts={texts}>
      <Box data-invalid={texts.error ? true : undefined} data-apart={!onReveal || undefined}>
        <input
          {...getFieldHints(isNew ? 'newPassword' : 'password', native.name)}
          {...native}
          type={revealed ? 'text' : 'password'}
          id={id}
          {...getFieldAria(id, texts)}
        />
        {onReveal ? <RevealButton revealed={revealed} onReveal={onReveal} /> : null}
      </Box>
    </Field>
  );
}
