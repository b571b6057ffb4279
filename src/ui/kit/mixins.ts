// Style rules shared by components: surface of a panel, animation of overlays.
import { keyframes, css } from 'styled-components';

/** Surface of records: styles of a panel. */
export const panelSurface = css`
  border: 1px solid var(--border-base);
  border-radius: var(--radius-panel);
  background: var(--surface-base);
`;

export const riseAnimation = keyframes`
  from { opacity: 0; transform: translateY(8px); }
`;
