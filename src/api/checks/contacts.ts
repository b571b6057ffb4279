// How to reach a person: telephone in E.164, e-mail (domain.md section 2).
import type { Check } from './check.ts';

/** Telephone as it is stored: `+`, country and number; Russia and Kazakhstan have ten digits after +7. */
export const phone: Check = (value) => (/^\+(7\d{10}|[1-689]\d{7,14})$/.test(value) ? null : 'Введите номер полностью');

/** A number as people write it (`8 (495) 000-01-01`) in E.164; text that is no number comes back as it was. */
export function toPhone(text: string): string {
  const bare = text.replace(/[\s\u00A0\u202F().-]/g, '');
  if (/^[78]\d{10}$/.test(bare)) return `+7${bare.slice(1)}`;
  if (/^9\d{9}$/.test(bare)) return `+7${bare}`; // a Russian mobile without the country
  return /^\+?\d*$/.test(bare) ? bare : text;
}

const MOST = 254;
const LOCAL = /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
const LABEL = /^[a-z\d]([a-z\d-]{0,61}[a-z\d])?$/i;
const TLD = /^([a-z]{2,63}|xn--[a-z\d-]{1,59})$/i;

/** E-mail address in ASCII; names outside it come as punycode. */
export const email: Check = (value) => {
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
};
