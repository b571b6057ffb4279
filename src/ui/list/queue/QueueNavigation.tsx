// Queue navigation: previous and next of the open record, and the next record that awaits a decision.
import type { RecordId } from '../../../api/recordId.ts';
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { Link } from '../../hooks/core/Link.tsx';
import type { ListParams } from '../../hooks/list/useListParams.ts';
import { useLastRowIndex } from '../../hooks/list/useSelectedRecord.ts';
import { KEYBOARD_SHORTCUTS, useShortcuts } from '../../hooks/dom/useShortcuts.ts';
import { ButtonLink } from '../../kit/actions/Button.tsx';
import { IconButton } from '../../kit/actions/IconButton.tsx';
import { MessageOwnerButton, type MessageOwnerProps } from '../../record/MessageOrganizationButton.tsx';

/** Links around an open record; null if absent. */
export interface RecordQueue {
  readonly previous: string | null;
  readonly next: string | null;
  /** The next waiting record: after the open one, then from the top of the page. */
  readonly nextHref: string | null;
  /** The next page of the list with the open record, if no record of this page waits. */
  readonly nextPageHref: string | null;
}

interface QueueInput<T> {
  /** Page of the list beside the record; undefined while loading. */
  readonly page: { readonly count: number; readonly results: readonly T[] } | undefined;
  readonly list: Pick<ListParams<string>, 'page' | 'size' | 'pageHref'>;
  /** Id of the open record; its decision may have removed it from the list. */
  readonly current: RecordId | null;
  readonly isAwaiting: (row: T) => boolean;
  readonly hrefOf: (row: T) => string;
}

/** Starts at the position of the open record, even after its decision removed it from the list. */
export function useRecordQueue<T extends { readonly id: RecordId }>({
  page,
  list,
  current,
  isAwaiting,
  hrefOf,
}: QueueInput<T>): RecordQueue {
  const rows = page?.results ?? [];
  const found = rows.findIndex(({ id }) => id === current);
  const at = useLastRowIndex(current, found);
  const below = found < 0 ? at : at + 1;
  const href = (row: T | undefined) => (row === undefined ? null : hrefOf(row));
  const nextHref = href([...rows.slice(below), ...rows.slice(0, at)].find(isAwaiting));
  const isLast = list.page * list.size >= (page?.count ?? 0);
  return {
    previous: href(rows[at - 1]),
    next: href(rows[below]),
    nextHref,
    nextPageHref: nextHref === null && !isLast ? list.pageHref(list.page + 1) : null,
  };
}

/** For the `tools` of a record: previous and next row, with shortcuts. */
export function QueueButtons({ queue: { previous, next } }: { queue: RecordQueue }) {
  const [, navigate] = useLocation();
  useShortcuts();
  return (
    <>
      <Step
        label="Предыдущая заявка"
        keys={KEYBOARD_SHORTCUTS.previous}
        icon={<ArrowUp />}
        href={previous}
        go={navigate}
      />
      <Step label="Следующая по списку" keys={KEYBOARD_SHORTCUTS.next} icon={<ArrowDown />} href={next} go={navigate} />
    </>
  );
}

interface StepProps {
  readonly label: string;
  readonly keys: string;
  readonly icon: ReactNode;
  readonly href: string | null;
  readonly go: (href: string) => void;
}

function Step({ label, keys, icon, href, go }: StepProps) {
  return (
    <IconButton
      label={label}
      title={`${label} (${keys.replace('ArrowUp', '↑').replace('ArrowDown', '↓')})`}
      aria-keyshortcuts={keys}
      icon={icon}
      size="small"
      aria-disabled={href === null || undefined}
      onClick={() => (href === null ? undefined : go(href))}
    />
  );
}

interface NextProps {
  readonly queue: RecordQueue;
  readonly label?: string;
}

/**
 * «Следующая заявка», for the footer of a record; links to the next page when this one is done; empty at the end of the
 * queue.
 */
export function NextInQueue({ queue: { nextHref, nextPageHref }, label = 'Следующая заявка' }: NextProps) {
  const href = nextHref ?? nextPageHref;
  if (href === null) return null;
  return (
    <Link href={href} asChild>
      <ButtonLink variant="ghost">{nextHref === null ? 'Следующая страница очереди' : label}</ButtonLink>
    </Link>
  );
}

interface OnwardProps extends MessageOwnerProps {
  readonly queue: RecordQueue;
}

/** Footer after the transitions: «Написать» to the owner, and the next record. */
export function QueueFooter({ queue, ...owner }: OnwardProps) {
  return (
    <>
      <MessageOwnerButton {...owner} />
      <NextInQueue queue={queue} />
    </>
  );
}
