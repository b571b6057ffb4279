// Provider rating: a provider record with the volume and the average risk of its completed trades.
import { toDecimal } from '../../api/amounts/decimal.ts';
import { getRubleAmount } from '../../api/amounts/tradeAmounts.ts';
import { queryRows } from '../routes/lists/listQuery.ts';
import { ZERO } from './money/decimal.ts';
import { toClientRecord } from './records.ts';
import type { Row } from '../db/tables.ts';
import type { Database } from '../db/database.ts';

/** Provider record; a figure without trades is null. */
export function toRatedProvider(world: Database, row: Row<'organizations'>) {
  const done = queryRows(world, { table: 'trades', where: { company_id: row.id, status: 'completed' } });
  const risks = done.flatMap(({ transaction_risk: risk }) => (risk === null ? [] : [String(risk)]));
  return {
    ...toClientRecord(row),
    deals_volume: done.length === 0 ? null : sum(done.map(getRubleAmount)).toFixed(2),
    average_risk: risks.length === 0 ? null : sum(risks).div(risks.length).toFixed(1),
  };
}

const sum = (figures: readonly string[]) => figures.reduce((total, figure) => total.plus(toDecimal(figure)), ZERO);
