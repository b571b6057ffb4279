// Published agreements with the number of acceptances per version, and publishing a new one.
import { ScrollText } from 'lucide-react';
import { styled } from 'styled-components';
import { agreementList } from '../../../api/endpoints/agreements.ts';
import type { Agreement } from '../../../api/schemas/agreements.ts';
import { agreementLifecycle } from '../../../machines/lifecycles/agreement.ts';
import { getStatusMeta } from '../../../machines/lifecycles/transitions.ts';
import { useCachedQuery } from '../../hooks/data/useCachedQuery.ts';
import { DateTime } from '../../kit/display/DateTime.tsx';
import { EmptyState } from '../../kit/feedback/EmptyState.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { SkeletonTable } from '../../kit/feedback/Skeleton.tsx';
import { type Column, Table } from '../../kit/table/Table.tsx';
import { EMPTY_VALUE, formatCount } from '../../kit/display/format.ts';
import { QueryContent } from '../../query/QueryContent.tsx';
import { getQueryState } from '../../query/queryStates.tsx';
import { PublishAgreement } from './PublishAgreement.tsx';

/**
 * The list has one copy per organisation; copies up to this number are counted, and a note appears if there are more.
 */
const LIMIT = 100;

interface Version {
  readonly key: string;
  readonly title: string | null;
  readonly version: string | null;
  readonly at: string | null;
  /** «Принято 3 · Ожидает акцепта 1». */
  readonly counts: string;
}

const keyOf = ({ title, version }: Agreement): string => `${title} ${version}`;

/** Groups copies by title and version, the newest first. */
function versionsOf(copies: readonly Agreement[]): readonly Version[] {
  const groups = new Map<string, Agreement[]>();
  for (const copy of copies) groups.set(keyOf(copy), [...(groups.get(keyOf(copy)) ?? []), copy]);
  return [...groups]
    .flatMap(([key, [first, ...others]]) => {
      if (!first) return [];
      const { title, version, created_at: at } = first;
      return [{ key, title, version, at, counts: countsOf([first, ...others]) }];
    })
    .toSorted((one, other) => Date.parse(other.at ?? '') - Date.parse(one.at ?? '') || 0);
}

function countsOf(copies: readonly Agreement[]): string {
  const statuses = Object.keys(agreementLifecycle.root.states);
  return statuses
    .map((code) => ({ code, count: copies.filter(({ status }) => status === code).length }))
    .filter(({ count }) => count > 0)
    .map(({ code, count }) => `${getStatusMeta(agreementLifecycle, code)?.label ?? code}: ${count}`)
    .join(' · ');
}

/** On a small laptop, beside the bank details, the text wraps to a second line. */
const Words = styled.span`
  display: block;
  padding: 4px 0;
  white-space: normal;
`;

const Part = styled.p`
  padding: 10px 16px;
  font-size: 13px;
`;

const columns: readonly Column<Version>[] = [
  { key: 'title', title: 'Соглашение', cell: ({ title }) => <Words>{title || EMPTY_VALUE}</Words> },
  {
    key: 'version',
    title: 'Версия',
    width: 76,
    cell: ({ version }) => <span className="num">{version || EMPTY_VALUE}</span>,
  },
  { key: 'at', title: 'Опубликовано', width: 118, cell: ({ at }) => <DateTime iso={at} kind="date" /> },
  { key: 'counts', title: 'Организации', cell: ({ counts }) => <Words>{counts || EMPTY_VALUE}</Words> },
];

const wait = <SkeletonTable count={4} />;

/** `isEnabled`: the query may be sent. */
export function PublishedAgreements({ isEnabled }: { isEnabled: boolean }) {
  return (
    <Panel title="Соглашения" aside={<PublishAgreement />}>
      {isEnabled ? <Versions /> : wait}
    </Panel>
  );
}

function Versions() {
  const query = useCachedQuery(agreementList, { query: { limit: LIMIT } });
  return (
    <div data-state={getQueryState(query)}>
      <QueryContent query={query} skeleton={wait}>
        {({ count, results }) =>
          results.length === 0 ? (
            <EmptyState icon={<ScrollText />} title="Соглашений пока нет" />
          ) : (
            <>
              <Table label="Соглашения" columns={columns} rows={versionsOf(results)} rowKey={({ key }) => key} />
              {count > results.length ? (
                <Part>{`Счёт неполный: учтены последние ${results.length} записей из ${formatCount(count)}.`}</Part>
              ) : null}
            </>
          )
        }
      </QueryContent>
    </div>
  );
}
