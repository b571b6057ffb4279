// Actions of the operator in random histories: decisions of every kind, lots, balances, blocks.
import { endpoints } from '../../../src/api/endpoints/all.ts';
import type { Row } from '../../../src/mock-server/db/tables.ts';
import type { ActContext } from './clients.ts';
import { nextStatus, rowsOf } from './game.ts';

const isOut = ({ status }: Row<'organizations'>): boolean => status !== 'active';
const BALANCES = ['0', '12.5', '90000', '700000'];

export const operatorActs = {
  reviewTrade: ({ game, dice }: ActContext) => {
    const waits = dice.roll(2) === 0;
    const { id, status } = dice.pick(rowsOf(game.world, 'trades', (row) => !waits || row.status === 'pending'));
    const body = { status: nextStatus(dice, 'trade', status) };
    return game.operator(endpoints.tradeReview, { params: { id }, body });
  },
  lot: ({ game, dice }: ActContext) => {
    const market = rowsOf(game.world, 'trades', ({ status }) => status === 'accepted');
    const sells = market.filter(({ request_type }) => request_type === 'sell');
    const buy = dice.pick(market.filter(({ request_type }) => request_type === 'buy'));
    const fitting = sells.filter((trade) => trade.currency_to_pay === buy.currency_to_receive);
    const sell = dice.pick(dice.roll(4) > 0 ? fitting : sells);
    const amount = dice.pick([undefined, undefined, '50', '7000.123456']);
    const exchange_rate = dice.pick([undefined, '92.31']);
    const body = { buy_trade_id: buy.id, sell_trade_id: sell.id, amount, exchange_rate };
    return game.operator(endpoints.lotCreate, { body });
  },
  autoExecute: ({ game, dice }: ActContext) => {
    const { id } = dice.pick(rowsOf(game.world, 'trades', ({ status }) => status === 'accepted'));
    return game.operator(endpoints.tradeAutoExecute, { body: { trade_id: id } });
  },
  reviewExchange: ({ game, dice }: ActContext) => {
    const { id, status, request_type } = dice.pick(rowsOf(game.world, 'exchanges'));
    const target = request_type === 'buy' ? endpoints.exchangeBuyReview : endpoints.exchangeSellReview;
    return game.operator(target, { params: { id }, body: { status: nextStatus(dice, 'exchange', status) } });
  },
  reviewDeposit: ({ game, dice }: ActContext) => {
    const { id, status, amount } = dice.pick(rowsOf(game.world, 'deposits'));
    const top_up_amount = dice.pick([amount, amount, '0.01', undefined]);
    const body = { status: nextStatus(dice, 'deposit', status), top_up_amount };
    return game.operator(endpoints.depositReview, { params: { id }, body });
  },
  reviewWithdrawal: ({ game, dice }: ActContext) => {
    const { id, status } = dice.pick(rowsOf(game.world, 'withdrawals'));
    const body = { status: nextStatus(dice, 'withdrawal', status) };
    return game.operator(endpoints.withdrawalReview, { params: { id }, body });
  },
  withdrawFor: ({ game, dice, player }: ActContext) => {
    const body = {
      company_id: player.company,
      role: player.isParticipant ? 'ved_participant' : 'liquidity_provider',
      amount: dice.pick(['15.00', '700000.00', '99000000.00']),
      currency: 'RUB',
      settlement_account: '40702810600010000001',
      bik: '040200701',
      purpose: 'По поручению',
    } as const;
    return game.operator(endpoints.operatorWithdrawalCreate, { body });
  },
  reviewPayment: ({ game, dice }: ActContext) => {
    const { id, status } = dice.pick(rowsOf(game.world, 'ved_transactions'));
    const body = { status: nextStatus(dice, 'vedTransaction', status) };
    return game.operator(endpoints.vedTransactionReview, { params: { id }, body });
  },
  reviewContract: ({ game, dice }: ActContext) => {
    const { id, status } = dice.pick(rowsOf(game.world, 'contracts', (row) => row.status === 'pending'));
    const body = { status: nextStatus(dice, 'contract', status) };
    return game.operator(endpoints.contractReview, { params: { id }, body });
  },
  reviewWallet: ({ game, dice }: ActContext) => {
    const { id, status } = dice.pick(rowsOf(game.world, 'wallets'));
    const body = { wallet_id: id, status: nextStatus(dice, 'wallet', status) };
    return game.operator(endpoints.walletReview, { body });
  },
  answerRequest: ({ game, dice }: ActContext) => {
    const waits = rowsOf(game.world, 'wallets', (row) => row.status === 'requested' || row.balance_request !== null);
    const { id, status } = dice.pick(waits);
    const request_kind = status === 'requested' ? 'create' : 'balance';
    const body = { wallet_id: id, request_kind, status: dice.pick(['approved', 'approved', 'rejected']) } as const;
    return game.operator(endpoints.walletRequestProcess, { body });
  },
  setBalance: ({ game, dice }: ActContext) => {
    const { id } = dice.pick(rowsOf(game.world, 'wallets'));
    return game.operator(endpoints.walletBalanceSet, { params: { id }, body: { balance: dice.pick(BALANCES) } });
  },
  hotWallet: ({ game, dice }: ActContext) => {
    const [currency, network] = dice.pick([['BTC', 'btc'] as const, ['SPCTR', 'spctr'] as const]);
    return game.operator(endpoints.hotWalletCreate, { body: { currency, network, name: 'Горячий' } });
  },
  /** Blocking an organisation rejects its open requests; few stay blocked for long, otherwise no client could act. */
  changeStatus: ({ game, dice }: ActContext) => {
    const clients = rowsOf(game.world, 'organizations', ({ id }) => game.clients.some(({ company }) => company === id));
    const out = clients.filter(isOut);
    const { id: company_id, role, status } = dice.pick(out.length > 0 && dice.roll(4) > 0 ? out : clients);
    const body = { company_id, role, status: nextStatus(dice, 'organization', status) };
    return game.operator(endpoints.organizationChangeStatus, { body });
  },
  block: ({ game, dice }: ActContext) => {
    const isAny = dice.roll(6) === 0; // else the whole economy would soon be frozen
    const { id } = dice.pick(rowsOf(game.world, 'wallets', ({ status }) => isAny || status === 'rejected'));
    return game.operator(endpoints.walletBlock, { params: { id } });
  },
} as const;
