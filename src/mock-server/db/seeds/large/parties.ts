// Generated organisations with users, rouble accounts and a contract per participant.
import { calculateInnCheckDigits, calculateOgrnCheckDigit } from '../../../../api/validation/organization.ts';
import { createEmptyAccount } from '../../../domain/money/accounts.ts';
import { demoData } from '../../demo.ts';
import type { Row } from '../../tables.ts';
import { SEED_DAYS, padNumber, pickByHash } from './hash.ts';

type Organization = Row<'organizations'>;

/** First generated id, above all ids of the demo world. */
export const FIRST_ORGANIZATION_ID = 2001;
/** Number of active generated organisations; the others are pending, blocked or closed. */
export const ACTIVE_ORGANIZATION_COUNT = 9_000;

const KINDS = ['ООО', 'АО', 'ООО', 'ООО', 'АО'];
const NAMES = ['Вектор', 'Гранит', 'Дельта', 'Заря', 'Импульс', 'Каскад', 'Линия', 'Маяк', 'Нева', 'Опора', 'Парус'];
const TRADES = ['Импорт', 'Экспорт', 'Логистика', 'Снаб', 'Трейд', 'Ресурс', 'Комплект'];
const WORK = ['Оптовая торговля', 'Импорт оборудования', 'Экспорт зерна', 'Логистика', 'Торговля электроникой'];
const ADDRESS = 'г. Примерск, ул. Образцовая, д. 1';

/** States of inactive organisations, in rotation. */
const OTHERS = [
  { status: 'under_review', verification_status: 'submitted' },
  { status: 'under_review', verification_status: 'in_review' },
  { status: 'under_review', verification_status: 'needs_documents' },
  { status: 'under_review', verification_status: 'rejected' },
  { status: 'blocked', verification_status: 'verified' },
  { status: 'closed', verification_status: 'verified' },
] as const;
const ACTIVE = { status: 'active', verification_status: 'verified' } as const;

const isProvider = (index: number): boolean => index % 3 === 2;

/** The generated organisation by zero-based index. A single literal, so that all rows share one shape. */
function organization(index: number): Organization {
  const id = FIRST_ORGANIZATION_ID + index;
  const byTrade = isProvider(index);
  const bank = demoData.banks[pickByHash(id, demoData.banks.length)];
  const name = `${NAMES[pickByHash(id, NAMES.length)]}-${TRADES[pickByHash(id + 7, TRADES.length)]}`;
  const [inn, ogrn] = [`008${padNumber(id, 6)}`, `1260088${padNumber(id, 5)}`];
  const state = index < ACTIVE_ORGANIZATION_COUNT ? ACTIVE : (OTHERS[index % OTHERS.length] ?? ACTIVE);
  const participant = <T>(value: T): T | null => (byTrade ? null : value);
  const provider = <T>(value: T): T | null => (byTrade ? value : null);
  return {
    id,
    role: byTrade ? 'liquidity_provider' : 'ved_participant',
    company_name: `${KINDS[pickByHash(id, KINDS.length)]} «${name} ${id}»`,
    login: `org.${id}`,
    inn: inn + calculateInnCheckDigits(inn),
    kpp: '007701001',
    ogrn: ogrn + calculateOgrnCheckDigit(ogrn),
    bik: bank?.bik ?? '',
    bank_name: bank?.name ?? null,
    legal_address: ADDRESS,
    is_resident: true,
    country: 'RU',
    status: state.status,
    verification_status: state.verification_status,
    verification_comment: null,
    wants_to_close_account: index < ACTIVE_ORGANIZATION_COUNT && index % 500 === 499,
    created_at: `${SEED_DAYS[pickByHash(id, SEED_DAYS.length)]}T09:00:00+03:00`,
    activity_type: participant(WORK[pickByHash(id, WORK.length)] ?? null),
    position: participant('Генеральный директор'),
    contact_person: participant('Примеров Пётр Петрович'),
    contact_phone: participant(`+7495${padNumber(id, 7)}`),
    contact_email: participant(`office@org-${id}.example`),
    actual_address: participant(ADDRESS),
    postal_address: participant(ADDRESS),
    authorized_person: provider('Примерова Анна Ивановна'),
    corr_account: provider(bank?.corr_account ?? null),
    document_number: provider(`ДОВ-${id}/2026`),
    document_expiry: provider('2027-12-31'),
    authority_document: provider(`/media/lp/${id}/authority.pdf`),
    license: provider(`/media/lp/${id}/license.pdf`),
    registry_certificate: provider(`/media/lp/${id}/registry.pdf`),
    power_of_attorney: null,
    rating: provider(`${3 + pickByHash(id, 2)}.${pickByHash(id + 1, 10)}`),
    deals_count: provider(pickByHash(id, 200)),
  };
}

export const generateOrganizations = (count: number): Organization[] =>
  Array.from({ length: count }, (_, index) => organization(index));

const OPENING = '90000000.00';

/** Accounts of active organisations, with equal balances. */
export const generateAccounts = (clients: readonly Organization[]): Row<'fiat_wallets'>[] =>
  clients.map(({ id }) => ({ ...createEmptyAccount(id, id), balance: OPENING, available: OPENING }));

/** УНК of a participant, of the mixed kind, valid for purchases and sales. */
export const generateContractNumber = (company: number): string =>
  `2601${padNumber(company - FIRST_ORGANIZATION_ID, 4)}/9901/0000/9/1`;

export const generateContracts = (clients: readonly Organization[]): Row<'contracts'>[] =>
  clients
    .filter(({ role }) => role === 'ved_participant')
    .map(({ id, company_name, inn }) => ({
      id,
      ved_contract_number: generateContractNumber(id),
      contract_type: 'import',
      status: 'active',
      company_id: id,
      company_name,
      company_inn: inn,
      counterparty_name: 'Sample Trade House',
      counterparty_country: 'CN',
      currency: 'CNY',
      amount: '5000000.00',
      paid_amount: '0.00',
      balance: '0',
      balance_currency: null,
      signed_at: '2026-01-15',
      expires_at: '2028-12-31',
      created_at: '2026-01-15T10:00:00+03:00',
    }));
