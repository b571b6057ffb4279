// The spinner over the dimmed screen (KYT companies).
import { styled } from 'styled-components';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import { Ring, Row } from './Spinner.styles.ts';

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

/** `role="status"` with «Загрузка...» by default. */
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
