// /organization/deposit-requests/reconciliation: a bank statement matched to open deposits, which are credited from here.
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { styled } from 'styled-components';
import {
  type BankPayment,
  type BankStatement,
  formatKopecks,
} from '../../../../machines/reconciliation/bankStatement.ts';
import type { DisputedPayment, Reconciliation } from '../../../../machines/reconciliation/paymentMatch.ts';
import { useBulk } from '../../../hooks/data/useBulk.ts';
import { useReconciliation } from '../../../hooks/data/useReconciliation.ts';
import { useSession } from '../../../hooks/session/useSession.ts';
import { Button } from '../../../kit/actions/Button.tsx';
import { EmptyState } from '../../../kit/feedback/EmptyState.tsx';
import { ErrorState } from '../../../kit/feedback/ErrorState.tsx';
import { Banner } from '../../../kit/feedback/Banner.tsx';
import { Spinner } from '../../../kit/feedback/Spinner.tsx';
import { FileField } from '../../../kit/fields/FileField.tsx';
import { formatCounted, formatDate, formatMoney } from '../../../kit/display/format.ts';
import { ListPage } from '../../../kit/layout/ListPage.styles.ts';
import { Panel } from '../../../kit/Panel.tsx';
import { TableScroll } from '../../../kit/table/TableScroll.styles.ts';
import { Table } from '../../../kit/table/Table.tsx';
import { BulkButton, BulkDialog, selectionColumn } from '../../../list/BulkActions.tsx';
import { BackLink } from '../../../record/BackLink.tsx';
import { canCreditDeposit } from '../CreditDeposit.tsx';
import { DEPOSIT_PLURALS } from '../texts.ts';
import { type MatchRow, getCreditObstacle, matchColumns } from './columns.tsx';
import {
  type CreditableDeposit,
  OPEN_DEPOSIT_CALLS,
  createCreditCall,
  toOpenDeposits,
  withCreditSteps,
} from './openDeposits.ts';
import { PAYMENT_PLURALS, bankTexts } from './texts.ts';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px;

  > span {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
`;

const Rest = styled.section`
  h2 {
    margin: 8px 0 4px;
    font: 600 15px/22px var(--font-sans);
  }
  li {
    padding: 8px 0;
    border-bottom: 1px solid var(--border-subtle);
    font-size: 13px;
    line-height: 18px;
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    color: var(--text-secondary);
    font-size: 12px;
  }
`;

const SOURCE = { calls: OPEN_DEPOSIT_CALLS, toDeposits: toOpenDeposits } as const;
const BACK = '/organization/deposit-requests';
/** Errors listed at once. */
const SHOWN_ERRORS = 10;

const isCreditable = (deposit: object): deposit is CreditableDeposit => 'deposit' in deposit;

export default function BankReconciliation() {
  const { mayWrite } = useSession();
  const work = useReconciliation(SOURCE);
  const rows = rowsOf(work.result);
  const bulk = useBulk((requests) =>
    withCreditSteps(requests, {
      statusOf(id) {
        const deposit = work.findMatch(id)?.deposit;
        return deposit && isCreditable(deposit) ? deposit.deposit.status : null;
      },
      onCredited(id) {
        const match = work.findMatch(id);
        if (match) [match.payment, ...match.others].forEach(({ key }) => work.remember(key));
      },
    }),
  );
  const items = rows.filter(({ obstacle }) => obstacle === null).map(itemOf);
  const certain = rows.filter(({ obstacle, match }) => obstacle === null && match.certainty === 'certain');
  const close = () => {
    const isOver = bulk.state === 'finished';
    bulk.close();
    if (isOver) work.refetch();
  };
  const { file, statement, result } = work;
  return (
    <ListPage>
      <div>
        <BackLink href={BACK}>К заявкам на пополнение</BackLink>
      </div>
      <FileField
        label={bankTexts.file}
        hint={bankTexts.hint}
        accept=".txt"
        files={file ? [file] : []}
        onPick={([picked]) => picked && work.pick(picked)}
        onClear={work.clear}
      />
      {statement ? <StatementErrors statement={statement} /> : null}
      {work.isBusy ? <Spinner label={bankTexts.loading} labelled /> : null}
      {work.failure ? <ErrorState text={bankTexts.failed} onRetry={work.refetch} /> : null}
      {statement && result ? (
        <>
          <Bar>
            <span>{summaryOf(statement, result, work.creditedCount)}</span>
            <span>
              {certain.length === 0 ? null : (
                <Button variant="ghost" onClick={() => bulk.pick(certain.map(({ id }) => id))}>
                  {`Выбрать точные: ${certain.length}`}
                </Button>
              )}
              <BulkButton
                bulk={bulk}
                actionLabel="Зачислить"
                countedNoun={DEPOSIT_PLURALS}
                items={items}
                disabled={!mayWrite}
              />
            </span>
          </Bar>
          {rows.length === 0 ? (
            <EmptyState icon={<CircleCheck />} title={bankTexts.noMatches} />
          ) : (
            <Panel separateRows>
              <TableScroll>
                <Table
                  label="Совпадения"
                  columns={[
                    selectionColumn({
                      bulk,
                      isAwaiting: ({ obstacle }: MatchRow) => obstacle === null,
                      titleOf: ({ match }) => match.deposit.number,
                    }),
                    ...matchColumns,
                  ]}
                  rows={rows}
                  rowKey={({ id }) => id}
                  busy={work.isBusy}
                />
              </TableScroll>
            </Panel>
          )}
          <Disputed disputed={result.disputed} />
          <Unmatched payments={result.unmatched} />
          <BulkDialog
            bulk={{ ...bulk, close }}
            title={bankTexts.question}
            text={bankTexts.explained}
            actionLabel="Зачислить"
          />
        </>
      ) : null}
    </ListPage>
  );
}

const rowsOf = (result: Reconciliation | null): readonly MatchRow[] =>
  (result?.matches ?? []).map((match) => ({
    id: match.deposit.id,
    match,
    obstacle: getCreditObstacle(isCreditable(match.deposit) && canCreditDeposit(match.deposit.deposit)),
  }));

const itemOf = ({ id, match }: MatchRow) => ({
  id,
  title: `${match.deposit.number}, ${match.deposit.company ?? ''}`,
  sums: formatMoney(formatKopecks(match.credit), 'RUB'),
  call: createCreditCall(match),
});

function summaryOf({ payments, ignored }: BankStatement, { matches }: Reconciliation, credited: number): string {
  const parts = [`${formatCounted(payments.length, PAYMENT_PLURALS)} в выписке`, `совпадений: ${matches.length}`];
  if (credited > 0) parts.push(`зачислены раньше: ${credited}`);
  if (ignored > 0) parts.push(`исходящих и внутренних: ${ignored}`);
  return parts.join(', ');
}

function StatementErrors({ statement: { errors } }: { statement: BankStatement }) {
  if (errors.length === 0) return null;
  const shown = errors.slice(0, SHOWN_ERRORS).map(({ line, text }) => `строка ${line}: ${text}`);
  const rest = errors.length > shown.length ? `. И ещё ${errors.length - shown.length}` : '';
  return (
    <Banner inset tone="warning" icon={<TriangleAlert />}>
      {`Прочитано не всё: ${shown.join('; ')}${rest}`}
    </Banner>
  );
}

const titleOf = ({ number, day, payerName, amount }: BankPayment): string =>
  `№ ${number} от ${formatDate(day)}, ${payerName || 'плательщик не указан'}, ${formatMoney(formatKopecks(amount), 'RUB')}`;

function Disputed({ disputed }: { disputed: readonly DisputedPayment[] }) {
  if (disputed.length === 0) return null;
  return (
    <Rest aria-label="Спорные поступления">
      <h2>Спорные поступления</h2>
      <ul>
        {disputed.map(({ payment, deposits }) => (
          <li key={payment.key}>
            <span>{titleOf(payment)}</span>
            <small>{`Подходят заявки: ${deposits.map(({ number }) => number).join(', ')}. Зачислите вручную`}</small>
          </li>
        ))}
      </ul>
    </Rest>
  );
}

function Unmatched({ payments }: { payments: readonly BankPayment[] }) {
  if (payments.length === 0) return null;
  return (
    <Rest aria-label="Без заявки">
      <h2>Без заявки</h2>
      <ul>
        {payments.map((payment) => (
          <li key={payment.key}>
            <span>{titleOf(payment)}</span>
            <small>{payment.purpose}</small>
          </li>
        ))}
      </ul>
    </Rest>
  );
}
