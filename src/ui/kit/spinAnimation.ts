// Animation of spinners and busy buttons.
import { keyframes } from 'styled-components';

export const spinAnimation = keyframes`
  to { transform: rotate(360deg); }
`;
