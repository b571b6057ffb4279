// Company list logic: search, the company of the URL, totals. Pure.
import type { KytCompany } from '../../../api/schemas/kyt.ts';

/** Path of the list; a company's wallets are below it. */
export const KYT_PATH = '/organization/kyt-requests';

/** Case-insensitive substring of company_name, taken literally; keeps the server's order. */
export function filterCompanies(companies: readonly KytCompany[], text: string): readonly KytCompany[] {
  // assumed: surrounding spaces are ignored
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return companies;
  const names = namesOf(companies);
  const found = companies.filter((_, index) => names[index]?.includes(wanted));
  return found.length === 0 ? NONE : found;
}

/** A constant, so that repeated empty results re-render nothing. */
const NONE: readonly KytCompany[] = [];

const known = new WeakMap<readonly KytCompany[], readonly string[]>();

/** In lower case; computed once per list, not per key. */
function namesOf(companies: readonly KytCompany[]): readonly string[] {
  const names = known.get(companies) ?? companies.map(({ company_name }) => (company_name ?? '').toLowerCase());
  known.set(companies, names);
  return names;
}

type Chosen = Pick<KytCompany, 'id' | 'role'> | null;

/** Ids are unique within a role only. */
export function isSameCompany(company: KytCompany, other: Chosen): boolean {
  return company.id === other?.id && company.role === other.role;
}

/** The company with the id of the URL; if two roles share the id, the one selected last. */
export function findCompany(companies: readonly KytCompany[], id: string, chosen: Chosen): KytCompany | null {
  const found = companies.filter((company) => String(company.id) === id);
  return found.find((company) => isSameCompany(company, chosen)) ?? found[0] ?? null;
}

/** Rejected wallets of all companies together. */
export function countHighRiskWallets(companies: readonly KytCompany[]): number {
  return companies.reduce((sum, { dirty_wallets }) => sum + Math.max(0, dirty_wallets ?? 0), 0);
}
