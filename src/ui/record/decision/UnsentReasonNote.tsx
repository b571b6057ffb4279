// Shown if somebody else has decided while a reason was being typed.
import { lazyView } from '../../hooks/core/lazyView.ts';
import { getTextValue } from '../../hooks/form/useMutationForm.ts';
import { useFormDraft } from '../../hooks/form/useFormDraft.ts';
import { useSession } from '../../hooks/session/useSession.ts';
import { type DecisionRecord, EMPTY_REASON, reasonDraftKey } from './reasonDraft.ts';

const Words = lazyView(() => import('./UnsentText.tsx'));

/** Empty without a kept reason, or if its confirmation is still available. */
export function UnsentReasonNote({ subject }: { subject: DecisionRecord }) {
  const { user } = useSession();
  return user === null ? null : <Found key={`${user.id} ${subject.record} ${subject.status}`} {...subject} />;
}

function Found({ record, status }: DecisionRecord) {
  const { found, savedAt, drop } = useFormDraft(reasonDraftKey(record), EMPTY_REASON);
  const text = getTextValue(found ?? {}, 'comment');
  if (savedAt === null || text === '' || getTextValue(found ?? {}, 'from') === status) return null;
  return <Words text={text} drop={drop} isRecordGone={status === null} />;
}
