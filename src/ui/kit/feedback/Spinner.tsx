// Spinner with a label for screen readers, inline or over the dimmed screen.
import { styled } from 'styled-components';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import { spinAnimation } from '../mixins.ts';

const Ring = styled.span`
  display: inline-block;
  flex: none;
  width: 20px;
  height: 20px;
  border: 2px solid var(--border-strong);
  border-top-color: var(--accent-fill);
  border-radius: 50%;
  animation: ${spinAnimation} 900ms linear infinite;

  &[data-size='large'] {
    width: 40px;
    height: 40px;
    border-width: 3px;
  }
`;

const Row = styled.span.attrs({ role: 'status' })`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  color: var(--text-secondary);
  font-size: 13px;
`;

const Scrim = styled.div`
  position: fixed;
  inset: 0;
  z-index: var(--z-dialog);
  display: grid;
  place-items: center;
  background: var(--surface-scrim);

  > span {
    padding: 20px;
    border-radius: var(--radius-panel);
    background: var(--surface-raised);
    box-shadow: var(--shadow-overlay);
  }
`;

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

/** The spinner over the dimmed screen (KYT companies). */
export function FullScreenSpinner({ label = 'Загрузка...' }: { label?: string | undefined }) {
  return (
    <Scrim>
      <Row>
        <Ring data-size="large" />
        <VisuallyHidden>{label}</VisuallyHidden>
      </Row>
    </Scrim>
  );
}
