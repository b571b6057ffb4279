// Where the platform keeps digital currency: contract rows 81, 82, 89, 90.
import type { Decimal } from '../../api/amounts/decimal.ts';
import { custodyDocument } from '../documents/exports.ts';
import { documentReply } from '../documents/documentResponse.ts';
import type { CallOf, Handlers } from '../http/handler.ts';
import { moneyText, sumOf } from '../domain/money/decimal.ts';
import { converted } from '../domain/rules/rates.ts';
import { OPERATOR_ID } from '../db/seed.ts';
import type { Row } from '../db/tables.ts';
import type { World } from '../db/database.ts';
import { type List, listPage, listRows } from './lists.ts';
import { pageAs } from './pagination.ts';

type Solution = Row<'custodial_solutions'>;

/** One of the operator's wallets among the solutions shows what that wallet holds now; the others keep their figure. */
const current =
  (world: World) =>
  (solution: Solution): Solution => {
    const twins = world.sortedBy('wallets', 'address', solution.address);
    const wallet = twins.find(({ company_id }) => company_id === OPERATOR_ID);
    if (!wallet) return solution;
    return { ...solution, balance: wallet.balance, aml_percentage: wallet.aml_percentage };
  };

const filtered = ({ currency, network, custody }: CallOf<'custodialSolutionListExportToPdf'>['query']) =>
  ({
    table: 'custodial_solutions',
    where: { currency, network, custody },
    oldestFirst: true,
  }) as const satisfies List<'custodial_solutions'>;

function documentOf({ world, query }: CallOf<'custodialSolutionListExportToPdf'>) {
  const rows = listRows(world, filtered(query)).map(current(world));
  return custodyDocument(rows, query, world.clock.iso());
}

/** Totals of one currency. Whatever is not hot is kept offline and counts as cold. */
// assumed: the contract names no column for multisig, whose keys are offline too
function summary(currency: string, solutions: readonly Solution[]) {
  const held = (rows: readonly Solution[]): Decimal => sumOf(rows.map(({ balance }) => balance));
  const isHot = ({ custody }: Solution): boolean => custody === 'hot';
  const total = moneyText(held(solutions), currency);
  return {
    currency,
    total,
    hot: moneyText(held(solutions.filter(isHot)), currency),
    cold: moneyText(held(solutions.filter((row) => !isHot(row))), currency),
    wallets_count: solutions.length,
    rub_equivalent: moneyText(converted(total, currency, 'RUB'), 'RUB'),
  };
}

export const custody = {
  custodialSolutionList: ({ world, query, url }) =>
    pageAs(listPage(world, url, query, filtered(query)), current(world)),

  custodialSummaryList: ({ world }) => {
    const solutions = listRows(world, filtered({})).map(current(world));
    const currencies = [...new Set(solutions.map(({ currency }) => currency))];
    return currencies.map((currency) =>
      summary(
        currency,
        solutions.filter((row) => row.currency === currency),
      ),
    );
  },

  custodialSolutionListExportToExcel: (call) => documentReply(documentOf(call), 'xlsx'),
  custodialSolutionListExportToPdf: (call) => documentReply(documentOf(call), 'pdf'),
} satisfies Partial<Handlers>;
