// @vitest-environment node
// The pure parts of the KYT screens, for any input.
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { patchSearch } from '../../src/ui/hooks/list/useQueryParams.ts';
import {
  countHighRiskWallets,
  filterCompanies,
  findCompany,
  isSameCompany,
} from '../../src/ui/features/kyt/companyList.ts';

const company = fc.record({
  id: fc.integer({ min: 1 }),
  role: fc.constant('ved_participant' as const),
  company_name: fc.string({ unit: 'grapheme' }),
  dirty_wallets: fc.nat(),
});

describe('search', () => {
  it('finds every company by any part of its name in any case, and keeps the order', () => {
    fc.assert(
      fc.property(fc.array(company), fc.nat(), fc.nat(), (companies, from, length) => {
        const name = companies[from % Math.max(1, companies.length)]?.company_name ?? '';
        const part = name.slice(from % (name.length + 1)).slice(0, length);
        const found = filterCompanies(companies, part.toUpperCase());
        const lower = part.toUpperCase().trim().toLowerCase();
        expect(found).toEqual(companies.filter(({ company_name }) => company_name.toLowerCase().includes(lower)));
        expect(filterCompanies(companies, '')).toEqual(companies);
      }),
    );
  });
});

it('counts no wallets of a company whose count makes no sense', () => {
  const any = { id: 1, role: 'ved_participant', company_name: 'АО' } as const;
  const companies = [-1, null, 2, 3].map((dirty_wallets) => ({ ...any, dirty_wallets }));
  expect(countHighRiskWallets(companies)).toBe(5);
});

const named = (id: number, company_name: string | null, role: 'ved_participant' | 'liquidity_provider') => ({
  id,
  role,
  company_name,
  dirty_wallets: 0,
});

describe('companies', () => {
  const companies = [
    named(1, 'АО «Север»', 'ved_participant'),
    named(1, null, 'liquidity_provider'),
    named(2, 'ООО', 'ved_participant'),
  ];

  it('are the same by id and role', () => {
    const [first, provider, other] = companies;
    if (!first || !provider || !other) throw new Error('companies');
    expect([first, provider, other, null].map((each) => isSameCompany(first, each))).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect(findCompany(companies, '1', null)).toBe(first);
    expect(findCompany(companies, '1', provider)).toBe(provider);
    expect(findCompany(companies, '1', other)).toBe(first);
    expect(findCompany(companies, '3', provider)).toBeNull();
  });

  it('are searched by name without surrounding spaces; no result is one list', () => {
    expect(filterCompanies(companies, ' север ')).toEqual(companies.slice(0, 1));
    expect(filterCompanies(companies, '  ')).toBe(companies);
    expect(filterCompanies(companies, 'нет')).toEqual([]);
    expect(filterCompanies(companies, 'нет')).toBe(filterCompanies([...companies], 'никого'));
  });
});

describe('number in the address', () => {
  const name = fc.stringMatching(/^[a-z]{1,4}$/);
  const foreign = fc.array(fc.stringMatching(/^[a-z]{1,3}(=[\w%+.~-]{0,6})?$/), { maxLength: 5 });

  it('is parsed back, replaces itself and leaves every other part unchanged', () => {
    fc.assert(
      fc.property(name, foreign, fc.integer({ min: 2, max: 999_999_999 }), (own, parts, value) => {
        const others = parts.filter((part) => part.split('=')[0] !== own);
        const once = patchSearch(parts.join('&'), { [own]: String(value) });
        expect(new URLSearchParams(once).get(own)).toBe(String(value));
        expect(once.split('&').slice(0, -1).join('&')).toBe(others.join('&'));
        expect(patchSearch(once, { [own]: String(value) })).toBe(once);
        expect(patchSearch(once, { [own]: null })).toBe(others.join('&'));
      }),
    );
  });
});
