// One valid record of every kind the contract names: from the demo world where it has one, written out where it has none.
import world from './demo-world.json' with { type: 'json' };

const company = { id: 107, role: 'ved_participant', company_name: 'АО «Полярное Карго»' };
/** The database stores the owner of an account; the response does not contain it. */
const accounts = world.fiat_wallets.map(({ company_id: _owner, ...account }) => account);
const fiatOperation = {
  id: 1,
  operation_type: 'deposit',
  amount: '-15000.00',
  number: 'П-604',
  description: 'Пополнение',
  created_at: world.now,
};

/** Every record of the demo world under its contract name. */
export const demoRecords = {
  OrganizationRow: [...world.participants, ...world.providers].map(organizationRow),
  Participant: world.participants,
  Provider: world.providers,
  Trade: world.trades,
  Exchange: world.exchanges,
  Deposit: world.deposits,
  Withdrawal: world.withdrawals,
  Wallet: world.wallets,
  FiatWallet: accounts.map((account) => ({ ...account, operations: pageOf([fiatOperation]) })),
  Contract: world.contracts,
  VedTransaction: world.ved_transactions,
  DigitalOperation: world.digital_currency_operations,
  SubmitOperation: world.submit_digital_currency_operations,
  Chat: world.chats,
  ChatMessage: world.messages,
  Agreement: world.agreements,
  Notification: world.notifications,
  PlatformRule: world.platform_rules,
  Report: world.reports,
  CustodialSolution: world.custodial_solutions,
} as const;

/** Records that the contract lists by their fields only. */
export const writtenRecords = {
  User: [
    {
      id: 1101,
      login: 'ved.active',
      account_type: 'ved_participant',
      account_state: 'active',
      is_active: true,
      company_id: 101,
      company_name: 'ООО «Лазурит Импорт»',
      verification_status: 'verified',
      is_resident: true,
      organization: { id: 101 },
    },
  ],
  FiatOperation: [fiatOperation],
  InvitableOrg: [{ id: 201, company_name: 'ООО «Ликвид-Мост»', source: 'LiquidityProvider' }],
  KytCompany: [{ ...company, dirty_wallets: 7 }],
  CustodialSummary: [
    { currency: 'USDT', total: '2.00', hot: '1.50', cold: '0.50', wallets_count: 2, rub_equivalent: '184.70' },
  ],
} as const;

/** Values of the fields that responses name inline, e.g. {access, refresh, account_type}. */
const INLINE: Readonly<Record<string, unknown>> = {
  ...company,
  access: 'access-token',
  refresh: 'refresh-token',
  account_type: 'ved_participant',
  lot_id: 'LOT-2026-0007',
  file_url: '/media/chats/1/scan.pdf',
  sent: true,
  email: 'finance@vostok-import.example',
  notification_id: 11,
  updated: 2,
  email_mask: 'f***@vostok-import.example',
  ttl: 300,
  recovery_token: 'recovery-token',
  status: 'active',
  verification_status: 'verified',
  comment: null,
  wants_to_close_account: true,
  reports_count: 3,
};

export function inlineValue(name: string): unknown {
  if (!(name in INLINE)) throw new Error(`no sample value for the answer field «${name}»`);
  return INLINE[name];
}

export function recordSample(name: string): unknown {
  const rows: Readonly<Record<string, readonly unknown[]>> = { ...demoRecords, ...writtenRecords };
  const sample = rows[name]?.[0];
  if (sample === undefined) throw new Error(`no sample of the record «${name}»`);
  return sample;
}

export function pageOf(results: readonly unknown[]) {
  const next = 'http://localhost:5173/api/v1/trades?limit=10&offset=10';
  return { count: results.length, next, previous: null, results };
}

/** The common part of both roles. */
function organizationRow(organization: (typeof world.participants)[number] | (typeof world.providers)[number]) {
  const { id, role, company_name, login, inn, kpp, ogrn, bik, bank_name, legal_address, is_resident } = organization;
  const { country, status, verification_status, wants_to_close_account, created_at } = organization;
  const address = { bik, bank_name, legal_address, is_resident, country };
  const state = { status, verification_status, wants_to_close_account, created_at };
  return { id, role, company_name, login, inn, kpp, ogrn, ...address, ...state };
}
