// The client checks the filter of a list again: the rows that each query excludes.
import { expect, test } from 'vitest';
import type { Endpoint } from '../../src/api/endpoint.ts';
import { endpoints } from '../../src/api/endpoints/all.ts';
import { custodialSolutionList } from '../../src/api/endpoints/custody.ts';
import { operatorDepositList } from '../../src/api/endpoints/deposits.ts';
import { operatorWalletList } from '../../src/api/endpoints/kyt.ts';
import { organizationList } from '../../src/api/endpoints/organizations.ts';
import { vedTransactionList } from '../../src/api/endpoints/ved.ts';
import { operatorWithdrawalList } from '../../src/api/endpoints/withdrawals.ts';

type Row = Readonly<Record<string, unknown>>;
type Query = Readonly<Record<string, string>>;

/** A query, and rows that answer it or contradict it. */
const CASES: readonly (readonly [list: Endpoint, query: Query, right: readonly Row[], wrong: readonly Row[]])[] = [
  ...[operatorDepositList, operatorWithdrawalList, vedTransactionList].flatMap(
    (list) =>
      [
        [list, { id: '7' }, [{ id: 7 }, { id: '7' }], [{ id: 8 }]],
        [list, {}, [{ id: 7 }, { id: 8 }], []],
      ] as const,
  ),
  [
    organizationList,
    { wants_to_close_account: 'true' },
    [{ wants_to_close_account: true }],
    [{ wants_to_close_account: false }, { wants_to_close_account: null }, {}],
  ],
  [organizationList, {}, [{ wants_to_close_account: false }, {}], []],
  [custodialSolutionList, { custody: 'cold' }, [{ custody: 'cold' }, { custody: null }, {}], [{ custody: 'hot' }]],
  [operatorWalletList, { id: '107' }, [{ company_id: 107 }, { company_id: null }], [{ company_id: 108 }]],
  [
    operatorWalletList,
    { id: '107', role: 'ved_participant' },
    [
      { company_id: 107, role: 'ved_participant' },
      { company_id: 107, role: null },
    ],
    [{ company_id: 107, role: 'liquidity_provider' }],
  ],
  [
    operatorWalletList,
    { type: 'hot' },
    [{ custody: 'hot' }, { custody: null }],
    [{ custody: 'cold' }, { custody: 'multisig' }],
  ],
  [
    operatorWalletList,
    { type: 'cold' },
    [{ custody: 'cold' }, { custody: 'multisig' }, { custody: null }],
    [{ custody: 'hot' }],
  ],
  [operatorWalletList, { type: 'clean' }, [{ custody: 'hot' }, { custody: 'cold' }], []],
  [
    operatorWalletList,
    { type: 'hot', id: '107' },
    [{ custody: 'hot', company_id: 107 }],
    [{ custody: 'hot', company_id: 108 }],
  ],
];

test.each(CASES.map(([list, query, right, wrong]) => ({ list, path: list.path, query, right, wrong })))(
  '$path with $query',
  ({ list, query, right, wrong }) => {
    const judged = (rows: readonly Row[]) => rows.map((row) => list.verify?.(row, query));
    expect(judged(right)).toEqual(right.map(() => true));
    expect(judged(wrong)).toEqual(wrong.map(() => false));
  },
);

test('every list with a check is in the table', () => {
  const checked = Object.values<Endpoint>(endpoints).filter(({ verify }) => verify !== null);
  expect(new Set(CASES.map(([list]) => list))).toEqual(new Set(checked));
});
