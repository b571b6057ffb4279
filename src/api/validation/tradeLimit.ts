// The limit of a trade: the smallest part of it that may be matched (domain.md row 6).
import { decimal } from '../amounts/decimal.ts';
import type { Check } from './validator.ts';
import { amount } from './amounts.ts';

/** In `currency`, no more than `most`; a `most` that is no sum yet says nothing of the limit. */
export const limit =
  (currency: string, most: string): Check =>
  (value) => {
    const wrong = amount(currency)(value);
    if (wrong !== null || amount(currency)(most) !== null || decimal(value).lte(most)) return wrong;
    return 'Лимит не может быть больше суммы';
  };
