// Custodial solutions: contract rows 81, 82, 89, 90.
import type { Decimal } from '../../../api/amounts/decimal.ts';
import { custodyDocument } from '../../documents/exports.ts';
import { createDocumentResponse } from '../../documents/documentResponse.ts';
import type { HandlerInputOf, RequestHandlers } from '../../http/handler.ts';
import { formatMoneyValue, addAmounts } from '../../domain/money/decimal.ts';
import { convertCurrency } from '../../domain/rules/rates.ts';
import { OPERATOR_ID } from '../../db/demo.ts';
import type { Row } from '../../db/tables.ts';
import type { Database } from '../../db/database.ts';
import { type ListQuery, queryPage, queryRows } from '../lists/listQuery.ts';
import { mapPage } from '../lists/pagination.ts';

type Solution = Row<'custodial_solutions'>;

/** Balance of a solution; one linked to an operator's wallet shows that wallet's balance. */
const current =
  (world: Database) =>
  (solution: Solution): Solution => {
    const twins = world.sortedBy('wallets', 'address', solution.address);
    const wallet = twins.find(({ company_id }) => company_id === OPERATOR_ID);
    if (!wallet) return solution;
    return { ...solution, balance: wallet.balance, aml_percentage: wallet.aml_percentage };
  };

const filtered = ({ currency, network, custody }: HandlerInputOf<'custodialSolutionListExportToPdf'>['query']) =>
  ({
    table: 'custodial_solutions',
    where: { currency, network, custody },
    oldestFirst: true,
  }) as const satisfies ListQuery<'custodial_solutions'>;

function documentOf({ world, query }: HandlerInputOf<'custodialSolutionListExportToPdf'>) {
  const rows = queryRows(world, filtered(query)).map(current(world));
  return custodyDocument(rows, query, world.clock.iso());
}

/** Totals of one currency. Every custody type except hot counts as cold. */
// assumed: the contract has no column for multisig, whose keys are offline too
function summary(currency: string, solutions: readonly Solution[]) {
  const held = (rows: readonly Solution[]): Decimal => addAmounts(rows.map(({ balance }) => balance));
  const isHot = ({ custody }: Solution): boolean => custody === 'hot';
  const total = formatMoneyValue(held(solutions), currency);
  return {
    currency,
    total,
    hot: formatMoneyValue(held(solutions.filter(isHot)), currency),
    cold: formatMoneyValue(held(solutions.filter((row) => !isHot(row))), currency),
    wallets_count: solutions.length,
    rub_equivalent: formatMoneyValue(convertCurrency(total, currency, 'RUB'), 'RUB'),
  };
}

export const custodyHandlers = {
  custodialSolutionList: ({ world, query, url }) =>
    mapPage(queryPage(world, url, query, filtered(query)), current(world)),

  custodialSummaryList: ({ world }) => {
    const solutions = queryRows(world, filtered({})).map(current(world));
    const currencies = [...new Set(solutions.map(({ currency }) => currency))];
    return currencies.map((currency) =>
      summary(
        currency,
        solutions.filter((row) => row.currency === currency),
      ),
    );
  },

  custodialSolutionListExportToExcel: (call) => createDocumentResponse(documentOf(call), 'xlsx'),
  custodialSolutionListExportToPdf: (call) => createDocumentResponse(documentOf(call), 'pdf'),
} satisfies Partial<RequestHandlers>;
