// «Create» button of a list: its dialog, then the new record opened in the unfiltered list.
import type { RecordId } from '../../api/recordId.ts';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigateToNewRecord } from '../hooks/list/useNavigateToNewRecord.ts';
import { DialogButton } from './GuardedButton.tsx';

interface MadeProps {
  readonly onClose: () => void;
  readonly onCreated: (made: { readonly id: RecordId }) => void;
}

interface NewButtonProps {
  readonly renderDialog: (props: MadeProps) => ReactNode;
  readonly children: string;
}

export function CreateRecordButton({ renderDialog, children }: NewButtonProps) {
  const openNew = useNavigateToNewRecord();
  return (
    <DialogButton
      variant="primary"
      icon={<Plus />}
      renderDialog={(onClose, closeThen) => renderDialog({ onClose, onCreated: closeThen(openNew) })}
    >
      {children}
    </DialogButton>
  );
}
