// One successful call on the default seed for every row of calls.json. Tests derive invalid ones from them.
import { type Caller, PASSWORD, credentials, pdf, png } from '../mock.ts';
import { newProvider, newParticipant } from '../newcomer.ts';

export type SampleFields = Readonly<Record<string, unknown>>;
/** Signs in as a demo account, or returns a caller without a token. */
export type SignInAs = (login: string | null) => Promise<Caller>;

export interface Sample {
  /** The caller's login; null without a token. */
  readonly as: string | null;
  /** Values of the path's `{places}`. */
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: string;
  readonly body?: SampleFields;
  /** Calls to make first; returns body fields taken from their responses. */
  readonly prepare?: (as: SignInAs) => Promise<SampleFields>;
}

const P = 'ved.active';
const CARGO = 'ved.cargo';
const L = 'lp.active';
const O = 'operator';

const field = async (answer: ReturnType<Caller>, name: string): Promise<SampleFields> => {
  const { body } = await answer;
  return { [name]: Reflect.get(Object(body), name) };
};
const askForCode = async (as: SignInAs) => {
  await (
    await as(null)
  )('POST', 'organizations/send_recovery_code/', { login: CARGO });
  return {};
};
const verifyCode = async (as: SignInAs) => {
  await askForCode(as);
  const code = { login: CARGO, code: '246810' };
  return field((await as(null))('POST', 'organizations/verify_recovery_code/', code), 'recovery_token');
};
const signIn = async (as: SignInAs) =>
  field((await as(null))('POST', 'auth/jwt/create/', credentials(CARGO, 'ved_participant')), 'refresh');

const number = '26090017/9901/0000/2/1';
const buy = {
  amount_to_pay: '923500.00',
  exchange_rate: '92.35',
  amount_to_receive: '10000',
  trade_limit: '100000',
  currency_to_pay: 'RUB',
  currency_to_receive: 'USDT',
  wallet_id: 1,
  ved_contract_number: number,
  comment: 'Срочно',
  files: [pdf()],
};
const sell = {
  ...buy,
  currency_to_pay: 'USDT',
  amount_to_pay: '10000',
  currency_to_receive: 'RUB',
  amount_to_receive: '923500.00',
  trade_limit: '1000',
};
const bitcoins = {
  currency_to_pay: 'BTC',
  amount_to_pay: '0.5',
  currency_to_receive: 'USDT',
  amount_to_receive: '49250',
  exchange_rate: '98500',
  wallet_id: 2,
  target_wallet_id: 1,
  files: [pdf()],
};
const dollars = {
  ...bitcoins,
  currency_to_pay: 'USDT',
  amount_to_pay: '9850',
  currency_to_receive: 'BTC',
  amount_to_receive: '0.1',
  wallet_id: 1,
  target_wallet_id: 2,
};
const wallet = {
  currency: 'USDT',
  network: 'trx',
  address: 'TV8g1zVgEJTRSjGFkPYpKR3CNWvNvFfGkS',
  name: 'Новый',
  wallet_type: 'import',
  photo: png(),
};
const withdrawal = {
  amount: '1000.00',
  currency: 'RUB',
  settlement_account: '40702810600010000001',
  bik: '040200701',
  purpose: 'Вывод средств',
};
const comment = 'Проверено';

/** By the number of the row. Rows 95 and 124 are no endpoints: their test has its own. */
export const samples: Readonly<Record<number, Sample>> = {
  1: { as: null, body: newParticipant },
  2: { as: null, body: newProvider },
  3: { as: null, body: credentials(P, 'ved_participant') },
  4: { as: null, prepare: signIn },
  5: { as: P, body: { refresh: 'any' } },
  6: { as: P, body: buy },
  7: { as: P, body: sell },
  8: { as: P, body: dollars },
  9: { as: P, body: bitcoins },
  10: { as: O, body: { trade_id: 1002 } },
  11: { as: O, body: { buy_trade_id: 1002, sell_trade_id: 1008, amount: '50000', exchange_rate: '92.3', comment } },
  12: { as: P, body: { name: 'Вопрос о курсе' } },
  13: { as: O, body: { name: 'По сделке', company_id: 107, role: 'ved_participant' } },
  14: { as: P, body: { file: pdf(), chat_id: 1 } },
  15: {
    as: P,
    body: {
      amount: '240000.00',
      currency: 'CNY',
      ved_contract_number: number,
      wallet_id: 1,
      counterparty_name: 'Harbor Tools Demo Co., Ltd',
      counterparty_country: 'CN',
      purpose: 'Аванс',
      invoice: pdf(),
    },
  },
  16: { as: CARGO, body: { operation_id: 'ЦВ-2026-000005', comment, files: [pdf()] } },
  17: {
    as: O,
    body: { company_id: 107, role: 'ved_participant', subject: 'Документы', message: 'Ждём', files: [pdf()] },
  },
  18: {
    as: O,
    body: { title: 'Оферта', version: '9', text: 'Условия', account_type: 'ved_participant', file: pdf() },
  },
  19: { as: O, body: { wallet_id: 15 } },
  20: { as: P, body: { notification_ids: [1, 2] } },
  21: { as: null, body: { login: CARGO } },
  22: { as: null, prepare: askForCode, body: { login: CARGO, code: '246810' } },
  23: { as: null, prepare: verifyCode, body: { login: CARGO, password: `${PASSWORD}x` } },
  24: {
    as: O,
    body: {
      report_type: 'responsibility_report',
      company_id: 107,
      role: 'ved_participant',
      period_from: '2026-10-01',
      period_to: '2026-10-31',
    },
  },
  25: { as: P, body: { ...wallet, ved_contract_number: number, contract_file: pdf() } },
  26: { as: L, body: wallet },
  27: { as: O, body: { wallet_id: 2, status: 'funded', comment } },
  28: { as: O, body: { currency: 'USDT', network: 'trx', name: 'Горячий', limit: '5000' } },
  29: { as: O, body: { wallet_id: 40, request_kind: 'create', status: 'approved', comment } },
  30: { as: O, body: { contract_id: 307, text: 'Пришлите справку' } },
  31: { as: O, body: { ...withdrawal, company_id: 107, role: 'ved_participant' } },
  32: { as: P, body: { amount: '1500.00', currency: 'RUB', comment } },
  33: {
    as: P,
    body: {
      ...withdrawal,
      recipient_name: 'ООО «Лазурит Импорт»',
      corr_account: '30101810400000000701',
      bank_name: 'АО «Демо-Банк Север»',
      comment,
      file: pdf(),
    },
  },
  34: { as: O },
  35: { as: O, params: { id: 901 } },
  36: { as: O, params: { id: 901 } },
  37: { as: O },
  38: { as: O, query: 'type=clean&id=107&role=ved_participant' },
  39: { as: O },
  40: { as: O, params: { role: 'ved_participant', id: 107 } },
  41: { as: P, query: 'request_type=sell' },
  42: { as: P, params: { id: 1002 } },
  43: { as: P, params: { id: 1002 } },
  44: { as: P },
  45: { as: P, params: { id: 1003 } },
  46: { as: P },
  47: { as: P, params: { id: 501 } },
  48: { as: O },
  49: { as: O, params: { id: 1002 } },
  50: { as: O, params: { id: 501 } },
  51: { as: O },
  52: { as: O },
  53: { as: P },
  54: { as: P },
  55: { as: P },
  56: { as: P },
  57: { as: P },
  58: { as: P, params: { id: 1 } },
  59: { as: O },
  60: { as: O },
  61: { as: O, params: { id: 107 } },
  62: { as: O },
  63: { as: O, params: { id: 201 } },
  64: { as: P },
  65: { as: L },
  66: { as: L, query: 'no_pagination=true' },
  67: { as: P },
  68: { as: P },
  69: { as: P },
  70: { as: P },
  71: { as: L },
  72: { as: P },
  73: { as: P },
  74: { as: P },
  75: { as: P },
  76: { as: P },
  77: { as: P },
  78: { as: P },
  79: { as: P },
  80: { as: P },
  81: { as: O },
  82: { as: O },
  83: { as: O },
  84: { as: O },
  85: { as: O },
  86: { as: O },
  87: { as: O },
  88: { as: O },
  89: { as: O },
  90: { as: O },
  91: { as: O, params: { id: 971 } },
  92: { as: O, params: { id: 971 } },
  93: { as: O },
  94: { as: O, query: 'id=107&role=ved_participant&type=dirty&limitDirty=5&offsetDirty=0' },
  96: { as: O, params: { id: 1001 }, body: { status: 'accepted', comment } },
  97: { as: O, params: { id: 501 }, body: { status: 'accepted' } },
  98: { as: O, params: { id: 502 }, body: { status: 'completed' } },
  99: { as: O, body: { company_id: 107, role: 'ved_participant', status: 'blocked' } },
  100: { as: O, body: { company_id: 103, status: 'verified', comment } },
  101: { as: O, body: { company_id: 203, status: 'verified', comment } },
  102: { as: O, params: { id: 603 }, body: { status: 'executed', top_up_amount: '12000000.00', comment } },
  103: { as: O, params: { id: 701 }, body: { status: 'accepted', comment } },
  104: { as: O, params: { id: 952 }, body: { status: 'accepted', comment } },
  105: { as: O, params: { id: 802 }, body: { status: 'executed', comment } },
  106: { as: O, params: { id: 15 } },
  107: { as: O, params: { id: 1 }, body: { balance: '190000', comment } },
  108: { as: O, params: { id: 308 }, body: { status: 'active', comment } },
  109: { as: P, params: { id: 1001 } },
  110: { as: O, params: { id: 1 }, body: { closed: true } },
  111: { as: P, params: { id: 601 }, body: { payment_order: pdf() } },
  112: { as: P, params: { id: 601 }, body: { comment } },
  113: { as: P, params: { id: 701 }, body: { comment } },
  114: { as: 'ved.agreements', params: { id: 12 } },
  115: { as: 'lp.amber', body: { reason: 'Завершаем работу' } },
  116: { as: P, body: { wallet_id: 2, amount: '1.2', comment } },
  117: { as: P, body: { wallet_id: 1 } },
  118: { as: P, body: { wallet_id: 1, ved_contract_number: number, amount: '500' } },
  119: { as: P, body: { wallet_id: 1 } },
  120: { as: P, body: { wallet_id: 1, amount: '50', hash: 'ab12' } },
  121: { as: P, params: { id: 951 } },
  122: { as: O, params: { id: 16 } },
  123: { as: O, body: { wallet_id: 32 } },
};
