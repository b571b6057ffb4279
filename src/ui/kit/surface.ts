// The surface records stand on: a panel, or whatever else looks like one.
import { css } from 'styled-components';

export const panelSurface = css`
  border: 1px solid var(--border-base);
  border-radius: var(--radius-panel);
  background: var(--surface-base);
`;
