// One section of a company's wallets with its own query, pagination of five, empty and failed states.
import type { RecordId } from '../../../api/recordId.ts';
import { ShieldAlert, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Redirect } from 'wouter';
import { operatorWalletList } from '../../../api/endpoints/kyt.ts';
import type { PageOf } from '../../../api/schemas/reader.ts';
import type { KytCompany } from '../../../api/schemas/kyt.ts';
import type { Wallet } from '../../../api/schemas/wallets.ts';
import { useQuery } from '../../hooks/data/useQuery.ts';
import { type NumberParam, useNumberParam } from '../../hooks/list/useNumberParam.ts';
import { EmptyState } from '../../kit/feedback/EmptyState.tsx';
import { Pagination } from '../../kit/table/Pagination.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { SkeletonTable } from '../../kit/feedback/Skeleton.tsx';
import { Table } from '../../kit/table/Table.tsx';
import { QueryContent } from '../../query/QueryContent.tsx';
import { getQueryState } from '../../query/queryStates.tsx';
import { BulkWalletActions } from './BulkWalletActions.tsx';
import { CleanWalletActions, HighRiskWalletActions, type RowActionsProps } from './RowActions.tsx';
import { WalletSectionBox } from './WalletSection.styles.ts';
import { kytTexts } from './texts.ts';
import { kytWalletColumns } from './walletColumns.tsx';

/** Rows per page in both sections. */
const SIZE = 5;

/**
 * limit and offset for clean, limitDirty and offsetDirty for dirty (tests/contract/calls.json); the URL has a page for
 * each.
 */
const kinds = {
  dirty: {
    title: kytTexts.rejected,
    icon: <ShieldAlert />,
    aside: <span className="note">AML-риск 50&nbsp;% и выше или решение оператора</span>,
    param: 'pd',
    paging: (offset: number) => ({ limitDirty: SIZE, offsetDirty: offset }),
    Actions: HighRiskWalletActions,
  },
  clean: {
    title: kytTexts.clean,
    icon: <ShieldCheck />,
    aside: undefined,
    param: 'p',
    paging: (offset: number) => ({ limit: SIZE, offset }),
    Actions: CleanWalletActions,
  },
} as const;

interface WalletSectionProps {
  readonly kind: keyof typeof kinds;
  readonly company: KytCompany;
  /** Id of the wallet whose row is highlighted as changed. */
  readonly changed: RecordId | null;
  /** Props of every row's actions. */
  readonly acts: Omit<RowActionsProps, 'wallet' | 'stale'>;
}

/** Keyed by company: rows of one never appear under another. */
export function WalletSection({ kind, company: { id, role }, ...rest }: WalletSectionProps) {
  const { title, icon, aside, param, paging } = kinds[kind];
  const isDirty = kind === 'dirty';
  const page = useNumberParam(param);
  const wallets = useQuery(operatorWalletList, {
    query: { type: kind, id, ...(role && { role }), ...paging((page.value - 1) * SIZE) },
  });
  return (
    <WalletSectionBox data-section={kind} data-state={getQueryState(wallets)}>
      <Panel
        title={title}
        icon={icon}
        count={wallets.data?.count}
        aside={isDirty ? <SectionTools note={aside} wallets={wallets.data?.results ?? []} /> : aside}
        rejected={isDirty}
      >
        <QueryContent query={wallets} skeleton={<SkeletonTable count={SIZE} />}>
          {(data) => <Content {...rest} kind={kind} data={data} busy={wallets.busy} page={page} />}
        </QueryContent>
      </Panel>
    </WalletSectionBox>
  );
}

function SectionTools({ note, wallets }: { note: ReactNode; wallets: readonly Wallet[] }) {
  return (
    <span className="tools">
      {note}
      <BulkWalletActions wallets={wallets} />
    </span>
  );
}

interface ContentProps extends Omit<WalletSectionProps, 'company'> {
  readonly data: PageOf<Wallet>;
  readonly busy: boolean;
  readonly page: NumberParam;
}

function Content({ kind, data: { count, results }, busy, page, changed, acts }: ContentProps) {
  const { title, Actions } = kinds[kind];
  const pages = Math.max(1, Math.ceil(count / SIZE));
  return (
    <>
      {page.value > pages ? <Redirect key={pages} replace to={page.hrefOf(pages)} /> : null}
      {results.length > 0 ? (
        <div className="scroll">
          <Table
            label={title}
            columns={kytWalletColumns(Actions, { ...acts, stale: busy })}
            rows={results}
            rowKey={({ id }) => id}
            changedKey={changed}
            busy={busy}
          />
        </div>
      ) : busy ? (
        <SkeletonTable count={SIZE} />
      ) : (
        <EmptyState title={kytTexts.noWallets} />
      )}
      <Pagination
        page={Math.min(page.value, pages)}
        size={SIZE}
        count={count}
        onPage={page.set}
        label={`Страницы: ${title}`}
        always
      />
    </>
  );
}
