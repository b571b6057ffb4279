// Stands where a decision was taken by somebody else while its reason was being typed.
import { lazyView } from '../hooks/core/lazyView.ts';
import { textIn } from '../hooks/form/useMutationForm.ts';
import { useFormDraft } from '../hooks/form/useFormDraft.ts';
import { useSession } from '../hooks/session/useSession.ts';
import { type Decidable, REASON, reasonPlace } from './reasonDraft.ts';

const Words = lazyView(() => import('./UnsentText.tsx'));

/** Nothing without kept words, nor where the question they were typed for can still be asked. */
export function KeptReasonNote({ of }: { of: Decidable }) {
  const { user } = useSession();
  return user === null ? null : <Found key={`${user.id} ${of.record} ${of.status}`} {...of} />;
}

function Found({ record, status }: Decidable) {
  const { found, savedAt, drop } = useFormDraft(reasonPlace(record), REASON);
  const text = textIn(found ?? {}, 'comment');
  if (savedAt === null || text === '' || textIn(found ?? {}, 'from') === status) return null;
  return <Words text={text} drop={drop} gone={status === null} />;
}
