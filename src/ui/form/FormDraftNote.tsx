// Above the fields of a dialog: a restored draft, a write with an unknown outcome, or that drafts cannot be stored.
import type { FormWithDraft } from '../hooks/form/useMutationForm.ts';
import { DraftNote } from './DraftNote.tsx';
import { DraftNoteLine } from '../kit/layout/ListPage.styles.ts';
import { LostWriteNotice } from './LostWriteNotice.tsx';

/** Empty for a form without a draft whose storage works. */
export function FormDraftNote({ form }: { form: FormWithDraft }) {
  const { draft, lost } = form;
  return (
    <>
      {lost ? <LostWriteNotice lost={lost} /> : null}
      {draft.savedAt === null && !draft.isStorageUnavailable ? null : (
        <DraftNoteLine>
          <DraftNote
            savedAt={draft.savedAt}
            isStorageUnavailable={draft.isStorageUnavailable}
            hasFiles={draft.hasFiles}
            busy={form.busy}
            discard={() => {
              for (const [name, value] of Object.entries(draft.empty)) form.change(name, value);
            }}
          />
        </DraftNoteLine>
      )}
    </>
  );
}
