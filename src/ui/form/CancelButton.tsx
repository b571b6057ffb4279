// «Отмена» beside a form's submit button: disabled while the response is pending; after a long wait it aborts the call.
import type { Form } from '../hooks/form/useForm.ts';
import { Button } from '../kit/actions/Button.tsx';

interface CancelButtonProps {
  readonly form: Pick<Form, 'busy' | 'slow' | 'cancel'>;
  /** Leaves the form without sending. */
  readonly onClose: () => void;
  /** Replaces the label «Отмена». */
  readonly label?: string;
  /** Receives the dialog's initial focus, where the action concerns money. */
  readonly first?: true;
}

export function CancelButton({ form, onClose, label = 'Отмена', first }: CancelButtonProps) {
  return (
    <Button data-autofocus={first} disabled={form.busy && !form.slow} onClick={form.busy ? form.cancel : onClose}>
      {form.slow ? 'Отменить отправку' : label}
    </Button>
  );
}
