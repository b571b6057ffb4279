// Lived seed: the demo world with a generated history of three months and full queues. Only the demo's start page and its
// story use it. Generated on every start and never stored (`origins`): raise SEED_SCHEMA_VERSION when its rows change.
import { lazyValue } from '../../lazyValue.ts';
import type { Row } from '../tables.ts';
import { createDefaultRows, createStatementHistory } from './default.ts';
import { generateOperations } from './large/trades.ts';
import { HISTORY_DAYS, historyClients } from './history/clients.ts';
import { createHistorySubmissions } from './history/compliance.ts';
import { createHistoryExchanges, toExchangeRow } from './history/exchanges.ts';
import { type HistoryDeal, type HistoryTransfer, createMoneyHistory } from './history/money.ts';
import {
  type HistorySources,
  toDepositRow,
  formatCents,
  toPaymentRow,
  toTradeRow,
  toWithdrawalRow,
} from './history/rows.ts';
import {
  createHistoryChats,
  createHistoryMessages,
  createHistoryNotifications,
  createHistoryReports,
} from './history/messages.ts';
import type { Seed } from './rows.ts';

/** Ids below the lowest of the demo rows. */
const BELOW = { trades: 988, exchanges: 498, deposits: 595, withdrawals: 697, ved_transactions: 797 } as const;
const FIRST_SUBMISSION = 947;
/** Waiting requests of the last days: companies, and hundreds of USDT or of thousands of roubles. */
const WAITING = {
  trades: [
    [102, 60],
    [107, 45],
    [108, 80],
    [109, 12],
  ],
  deposits: [
    [102, 40],
    [107, 65],
    [108, 30],
    [109, 9],
    [205, 25],
  ],
  withdrawals: [
    [108, 52],
    [202, 90],
  ],
  payments: [
    [107, 40],
    [109, 15],
    [110, 30],
  ],
} as const satisfies Readonly<Record<string, readonly (readonly [number, number])[]>>;
const YESTERDAY = HISTORY_DAYS - 1;
const HUNDRED_THOUSAND = 10_000_000;
const RATE = 9_235;

const clientOf = (company: number) => {
  const found = historyClients.find((client) => client.company === company);
  if (!found) throw new Error(`no client ${company}`);
  return found;
};
const provider = clientOf(201);
const waitingTransfers = (list: readonly (readonly [number, number])[], unit: number): HistoryTransfer[] =>
  list.map(([company, amount], index) => ({
    day: YESTERDAY - (index % 3),
    client: clientOf(company),
    amount: amount * unit,
  }));

/** The last row has the id below the demo rows; `make` gets them in order. */
function withIds<T, R>(table: keyof typeof BELOW, list: readonly T[], make: (item: T, id: number) => R): R[] {
  return list.map((item, index) => make(item, BELOW[table] - list.length + index));
}

export function historySeed(): Seed {
  const base = createDefaultRows();
  const history = lazyValue(createMoneyHistory);
  const sources = lazyValue(sourcesOf(base));
  const trades = lazyValue(() => {
    const sides = history().deals.flatMap((deal, index) => [
      { deal, side: 'buy' as const, lot: `LOT-2026-${1000 + index}`, done: true },
      { deal, side: 'sell' as const, lot: `LOT-2026-${1000 + index}`, done: true },
    ]);
    const waiting = WAITING.trades.map(([company, coins]) => {
      const deal: HistoryDeal = { day: YESTERDAY, buyer: clientOf(company), seller: provider, coins, rate: RATE };
      return { deal, side: 'buy' as const, lot: '', done: false };
    });
    return withIds('trades', [...sides, ...waiting], ({ deal, side, ...rest }, id) =>
      toTradeRow(sources(), deal, side, { id, ...rest }),
    );
  });
  const deposits = lazyValue(() => {
    const waiting = waitingTransfers(WAITING.deposits, HUNDRED_THOUSAND);
    const all = [
      ...history().deposits.map((one) => ({ one, done: true })),
      ...waiting.map((one) => ({ one, done: false })),
    ];
    return withIds('deposits', all, ({ one, done }, id) =>
      toDepositRow(sources(), one, id, done ? 'executed' : 'accepted'),
    );
  });
  const withdrawals = lazyValue(() => {
    const waiting = waitingTransfers(WAITING.withdrawals, HUNDRED_THOUSAND / 2);
    const done = history().withdrawals.toSorted((a, b) => a.day - b.day);
    const all = [...done.map((one) => ({ one, done: true })), ...waiting.map((one) => ({ one, done: false }))];
    return withIds('withdrawals', all, ({ one, done: isDone }, id) =>
      toWithdrawalRow(sources(), one, id, isDone ? 'executed' : 'pending'),
    );
  });
  const payments = lazyValue(() => {
    const waiting = waitingTransfers(WAITING.payments, 1);
    const all = [
      ...history().payments.map((one) => ({ one, done: true })),
      ...waiting.map((one) => ({ one, done: false })),
    ];
    return withIds('ved_transactions', all, ({ one, done }, id) => {
      const contract = base.contracts().find(({ ved_contract_number: number }) => number === one.client.contract);
      if (!contract) throw new Error(`no contract ${one.client.contract}`);
      return toPaymentRow(sources(), one, contract, { id, done });
    });
  });
  const operations = lazyValue(() => {
    const done = trades().filter(({ status }) => status === 'completed');
    const first = base.operations().length + 1;
    return generateOperations(done, (id) => sources().walletOf(id), first).map((row, index) => ({
      ...row,
      id: 888 - done.length + index,
    }));
  });
  const rows = {
    ...base,
    wallets: () => base.wallets().map(openedEarlier),
    contracts: () => base.contracts().map((contract) => withPayments(contract, payments())),
    trades: () => [...base.trades(), ...trades()],
    deposits: () => [...base.deposits(), ...deposits()],
    withdrawals: () => [...base.withdrawals(), ...withdrawals()],
    ved_transactions: () => [...base.ved_transactions(), ...payments()],
    exchanges: () => [
      ...base.exchanges(),
      ...withIds('exchanges', createHistoryExchanges(), (one, id) => toExchangeRow(sources(), one, id)),
    ],
    operations: () => [...base.operations(), ...operations()],
    submissions: () => [...base.submissions(), ...createHistorySubmissions(operations(), FIRST_SUBMISSION)],
    chats: () => [...base.chats(), ...createHistoryChats(sources())],
    messages: () => [...base.messages(), ...createHistoryMessages(sources())],
    notifications: () => [...base.notifications(), ...createHistoryNotifications(sources(), history())],
    reports: () => [...base.reports(), ...createHistoryReports(sources())],
    counters: () => [
      { id: 'message', last: base.messages().length + createHistoryMessages(sources()).length },
      { id: 'lot', last: 999 + history().deals.length },
      { id: 'operation', last: base.operations().length + operations().length },
    ],
  };
  return { rows, history: () => createStatementHistory(rows) };
}

function known<T>(map: ReadonlyMap<number, T>, id: number): T {
  const row = map.get(id);
  if (!row) throw new Error(`no row ${id}`);
  return row;
}

function sourcesOf(base: ReturnType<typeof createDefaultRows>): () => HistorySources {
  return () => {
    const organizations = new Map(base.organizations().map((row) => [row.id, row]));
    const wallets = new Map(base.wallets().map((row) => [row.id, row]));
    return { organizationOf: (id) => known(organizations, id), walletOf: (id) => known(wallets, id) };
  };
}

/** The deals of the history are older than the wallets of the contract's world. */
const openedEarlier = (wallet: Row<'wallets'>): Row<'wallets'> => ({
  ...wallet,
  created_at: wallet.created_at < '2026-10-01' ? `2026-07${wallet.created_at.slice(7)}` : wallet.created_at,
});

/** Executed payments are part of the paid sum of a contract that is large enough for them. */
function withPayments(contract: Row<'contracts'>, payments: readonly Row<'ved_transactions'>[]): Row<'contracts'> {
  const own = payments.filter(
    ({ status, ved_contract_number }) => status === 'executed' && ved_contract_number === contract.ved_contract_number,
  );
  if (own.length === 0 || contract.amount === null) return contract;
  const paid = own.reduce((sum, { amount }) => sum + Number(amount) * 100, 0);
  const [whole, before] = [Number(contract.amount) * 100, Number(contract.paid_amount) * 100];
  return { ...contract, amount: formatCents(whole + paid), paid_amount: formatCents(before + paid) };
}
