// Above the fields of a dialog that opens with what had been typed before: since when it was kept, and a way to begin anew.
import type { DraftedForm } from '../bind/useCallForm.ts';
import { DraftNote } from './DraftNote.tsx';
import { DraftLine } from './ListFrame.ts';

/** Nothing where the form has opened empty. */
export function FormDraftNote({ form }: { form: DraftedForm }) {
  const { draft } = form;
  if (draft.savedAt === null) return null;
  return (
    <DraftLine>
      <DraftNote
        savedAt={draft.savedAt}
        unkept={false}
        fileless={draft.fileless}
        busy={form.busy}
        discard={() => {
          for (const [name, value] of Object.entries(draft.empty)) form.change(name, value);
        }}
      />
    </DraftLine>
  );
}
