// Form of a payment abroad without its screen: values of a contract, quote, validation, request body.
import { describe, expect, it, test } from 'vitest';
import type { FormValues } from '../../../src/machines/form/form.machine.ts';
import {
  EMPTY_CONTRACT_VALUES,
  OTHER_CONTRACT_OPTION,
  detectNetwork,
  getContractValues,
  getInitialValues,
  getPayeeKind,
  getPurpose,
  paymentValidator,
  toPaymentBody,
} from '../../../src/ui/features/payments/form/paymentForm.ts';
import { calculateQuote, getRemainderAfterPayment } from '../../../src/ui/features/payments/form/quote.ts';
import type { PaymentSources } from '../../../src/ui/features/payments/sources.ts';
import { contractOf, paymentOf, walletOf } from './records.ts';

const NUMBER = '26090017/9901/0000/2/1';
const SERVICES = '26050042/9901/0000/4/1';
const contract = contractOf({ amount: '1000.00', paid_amount: '400.00' });
const services = contractOf({ id: 302, ved_contract_number: SERVICES, currency: 'USD', counterparty_name: 'Dock Ltd' });
const expired = contractOf({ id: 309, ved_contract_number: '25070033/9901/0000/2/1', expires_at: '2026-11-01' });
const usdt = walletOf({ id: 1, balance: '100.000000', reserved: '10.000000' });
const btc = walletOf({ id: 2, currency: 'BTC', balance: '1', reserved: '0' });
const frozen = walletOf({ id: 7, status: 'blocked' });
const quoted = { source: 'Площадка', quoted_at: '2026-11-20T10:00:00+03:00' };
const rates = [
  { currency: 'CNY', price: '10', ...quoted },
  { currency: 'USDT', price: '80', source: null, quoted_at: null },
  { currency: 'BTC', price: '8000000', source: null, quoted_at: null },
];
const sources: PaymentSources = {
  contracts: [contract, services, expired],
  wallets: [frozen, btc, usdt],
  payments: [],
  rates,
  today: '2026-11-20',
};
const BANK = {
  payee_account: 'DE89370400440532013000',
  payee_swift: 'DEUTDEFF',
  payee_bank: 'Demo Bank',
  payee_address: null,
  payee_network: null,
};
const toBank = paymentOf({ id: 801, wallet_id: 2, operation_code: '11200', ...BANK });
const toWallet = paymentOf({
  id: 802,
  ved_contract_number: SERVICES,
  payee_account: null,
  payee_swift: null,
  payee_bank: null,
  payee_address: '0xcBBEF9ff7B2204E15D91Dc4D726d1d573381982a',
  payee_network: 'eth',
});
const invoice = new File(['x'], 'INV-17.final.pdf');
const complete: FormValues = {
  ...getInitialValues({ ...sources, payments: [toBank] }, NUMBER),
  amount: '500',
  wallet_id: '1',
  invoice,
};

const contractIn = (found: Partial<PaymentSources>, requested: string | null = null) =>
  getInitialValues({ ...sources, ...found }, requested)['contract'];

const walletIn = (found: Partial<PaymentSources>) => getInitialValues({ ...sources, ...found }, null)['wallet_id'];

describe('initial values', () => {
  it('take the requested contract, else the last one paid, else the only payable one', () => {
    expect(contractIn({}, SERVICES)).toBe(SERVICES);
    expect(contractIn({ payments: [toWallet, toBank] })).toBe(SERVICES);
    expect(contractIn({ payments: [toBank, toWallet] })).toBe(NUMBER);
    expect(contractIn({ payments: [paymentOf({ ved_contract_number: '25070033/9901/0000/2/1' }), toBank] })).toBe(
      NUMBER,
    );
    expect(
      contractIn({
        payments: [paymentOf({ ved_contract_number: null })],
        contracts: [contractOf({ ved_contract_number: null }), contract, services],
      }),
    ).toBe('');
    expect(contractIn({ contracts: [expired, contract] })).toBe(NUMBER);
    expect(contractIn({})).toBe('');
    expect(contractIn({}, 'unknown')).toBe('');
  });

  it('take no contract for a payment without one', () => {
    const found = { payments: [paymentOf({ ved_contract_number: null })] };
    const contracts = [contractOf({ ved_contract_number: null }), contract];
    expect(getInitialValues({ ...sources, ...found, contracts }, null)['currency']).toBe('');
  });

  it('take the wallet of the last payment, else one in USDT, else the first usable one', () => {
    expect(walletIn({ payments: [toBank] })).toBe('2');
    expect(walletIn({ payments: [paymentOf({ wallet_id: 7 })] })).toBe('1');
    expect(walletIn({})).toBe('1');
    expect(walletIn({ wallets: [frozen, btc] })).toBe('2');
    expect(walletIn({ wallets: [frozen] })).toBe('');
  });

  it('are empty without a contract', () => {
    expect(getInitialValues({ ...sources, wallets: [] }, null)).toEqual({
      contract: '',
      ved_contract_number: '',
      counterparty_name: '',
      counterparty_country: '',
      amount: '',
      currency: '',
      wallet_id: '',
      payee: 'bank',
      payee_account: '',
      payee_swift: '',
      payee_bank: '',
      payee_address: '',
      payee_network: '',
      operation_code: '',
      purpose: '',
      invoice: null,
    });
  });
});

describe('values of a contract', () => {
  it('include the payee of its last payment and the code of that payment', () => {
    const nobody = paymentOf({ ...BANK, payee_account: null, payee_address: null });
    expect(getContractValues(contract, [nobody, toWallet, toBank])).toEqual({
      contract: NUMBER,
      ved_contract_number: NUMBER,
      counterparty_name: 'Harbor Tools Demo Co., Ltd',
      counterparty_country: 'CN',
      currency: 'CNY',
      operation_code: '11200',
      payee: 'bank',
      ...BANK,
      payee_address: '',
      payee_network: '',
    });
    expect(getContractValues(services, [toBank, toWallet])).toMatchObject({
      operation_code: '21100',
      payee: 'wallet',
      payee_account: '',
      payee_address: '0xcBBEF9ff7B2204E15D91Dc4D726d1d573381982a',
      payee_network: 'eth',
    });
  });

  it('are empty where the record has none', () => {
    const bare = { ved_contract_number: null, counterparty_name: null, counterparty_country: null, currency: null };
    expect(Object.entries(getContractValues(contractOf(bare), [])).filter(([, value]) => value !== '')).toEqual([
      ['payee', 'bank'],
    ]);
    expect(EMPTY_CONTRACT_VALUES).toEqual({
      contract: OTHER_CONTRACT_OPTION,
      ved_contract_number: '',
      counterparty_name: '',
      counterparty_country: '',
      payee: 'bank',
      payee_account: '',
      payee_swift: '',
      payee_bank: '',
      payee_address: '',
      payee_network: '',
    });
  });
});

test('a network is detected only if it is the only one of the format', () => {
  expect(detectNetwork('TRtHoXUkEJXSdD2AbNyugHrqKty6ydGYit')).toBe('trx');
  expect(detectNetwork('0xcBBEF9ff7B2204E15D91Dc4D726d1d573381982a')).toBe('');
  expect(detectNetwork('')).toBe('');
});

test('the purpose is the edited one, else composed from contract and invoice', () => {
  expect(getPurpose({ ved_contract_number: NUMBER, purpose: 'За станки' })).toBe('За станки');
  expect(getPurpose({ ved_contract_number: NUMBER })).toBe(`Оплата по контракту УНК ${NUMBER}`);
  expect(getPurpose({ ved_contract_number: NUMBER, invoice })).toBe(
    `Оплата по контракту УНК ${NUMBER}, счёт INV-17.final`,
  );
  expect(getPurpose({ ved_contract_number: '', invoice })).toBe('');
});

const quote = (values: FormValues, found: Partial<PaymentSources> = {}) =>
  calculateQuote({ currency: 'CNY', wallet_id: '1', amount: '600', ...values }, { ...sources, ...found });

const remainder = (values: FormValues, found: Partial<PaymentSources> = {}) =>
  getRemainderAfterPayment({ contract: NUMBER, currency: 'CNY', amount: '150.5', ...values }, { ...sources, ...found });

describe('the quote', () => {
  it('gives debit, rate and remaining balance of the selected wallet', () => {
    expect(quote({})).toEqual({
      wallet: usdt,
      currency: 'USDT',
      debit: '75',
      rate: '8',
      source: 'Площадка',
      at: '2026-11-20T10:00:00+03:00',
      remaining: '15',
      shortage: null,
    });
    expect(quote({ amount: '720' })).toMatchObject({ debit: '90', remaining: '0', shortage: null });
    expect(quote({ amount: '728' })).toMatchObject({ debit: '91', remaining: null, shortage: '1' });
    expect(quote({}, { wallets: [walletOf({ id: 1, balance: null })] })).toMatchObject({
      remaining: null,
      shortage: null,
    });
  });

  it('takes the first wallet with enough money while none is selected', () => {
    const poor = walletOf({ id: 3, balance: '1', reserved: '0' });
    expect(quote({ wallet_id: '' }, { wallets: [frozen, poor, usdt] })?.wallet).toBe(usdt);
    expect(quote({ wallet_id: '' }, { wallets: [poor] })?.shortage).toBe('74');
    expect(quote({ wallet_id: '' }, { wallets: [walletOf({ id: 4, currency: null }), usdt] })?.wallet).toBe(usdt);
    expect(quote({ wallet_id: '7' })).toBeNull();
    expect(quote({ wallet_id: '' }, { wallets: [] })).toBeNull();
  });

  test.each(['', '0', '0.00', 'x1', '1x', '1.', '1.5.5', '1234567890123456'])('is missing for «%s»', (amount) => {
    expect(quote({ amount })).toBeNull();
    expect(getRemainderAfterPayment({ contract: NUMBER, currency: 'CNY', amount }, sources)).toBeNull();
  });

  it('is missing without a rate', () => {
    expect(quote({ currency: 'AED' })).toBeNull();
    expect(quote({}, { rates: rates.slice(0, 1) })).toBeNull();
    expect(quote({ amount: '123456789012345.25' })?.shortage).toBe('15432098626453.15625');
  });

  it('gives the remainder of the contract, in its currency only', () => {
    expect(remainder({})).toBe('449.5');
    expect(remainder({ amount: '600' })).toBe('0');
    expect(remainder({ amount: '600.01' })).toBeNull();
    expect(remainder({ currency: 'USD' })).toBeNull();
    expect(remainder({ contract: OTHER_CONTRACT_OPTION })).toBeNull();
    expect(remainder({}, { contracts: [contractOf({ amount: null })] })).toBeNull();
  });
});

const errors = (values: FormValues, found: Partial<PaymentSources> = {}) =>
  paymentValidator({ ...sources, ...found })({ ...complete, ...values });

describe('validation', () => {
  const REQUIRED = 'Заполните поле';

  it('accepts a complete payment to a bank and to a wallet', () => {
    expect(errors({})).toEqual({});
    const wallet = { payee: 'wallet', payee_address: 'TRtHoXUkEJXSdD2AbNyugHrqKty6ydGYit', payee_network: 'trx' };
    expect(errors({ ...wallet, payee_account: '', payee_swift: '', payee_bank: '' })).toEqual({});
  });

  it('names every empty field', () => {
    const empty = getInitialValues({ ...sources, wallets: [] }, null);
    const missing = {
      contract: REQUIRED,
      counterparty_name: REQUIRED,
      counterparty_country: REQUIRED,
      amount: REQUIRED,
      currency: REQUIRED,
      operation_code: REQUIRED,
      purpose: REQUIRED,
      invoice: 'Приложите счёт (инвойс)',
    };
    expect(paymentValidator(sources)(empty)).toEqual({
      ...missing,
      payee_account: REQUIRED,
      payee_swift: REQUIRED,
      payee_bank: REQUIRED,
    });
    expect(paymentValidator(sources)({ ...empty, payee: 'wallet' })).toEqual({
      ...missing,
      payee_address: REQUIRED,
      payee_network: REQUIRED,
    });
    expect(['other', 'wallet'].map((payee) => getPayeeKind({ payee }))).toEqual(['bank', 'wallet']);
  });

  it('refuses what the contract, its remainder or the wallet does not cover', () => {
    expect(errors({ contract: '25070033/9901/0000/2/1' })).toEqual({ contract: 'Срок контракта истёк 01.11.2026' });
    expect(errors({ amount: '600' })).toEqual({});
    expect(errors({ amount: '600.01' })).toEqual({ amount: 'Больше остатка по контракту' });
    expect(errors({ amount: '1.123' })).toEqual({ amount: 'Не больше 2 знаков после запятой' });
    expect(errors({}, { wallets: [walletOf({ id: 1, balance: '20', reserved: '0' })] })).toEqual({
      wallet_id: 'В кошельке не хватает средств',
    });
  });

  it('checks a typed contract number, and only a typed one', () => {
    const typed = { contract: OTHER_CONTRACT_OPTION, amount: '650' };
    expect(errors({ ...typed, ved_contract_number: SERVICES })).toEqual({});
    expect(errors({ ...typed, ved_contract_number: '' })).toEqual({ ved_contract_number: REQUIRED, purpose: REQUIRED });
    expect(errors({ ...typed, ved_contract_number: '26110003/9901/0002/1/1' })).toEqual({
      ved_contract_number: 'Тип контракта не соответствует УНК',
    });
    expect(errors({ ved_contract_number: 'любой' })).toEqual({});
  });

  it('checks the payee', () => {
    expect(errors({ payee_account: 'DE00370400440532013000' })).toEqual({
      payee_account: 'Проверьте IBAN: контрольное число не совпадает',
    });
    expect(errors({ payee_swift: 'DEUT' })).toEqual({
      payee_swift: 'SWIFT — 8 или 11 знаков: латинские буквы и цифры',
    });
    const number = { payee_account: '12345678' }; // Hong Kong has no IBAN
    expect(errors({ ...number, payee_swift: 'HSBCHKHH' })).toEqual({});
    expect(Object.keys(errors({ ...number, payee_swift: 'DEUTDEFF' }))).toEqual(['payee_account']);
    const address = { payee: 'wallet', payee_address: 'TRtHoXUkEJXSdD2AbNyugHrqKty6ydGYiX' };
    expect(Object.keys(errors({ ...address, payee_network: 'trx' }))).toEqual(['payee_address']);
    expect(errors({ ...address, payee_network: '' })).toEqual({ payee_network: REQUIRED });
  });
});

describe('the body', () => {
  const common = {
    amount: '500',
    currency: 'CNY',
    ved_contract_number: NUMBER,
    counterparty_name: 'Harbor Tools Demo Co., Ltd',
    counterparty_country: 'CN',
    purpose: `Оплата по контракту УНК ${NUMBER}, счёт INV-17.final`,
    operation_code: '11200',
    invoice,
  };

  it('names the bank, or the wallet with the checksum of its address', () => {
    const { payee_account, payee_swift, payee_bank } = BANK;
    expect(toPaymentBody(complete)).toEqual({ ...common, wallet_id: 1, payee_account, payee_swift, payee_bank });
    const address = '0xcBBEF9ff7B2204E15D91Dc4D726d1d573381982a';
    const wallet = { ...complete, payee: 'wallet', wallet_id: '', payee_network: 'eth' };
    expect(toPaymentBody({ ...wallet, payee_address: address.toLowerCase() })).toEqual({
      ...common,
      payee_address: address,
      payee_network: 'eth',
    });
    const tron = 'TRtHoXUkEJXSdD2AbNyugHrqKty6ydGYit';
    expect(toPaymentBody({ ...wallet, payee_address: tron, invoice: null })).not.toHaveProperty('invoice');
    expect(toPaymentBody({ ...wallet, payee_address: tron })).toMatchObject({ payee_address: tron });
  });
});
