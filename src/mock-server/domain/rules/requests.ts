// Shared rules of trades and exchanges: amounts that fit the rate, files, history.
import type { ValidationError } from '../../../api/validation/validator.ts';
import { amountValidator as amountIn, validateRate as isRate } from '../../../api/validation/amounts.ts';
import { type Decimal, toDecimal, truncateToCurrency } from '../../../api/amounts/decimal.ts';
import { getDisplayDecimals } from '../../../api/amounts/currencyDecimals.ts';
import { storeFile } from '../files.ts';
import type { Row } from '../../db/tables.ts';
import type { Database } from '../../db/database.ts';

export interface RequestAmounts {
  readonly currency_to_pay: string;
  readonly amount_to_pay: string;
  readonly currency_to_receive: string;
  readonly amount_to_receive: string;
  readonly exchange_rate: string;
}
type Kind = Row<'trades'>['request_type'];

/** Validation errors of two amounts and their rate. */
export function validateAmounts(kind: Kind, sums: RequestAmounts): Readonly<Record<string, ValidationError>> {
  const complaints = {
    amount_to_pay: amountIn(sums.currency_to_pay)(sums.amount_to_pay),
    amount_to_receive: amountIn(sums.currency_to_receive)(sums.amount_to_receive),
    exchange_rate: isRate(sums.exchange_rate),
  };
  if (Object.values(complaints).some((text) => text !== null) || fitRate(kind, sums)) return complaints;
  return { amount_to_receive: 'Сумма не соответствует курсу' }; // assumed: the contract gives no text
}

/** A buyer receives pay ÷ rate, a seller pay × rate. */
const received = (kind: Kind, pay: Decimal, rate: string): Decimal =>
  kind === 'buy' ? pay.div(rate) : pay.times(rate);
const paid = (kind: Kind, receive: Decimal, rate: string): Decimal =>
  kind === 'buy' ? receive.times(rate) : receive.div(rate);

/** Whether either amount follows from the other within one unit of the last digit: forms compute the one not typed last. */
function fitRate(kind: Kind, sums: RequestAmounts): boolean {
  const [pay, receive] = [toDecimal(sums.amount_to_pay), toDecimal(sums.amount_to_receive)];
  return (
    isNear(received(kind, pay, sums.exchange_rate), receive, sums.currency_to_receive) ||
    isNear(paid(kind, receive, sums.exchange_rate), pay, sums.currency_to_pay)
  );
}

const isNear = (exact: Decimal, given: Decimal, currency: string): boolean =>
  truncateToCurrency(exact, currency)
    .minus(given)
    .abs()
    .lte(toDecimal(10).pow(-getDisplayDecimals(currency)));

export function storeAttachments(world: Database, folder: string, files: readonly Blob[] = []): Row<'trades'>['files'] {
  return files.map((file) => {
    const url = storeFile(world, folder, file);
    return { id: world.ids.tick('attachment'), name: url.split('/').at(-1) ?? '', url };
  });
}

/** Actor of a history step. */
export type Actor = 'owner' | 'authorized_organization';

/** A request with a new status and history step. */
export function withStatus<R extends { readonly status: string; readonly events: Row<'trades'>['events'] }>(
  world: Database,
  row: R,
  status: string,
  by: Actor,
): R {
  return { ...row, status, events: [...row.events, { status, at: world.clock.iso(), by }] };
}
