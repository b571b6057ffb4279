// The two animations of the product: a spinner and an overlay that slides in by 8 px.
import { keyframes } from 'styled-components';

export const spinAnimation = keyframes`
  to { transform: rotate(360deg); }
`;

export const riseAnimation = keyframes`
  from { opacity: 0; transform: translateY(8px); }
`;
