// Limit of a trade: the smallest amount of it that may be matched.
import { toDecimal } from '../amounts/decimal.ts';
import type { Validator } from './validator.ts';
import { amountValidator } from './amounts.ts';

/** A limit in `currency`, at most `most`; an incomplete `most` is not compared. */
export const tradeLimitValidator =
  (currency: string, most: string): Validator =>
  (value) => {
    const wrong = amountValidator(currency)(value);
    if (wrong !== null || amountValidator(currency)(most) !== null || toDecimal(value).lte(most)) return wrong;
    return 'Минимальная сумма исполнения больше суммы заявки';
  };
