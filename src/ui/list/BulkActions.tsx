// Bulk decisions of a list: checkboxes, a button with the number of selected rows, a result per row.
import type { RecordId } from '../../api/recordId.ts';
import { Check, CircleAlert, Clock } from 'lucide-react';
import type { BulkItem } from '../../machines/data/bulk.machine.ts';
import type { BulkPages } from '../hooks/data/useBulkPages.ts';
import type { Bulk } from '../hooks/data/useBulk.ts';
import { Button } from '../kit/actions/Button.tsx';
import { Dialog } from '../kit/overlay/Dialog.tsx';
import { Spinner } from '../kit/feedback/Spinner.tsx';
import type { Column } from '../kit/table/Table.tsx';
import { type PluralForms, formatCounted } from '../kit/display/format.ts';
import { getFailureText } from '../texts/failures.ts';
import { Results, SelectionBox } from './BulkActions.styles.ts';

interface Pickable<T> {
  readonly bulk: Bulk;
  /** Rows that await the decision; the others have no checkbox. */
  readonly isAwaiting: (row: T) => boolean;
  readonly titleOf: (row: T) => string;
}

/** Checkbox column, for `before` of a ListScreen. */
export function selectionColumn<T extends { readonly id: RecordId }>({
  bulk,
  isAwaiting,
  titleOf,
}: Pickable<T>): Column<T> {
  return {
    key: 'pick',
    title: 'Выбор',
    hidesTitle: true,
    width: 40,
    card: 'actions',
    cell: (row) =>
      isAwaiting(row) ? (
        <SelectionBox>
          <input
            type="checkbox"
            aria-label={`Выбрать ${titleOf(row)}`}
            checked={bulk.picked.has(row.id)}
            onChange={() => bulk.toggle(row.id)}
          />
          <span>Выбрать</span>
        </SelectionBox>
      ) : null,
  };
}

interface BulkButtonProps {
  readonly bulk: Bulk;
  /** «Одобрить». */
  readonly actionLabel: string;
  readonly countedNoun: PluralForms;
  /** Rows of this page that can be decided now; selected rows that are gone do not count. */
  readonly items: readonly BulkItem[];
  readonly disabled?: boolean | undefined;
  /** Selects the rows of all pages; undefined where this page is the whole list. */
  readonly pages?: BulkPages | undefined;
}

/** «Выбрать все» while nothing is selected, then «Одобрить: 3 заявки»; empty if no row awaits a decision. */
export function BulkButton({ bulk, actionLabel, countedNoun, items, disabled, pages }: BulkButtonProps) {
  const chosen = items.filter(({ id }) => bulk.picked.has(id));
  if (items.length === 0) return null;
  if (chosen.length === 0) {
    return (
      <Button variant="ghost" onClick={() => bulk.pick(items.map(({ id }) => id))}>
        {pages ? 'Выбрать на странице' : 'Выбрать все'}
      </Button>
    );
  }
  return (
    <>
      {pages?.isOpen === false ? (
        <Button variant="ghost" onClick={pages.open}>
          Выбрать на всех страницах
        </Button>
      ) : null}
      <Button
        variant="ghost"
        busy={pages?.isBusy}
        onClick={() => {
          bulk.pick([]);
          pages?.close();
        }}
      >
        Снять выбор
      </Button>
      <Button disabled={disabled} onClick={() => bulk.review(chosen)}>
        {`${actionLabel}: ${formatCounted(chosen.length, countedNoun)}`}
      </Button>
    </>
  );
}

interface BulkDialogProps {
  readonly bulk: Bulk;
  /** «Одобрить заявки?». */
  readonly title: string;
  readonly text: string;
  readonly actionLabel: string;
}

/** From the question to the results; stays open while running, and can stop after the pending call. */
export function BulkDialog({ bulk, title, text, actionLabel }: BulkDialogProps) {
  if (!bulk.open) return null;
  const done = bulk.items.filter(({ id }) => bulk.results.get(id) === null).length;
  const all = bulk.items.length;
  return (
    <Dialog
      title={bulk.state === 'confirming' ? title : `Готово ${done} из ${all}`}
      width="confirm"
      onClose={bulk.state === 'running' ? undefined : bulk.close}
      footer={<Foot bulk={bulk} actionLabel={actionLabel} />}
    >
      <p>
        {bulk.state === 'confirming' ? text : 'Решения отправляются по одному: отказ одного не задерживает остальные.'}
      </p>
      <Results aria-live="polite">
        {bulk.items.map((item) => (
          <Result key={item.id} bulk={bulk} item={item} />
        ))}
      </Results>
    </Dialog>
  );
}

function Foot({ bulk, actionLabel }: { bulk: Bulk; actionLabel: string }) {
  if (bulk.state === 'confirming') {
    return (
      <>
        <Button data-autofocus onClick={bulk.close}>
          Отмена
        </Button>
        <Button variant="primary" onClick={bulk.confirm}>
          {actionLabel}
        </Button>
      </>
    );
  }
  if (bulk.state === 'running') {
    return bulk.slow ? (
      <Button onClick={bulk.cancel}>Отменить отправку</Button>
    ) : (
      <Button busy={bulk.stopped} onClick={bulk.stop}>
        {bulk.stopped ? 'Остановится после текущей' : 'Остановить'}
      </Button>
    );
  }
  return (
    <>
      {bulk.mayRetry ? <Button onClick={bulk.retry}>Повторить неудавшиеся</Button> : null}
      <Button variant="primary" data-autofocus onClick={bulk.close}>
        Закрыть
      </Button>
    </>
  );
}

/** Failures alert with the same text as a single decision (tests/contract/texts.json). */
function Result({ bulk, item }: { bulk: Bulk; item: BulkItem }) {
  const result = bulk.results.get(item.id);
  const running = bulk.state === 'running' && bulk.items.find(({ id }) => !bulk.results.has(id)) === item;
  const state = result === null ? 'done' : result ? 'failed' : running ? 'running' : 'waiting';
  return (
    <li data-result={state}>
      {state === 'done' ? <Check /> : state === 'failed' ? <CircleAlert /> : null}
      {state === 'running' ? <Spinner label="Отправляется" /> : state === 'waiting' ? <Clock /> : null}
      <span>
        <span>{item.title}</span> <small>{item.sums}</small>
      </span>
      <span role={result ? 'alert' : undefined}>
        {result ? getFailureText(result) : WORDS[state === 'failed' ? 'waiting' : state]}
      </span>
    </li>
  );
}

const WORDS = { done: 'Готово', running: 'Отправляется', waiting: '' } as const;
