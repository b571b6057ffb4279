// «Отмена» beside a form's chief button: it waits while the answer is on its way, and after a long wait gives it up.
import type { Form } from '../hooks/form/useForm.ts';
import { Button } from '../kit/actions/Button.tsx';

interface CancelButtonProps {
  readonly form: Pick<Form, 'busy' | 'slow' | 'cancel'>;
  /** Leaves the form; nothing is sent. */
  readonly onClose: () => void;
  /** «Отмена» where it is called otherwise. */
  readonly label?: string;
  /** The dialog's focus begins here, where the answer concerns money. */
  readonly first?: true;
}

export function CancelButton({ form, onClose, label = 'Отмена', first }: CancelButtonProps) {
  return (
    <Button data-autofocus={first} disabled={form.busy && !form.slow} onClick={form.busy ? form.cancel : onClose}>
      {form.slow ? 'Отменить отправку' : label}
    </Button>
  );
}
