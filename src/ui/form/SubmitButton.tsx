// Submit button of a form: busy while sending, disabled while rate limited.
import type { Form } from '../hooks/form/useForm.ts';
import { Button, type ButtonProps } from '../kit/actions/Button.tsx';

interface SubmitButtonProps extends Omit<ButtonProps, 'form'> {
  readonly form: Pick<Form, 'busy' | 'limited' | 'submit'>;
}

/** Submits `form` unless `onClick` is given; `SubmitErrorMessage` explains the wait. */
export function SubmitButton({ form, inactive, ...button }: SubmitButtonProps) {
  const { busy, limited, submit } = form;
  return <Button variant="primary" onClick={submit} {...button} busy={busy} inactive={limited || inactive} />;
}
