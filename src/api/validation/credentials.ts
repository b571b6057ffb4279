// What a user signs in with, and the code of a recovery (domain.md section 2).
import type { Validator } from './validator.ts';

export const loginValidator: Validator = (value) =>
  /^[a-z][a-z0-9._-]{3,31}$/.test(value) ? null : 'От 4 до 32 знаков: латиница, цифры, точка, дефис';

/** Never trimmed: a space is a wrong sign, not a slip. */
export const passwordValidator: Validator = (value) =>
  /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)\S{10,64}$/.test(value)
    ? null
    : 'Не менее 10 знаков: строчная и заглавная буквы, цифра';

/** The second entry of a password. */
export const passwordMatchValidator =
  (first: string): Validator =>
  (value) =>
    value === first ? null : 'Пароли не совпадают';

/** The six digits of a recovery code. */
// assumed: a code of another form is called wrong before it is sent
export const recoveryCodeValidator: Validator = (value) => (/^\d{6}$/.test(value) ? null : 'Неверный код');
