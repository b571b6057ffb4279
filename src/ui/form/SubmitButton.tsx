// The chief button of a form: busy while it is sent, inactive while the server asks to wait before the next try.
import type { Form } from '../hooks/form/useForm.ts';
import { Button, type ButtonProps } from '../kit/actions/Button.tsx';

interface SubmitButtonProps extends Omit<ButtonProps, 'form'> {
  readonly form: Pick<Form, 'busy' | 'limited' | 'submit'>;
}

/** Submits `form` unless it is told what else to do; the words of the wait stand in `SubmitErrorMessage`. */
export function SubmitButton({ form, inactive, ...button }: SubmitButtonProps) {
  const { busy, limited, submit } = form;
  return <Button variant="primary" onClick={submit} {...button} busy={busy} inactive={limited || inactive} />;
}
