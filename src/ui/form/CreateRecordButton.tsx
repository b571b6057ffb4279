// «Create» button of a list: its dialog, then the new record opened in the unfiltered list.
import type { RecordId } from '../../api/recordId.ts';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { DialogButton } from './GuardedButton.tsx';
import { useLocation } from 'wouter';

interface MadeProps {
  readonly onClose: () => void;
  readonly onCreated: (made: { readonly id: RecordId }) => void;
}

interface NewButtonProps {
  readonly renderDialog: (props: MadeProps) => ReactNode;
  /** Value of `?new=` in a link that opens the dialog. */
  readonly opensAt?: string;
  readonly children: string;
}

export function CreateRecordButton({ renderDialog, children, ...link }: NewButtonProps) {
  const openNew = useNavigateToNewRecord();
  return (
    <DialogButton
      {...link}
      variant="primary"
      icon={<Plus />}
      renderDialog={(onClose, closeThen) => renderDialog({ onClose, onCreated: closeThen(openNew) })}
    >
      {children}
    </DialogButton>
  );
}

/** Opens a record by `id` in the unfiltered list of this screen. */
export function useNavigateToNewRecord(): (made: { readonly id: RecordId }) => void {
  const [path, navigate] = useLocation();
  return ({ id }) => navigate(`${path}?id=${id}`);
}
