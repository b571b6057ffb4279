// The limit of a trade: the smallest part of it that may be matched (domain.md row 6).
import { toDecimal } from '../amounts/decimal.ts';
import type { Validator } from './validator.ts';
import { amountValidator } from './amounts.ts';

/** In `currency`, no more than `most`; a `most` that is no sum yet says nothing of the limit. */
export const tradeLimitValidator =
  (currency: string, most: string): Validator =>
  (value) => {
    const wrong = amountValidator(currency)(value);
    if (wrong !== null || amountValidator(currency)(most) !== null || toDecimal(value).lte(most)) return wrong;
    return 'Минимальная сумма исполнения больше суммы заявки';
  };
