// A new password with confirmation: the rule until it is met, then the strength; one eye icon reveals both.
import { passwordValidator as rule } from '../../../api/validation/credentials.ts';
import type { FieldBindings } from '../../hooks/form/fieldProps.ts';
import { lazyView } from '../../hooks/core/lazyView.ts';
import { PasswordField } from '../../kit/fields/PasswordField.tsx';

const PasswordMeter = lazyView<{ password: string; own: readonly string[] }>(() => import('./PasswordMeter.tsx'));

interface Props {
  /** Bindings of a form with the fields `password`, `password_again` and `revealed`. */
  readonly fields: Pick<FieldBindings, 'text' | 'check'>;
  readonly label?: string;
  readonly idOf: (name: string) => string;
  /** Names an attacker knows: login, company. */
  readonly own: readonly string[];
}

const RULE = 'Не менее 10 знаков: строчная и заглавная буквы, цифра';

export function NewPassword({ fields, label = 'Пароль', idOf, own }: Props) {
  const first = fields.text('password');
  const again = fields.text('password_again');
  const { checked, onChange } = fields.check('revealed');
  const eye = { revealed: checked, onReveal: () => onChange({ target: { checked: !checked } }) };
  const isKept = rule(first.value) === null;
  return (
    <>
      <PasswordField
        id={idOf('password')}
        label={label}
        isNew
        required
        hint={isKept ? <PasswordMeter password={first.value} own={own} /> : RULE}
        {...first}
        {...eye}
      />
      <PasswordField
        id={idOf('password_again')}
        label={`${label} ещё раз`}
        isNew
        required
        hint="Повторите, чтобы не ошибиться"
        ok={isKept && again.value === first.value ? 'Пароли совпадают' : undefined}
        {...again}
        {...eye}
      />
    </>
  );
}
