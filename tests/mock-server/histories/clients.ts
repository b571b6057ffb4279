// Actions of clients in random histories: requests of every kind, mostly with valid amounts, and their ends.
import { toDecimal, truncateToCurrency } from '../../../src/api/amounts/decimal.ts';
import { endpoints } from '../../../src/api/endpoints/all.ts';
import type { Row } from '../../../src/mock-server/db/tables.ts';
import { pdf } from '../mock.ts';
import { type ChoiceSource, type HistoryWorld, type SignedInClient, rowsOf } from './game.ts';

const RATES = ['92.1', '92.3', '92.35', '92.4', '92.9'];
/** Of digital currency; the last ones seldom fit a balance. */
const COINS = ['0.000001', '0.5', '7', '250.5', '5000', '33333.333333', '100000', '400000'];
const ROUBLES = ['0.01', '1000.00', '250000.50', '4000000.00', '90000000.00'];

/** The client of a step and its random choices. */
export interface ActContext {
  readonly game: HistoryWorld;
  readonly dice: ChoiceSource;
  readonly player: SignedInClient;
}

const own = ({ game, player }: ActContext) => rowsOf(game.world, 'wallets', (row) => row.company_id === player.company);
const participant = ({ game, dice }: ActContext) =>
  dice.pick(game.clients.filter(({ isParticipant }) => isParticipant));

/** A contract of the client, or an unused number. */
function contractOf({ game, dice, player }: ActContext): string {
  const known = rowsOf(game.world, 'contracts', (row) => row.company_id === player.company);
  if (dice.roll(4) > 0 && known.length > 0) return dice.pick(known).ved_contract_number;
  return `2611${String(dice.roll(9999)).padStart(4, '0')}/9901/0000/${dice.pick([1, 2, 9])}/1`;
}

function tradeOf(turn: ActContext, kind: 'buy' | 'sell') {
  const { dice } = turn;
  const wallet = dice.pick(own(turn));
  const exchange_rate = dice.pick(RATES);
  const coins = truncateToCurrency(toDecimal(dice.pick(COINS)), wallet.currency).toFixed();
  const roubles = truncateToCurrency(toDecimal(coins).times(exchange_rate), 'RUB').toFixed(2);
  const [amount_to_pay, amount_to_receive] = kind === 'buy' ? [roubles, coins] : [coins, roubles];
  const limit = dice.pick([null, '0.1', '1']);
  const currency = kind === 'buy' ? { currency_to_receive: wallet.currency } : { currency_to_pay: wallet.currency };
  return {
    ...currency,
    amount_to_pay,
    amount_to_receive,
    exchange_rate,
    wallet_id: wallet.id,
    ved_contract_number: contractOf(turn),
    ...(limit !== null && { trade_limit: truncateToCurrency(toDecimal(amount_to_pay).times(limit), 'RUB').toFixed() }),
  };
}

/** In USDT. */
const PRICES: Readonly<Record<string, string>> = { BTC: '98500', ETH: '3450', SPCTR: '0.1083', USDT: '1' };
const priceOf = (currency: string) => toDecimal(PRICES[currency] ?? 1);

/** A seller's rate is the price of what is paid, a buyer's that of what is received. */
function exchangeOf(turn: ActContext, kind: 'buy' | 'sell') {
  const { dice } = turn;
  const wallet = dice.pick(own(turn));
  const target = dice.pick(own(turn).filter(({ currency }) => currency !== wallet.currency));
  const amount_to_pay = dice.pick(COINS.slice(1, 6));
  const [paid, received] = [priceOf(wallet.currency), priceOf(target.currency)];
  const rate = (kind === 'sell' ? paid.div(received) : received.div(paid)).round(8, 0);
  const amount = kind === 'sell' ? rate.times(amount_to_pay) : toDecimal(amount_to_pay).div(rate);
  return {
    currency_to_pay: wallet.currency,
    amount_to_pay,
    currency_to_receive: target.currency,
    amount_to_receive: truncateToCurrency(amount, target.currency).toFixed(),
    exchange_rate: rate.toFixed(),
    wallet_id: wallet.id,
    target_wallet_id: target.id,
  };
}

/** An unused EVM address, in one case so that it carries no checksum. */
const freshAddress = ({ game, dice }: ActContext): string =>
  `0x${(rowsOf(game.world, 'wallets').length * 10_000 + dice.roll(9999)).toString(16).padStart(40, 'a')}`;

const order = (dice: ChoiceSource) => ({
  amount: dice.pick(ROUBLES),
  recipient_name: 'Получатель',
  settlement_account: '40702810600010000001',
  bik: '040200701',
  purpose: 'Вывод средств',
});

const isOwn =
  ({ player }: ActContext) =>
  (row: Pick<Row<'deposits'>, 'company_id'>): boolean =>
    row.company_id === player.company;
const newWallet = (turn: ActContext) => ({
  currency: turn.dice.pick(['ETH', 'USDT']),
  network: 'eth',
  address: freshAddress(turn),
  name: turn.dice.pick(['Новый', 'Новый', 'риск']),
  wallet_type: turn.dice.pick(['import', 'export'] as const),
});

export const clientActs = {
  buy: (turn: ActContext) => turn.player.api(endpoints.tradeBuyCreate, { body: tradeOf(turn, 'buy') }),
  sell: (turn: ActContext) => turn.player.api(endpoints.tradeSellCreate, { body: tradeOf(turn, 'sell') }),
  cancel: (turn: ActContext) => {
    const { id } = turn.dice.pick(rowsOf(turn.game.world, 'trades', isOwn(turn)));
    return turn.player.api(endpoints.tradeCancel, { params: { id } });
  },
  exchangeBuy: (turn: ActContext) => turn.player.api(endpoints.exchangeBuyCreate, { body: exchangeOf(turn, 'buy') }),
  exchangeSell: (turn: ActContext) => turn.player.api(endpoints.exchangeSellCreate, { body: exchangeOf(turn, 'sell') }),
  deposit: ({ dice, player }: ActContext) =>
    player.api(endpoints.depositCreate, { body: { amount: dice.pick(ROUBLES) } }),
  payOrder: (turn: ActContext) => {
    const { id } = turn.dice.pick(rowsOf(turn.game.world, 'deposits', isOwn(turn)));
    return turn.player.api(endpoints.depositUpdate, { params: { id }, body: { payment_order: pdf() } });
  },
  callOff: (turn: ActContext) => {
    const { id } = turn.dice.pick(rowsOf(turn.game.world, 'deposits', isOwn(turn)));
    return turn.player.api(endpoints.depositUpdate, { params: { id }, body: { status: 'cancelled' } });
  },
  withdraw: ({ dice, player }: ActContext) => player.api(endpoints.withdrawalCreate, { body: order(dice) }),
  pay: (turn: ActContext) => {
    const { dice } = turn;
    const player = participant(turn);
    const mine = { ...turn, player };
    const wallet = dice.pick([null, ...own(mine)]);
    const body = {
      amount: dice.pick(ROUBLES),
      currency: dice.pick(['USD', 'CNY', 'AED']),
      ved_contract_number: contractOf(mine),
      counterparty_name: 'Counterparty',
      counterparty_country: 'CN',
      purpose: 'Оплата',
      ...(wallet && { wallet_id: wallet.id }),
    };
    return player.api(endpoints.vedTransactionCreate, { body });
  },
  askWallet: (turn: ActContext) => {
    const player = participant(turn);
    const body = { ...newWallet(turn), ved_contract_number: contractOf({ ...turn, player }) };
    return player.api(endpoints.walletRequestCreate, { body });
  },
  addWallet: (turn: ActContext) => {
    const provider = turn.dice.pick(turn.game.clients.filter(({ isParticipant }) => !isParticipant));
    return provider.api(endpoints.walletCreate, { body: newWallet(turn) });
  },
  askBalance: (turn: ActContext) => {
    const body = { wallet_id: turn.dice.pick(own(turn)).id, amount: turn.dice.pick(['0', ...COINS]) };
    return turn.player.api(endpoints.walletBalanceRequest, { body });
  },
  report: (turn: ActContext) => {
    const player = participant(turn);
    const wallet = turn.dice.pick(own({ ...turn, player }));
    const amount = truncateToCurrency(toDecimal(turn.dice.pick(COINS)), wallet.currency).toFixed();
    return player.api(endpoints.walletFundingNotify, { body: { wallet_id: wallet.id, amount } });
  },
  claim: (turn: ActContext) => {
    const player = participant(turn);
    const mine = { ...turn, player };
    const body = { wallet_id: turn.dice.pick(own(mine)).id, amount: turn.dice.pick(COINS) };
    return player.api(endpoints.contractBalanceUpdate, { body: { ...body, ved_contract_number: contractOf(mine) } });
  },
  refresh: (turn: ActContext) =>
    turn.player.api(endpoints.walletBalanceRefresh, { body: { wallet_id: turn.dice.pick(own(turn)).id } }),
  checkAml: (turn: ActContext) =>
    turn.player.api(endpoints.walletAmlCheck, { body: { wallet_id: turn.dice.pick(own(turn)).id } }),
} as const;
