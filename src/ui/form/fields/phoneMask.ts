// Phone mask; a module of its own, because the numbering plans weigh 40 kB.
import { fillContractPattern } from '../../../api/validation/contract.ts';
import { normalizePhone } from '../../../api/validation/phone.ts';
import type { Mask } from './masks.ts';

const RUSSIAN = '+7 (000) 000-00-00';
/** A leading 8 or 7 means Russia once the next digit fits a Russian number. */
const RUSSIAN_START = /^[78](?=[3-9])(\d{1,10})$|^([349]\d{0,9})$/;

/** Phone: stored in E.164; a Russian number is displayed with brackets. */
export const phoneMask: Mask = {
  clean(text) {
    const stored = normalizePhone(text);
    const [, long, short] = RUSSIAN_START.exec(stored) ?? [];
    const national = long ?? short;
    return national === undefined ? stored : `+7${national}`;
  },
  show: (value) => (/^\+7\d{0,10}$/.test(value) ? fillContractPattern(RUSSIAN, value.slice(2), 2) : value),
  pattern: RUSSIAN,
  kind: 'tel',
};
