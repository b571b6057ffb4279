// /organization/inbox: records that await the operator; `?open=deposit-608` opens one beside the list.
import { parseRecordId } from '../../../api/recordId.ts';
import { lazyView } from '../../hooks/core/lazyView.ts';
import { Inbox, type OpenEntry } from '../../features/inbox/Inbox.tsx';

const InboxRecord = lazyView<OpenEntry>(() => import('./InboxRecord.tsx'));

/** Kinds that `InboxRecord` shows. */
const OPENS: ReadonlySet<string> = new Set(['trade', 'exchange', 'deposit', 'withdrawal', 'payment']);

function entryAt(key: string): OpenEntry['entry'] | null {
  const [, kind = '', text] = /^([a-z]+)-(.+)$/.exec(key) ?? [];
  const id = parseRecordId(text);
  return id === null || !OPENS.has(kind) ? null : { kind, id };
}

export default function OperatorInbox() {
  return (
    <Inbox opens={OPENS} entryAt={entryAt}>
      {(open) => <InboxRecord key={`${open.entry.kind}-${open.entry.id}`} {...open} />}
    </Inbox>
  );
}
