// Left panel of the KYT screens: search field, companies with their number of rejected wallets, totals.
import { SafeName } from '../../kit/display/SafeName.tsx';
import { memo } from 'react';
import type { KytCompany } from '../../../api/schemas/kyt.ts';
import { Link } from '../../hooks/core/Link.tsx';
import type { Query } from '../../hooks/data/useQuery.ts';
import { useVirtualRows } from '../../hooks/list/useVirtualRows.ts';
import { useDebouncedSearch } from '../../hooks/list/useDebouncedSearch.ts';
import { CountBadge } from '../../kit/display/CountBadge.tsx';
import { EmptyState } from '../../kit/feedback/EmptyState.tsx';
import { SearchBox } from '../../kit/fields/SearchBox.tsx';
import { EMPTY_VALUE, formatCount, formatCounted } from '../../kit/display/format.ts';
import { QueryContent } from '../../query/QueryContent.tsx';
import { getQueryState } from '../../query/queryStates.tsx';
import { CompanyListColumn } from './Kyt.styles.ts';
import { KytLoading } from './KytLoading.tsx';
import { moveFocusInList } from './arrowKeys.ts';
import { KYT_PATH, countHighRiskWallets, isSameCompany, filterCompanies } from './companyList.ts';
import { kytTexts } from './texts.ts';

interface CompanyListProps {
  readonly companies: Query<readonly KytCompany[]>;
  /** The company of the URL, else the one selected last. */
  readonly marked: Pick<KytCompany, 'id' | 'role'> | null;
  /** The marked company is the one on screen. */
  readonly open: boolean;
  readonly onChoose: (company: KytCompany) => void;
}

/** A row is a link to the company's wallets; a click also stores the company as selected. */
export function CompanyList({ companies, marked, open, onChoose }: CompanyListProps) {
  const search = useDebouncedSearch(0);
  const { data, busy } = companies;
  return (
    <CompanyListColumn
      aria-label="Компании"
      aria-busy={busy || undefined}
      data-state={getQueryState(companies)}
      onKeyDown={moveFocusInList}
    >
      <div className="top">
        <SearchBox
          label={kytTexts.search}
          value={search.text}
          onChange={({ target }) => search.type(target.value)}
          onClear={search.reset}
        />
      </div>
      {!data && busy ? (
        <KytLoading {...companies} />
      ) : (
        <QueryContent query={companies} skeleton={null}>
          {(all) => (
            <Rows shown={filterCompanies(all, search.text)} count={all.length} {...{ marked, open, onChoose }} />
          )}
        </QueryContent>
      )}
    </CompanyListColumn>
  );
}

interface RowsProps extends Omit<CompanyListProps, 'companies'> {
  readonly shown: readonly KytCompany[];
  /** Of all companies. */
  readonly count: number;
}

/** Memoized: keys that do not change the result re-render nothing. */
const Rows = memo(function Rows({ shown, count, marked, open, onChoose }: RowsProps) {
  const { list, rows } = useVirtualRows(shown.length);
  return (
    <>
      {shown.length === 0 ? <EmptyState title={kytTexts.nothingMatches} /> : null}
      <ul {...list}>
        {rows.map(({ index, attributes }) => {
          const company = shown[index];
          return company ? (
            <li key={`${company.role} ${company.id}`} {...attributes}>
              <CompanyLink
                company={company}
                current={isSameCompany(company, marked) ? (open ? 'page' : 'true') : undefined}
                onChoose={onChoose}
              />
            </li>
          ) : null;
        })}
      </ul>
      <p className="foot num" aria-live="polite">
        {`${
          shown.length === count
            ? formatCounted(count, ['компания', 'компании', 'компаний'])
            : `${formatCount(shown.length)} из ${formatCount(count)}`
        } · ${kytTexts.rejected.toLowerCase()} ${formatCount(countHighRiskWallets(shown))}`}
      </p>
    </>
  );
});

interface CompanyLinkProps {
  readonly company: KytCompany;
  readonly current: 'page' | 'true' | undefined;
  readonly onChoose: (company: KytCompany) => void;
}

/** Memoized by company. */
const CompanyLink = memo(function CompanyLink({ company, current, onChoose }: CompanyLinkProps) {
  const { id, company_name, dirty_wallets } = company;
  return (
    <Link href={`${KYT_PATH}/${id}`} onClick={() => onChoose(company)} aria-current={current}>
      <span className="name" title={company_name ?? undefined}>
        <SafeName>{company_name ?? EMPTY_VALUE}</SafeName>
      </span>
      {dirty_wallets !== null && dirty_wallets > 0 ? (
        <CountBadge value={dirty_wallets} tone="danger" label={`${kytTexts.rejected}: ${dirty_wallets}`} />
      ) : null}
    </Link>
  );
});
