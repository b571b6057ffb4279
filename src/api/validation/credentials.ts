// Credentials and recovery codes.
import type { Validator } from './validator.ts';

export const loginValidator: Validator = (value) =>
  /^[a-z][a-z0-9._-]{3,31}$/.test(value) ? null : 'От 4 до 32 знаков: латиница, цифры, точка, дефис';

/** Never trimmed: a space is an invalid character. */
export const passwordValidator: Validator = (value) =>
  /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)\S{10,64}$/.test(value)
    ? null
    : 'Не менее 10 знаков: строчная и заглавная буквы, цифра';

/** Repeated password. */
export const passwordMatchValidator =
  (first: string): Validator =>
  (value) =>
    value === first ? null : 'Пароли не совпадают';

/** Six digits. */
// assumed: a code of another form is rejected before it is sent
export const recoveryCodeValidator: Validator = (value) => (/^\d{6}$/.test(value) ? null : 'Неверный код');
