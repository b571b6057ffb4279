// Surface of records: styles of a panel.
import { css } from 'styled-components';

export const panelSurface = css`
  border: 1px solid var(--border-base);
  border-radius: var(--radius-panel);
  background: var(--surface-base);
`;
