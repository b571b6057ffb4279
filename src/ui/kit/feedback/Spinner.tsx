// Spinner with a label for screen readers.
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import { Ring, Row } from './Spinner.styles.ts';

export interface SpinnerProps {
  label?: string | undefined;
  /** Shows the label beside the ring. */
  labelled?: boolean | undefined;
}

/** `role="status"` with «Загрузка...» by default. */
export function Spinner({ label = 'Загрузка...', labelled }: SpinnerProps) {
  return (
    <Row>
      <Ring />
      {labelled ? <span>{label}</span> : <VisuallyHidden>{label}</VisuallyHidden>}
    </Row>
  );
}
