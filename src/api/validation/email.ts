// E-mail addresses.
import type { Validator } from './validator.ts';
import { latinValidator } from './latin.ts';

const MOST = 254;
const LOCAL = /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
const LABEL = /^[a-z\d]([a-z\d-]{0,61}[a-z\d])?$/i;
const TLD = /^([a-z]{2,63}|xn--[a-z\d-]{1,59})$/i;

/** E-mail address in ASCII; international domain names must be in punycode. */
export const validateEmail: Validator = latinValidator((value) => {
  const at = value.lastIndexOf('@');
  const local = value.slice(0, Math.max(at, 0));
  const labels = value.slice(at + 1).split('.');
  const isRight =
    value.length <= MOST &&
    local.length <= 64 &&
    LOCAL.test(local) &&
    labels.every((label) => LABEL.test(label)) &&
    TLD.test(value.slice(value.lastIndexOf('.') + 1));
  return isRight ? null : 'Проверьте адрес почты';
});
