// Text for screen readers only.
import { styled } from 'styled-components';

/** Takes no room and paints nothing, yet is read. */
export const VisuallyHidden = styled.span`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
