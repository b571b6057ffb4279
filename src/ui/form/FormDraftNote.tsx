// Above the fields of a dialog: what was kept of it, a write of it that may have been carried out, or that nothing is kept.
import type { FormWithDraft } from '../hooks/form/useMutationForm.ts';
import { DraftNote } from './DraftNote.tsx';
import { DraftNoteLine } from '../kit/layout/ListPage.styles.ts';
import { LostWriteNotice } from './LostWrite.tsx';

/** Nothing where the form has opened empty and the storage keeps what is typed. */
export function FormDraftNote({ form }: { form: FormWithDraft }) {
  const { draft, lost } = form;
  return (
    <>
      {lost ? <LostWriteNotice lost={lost} /> : null}
      {draft.savedAt === null && !draft.unkept ? null : (
        <DraftNoteLine>
          <DraftNote
            savedAt={draft.savedAt}
            unkept={draft.unkept}
            fileless={draft.fileless}
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
