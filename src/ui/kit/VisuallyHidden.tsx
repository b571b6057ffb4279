// Text for screen readers only.
import { styled } from 'styled-components';

/** Visually hidden but available to screen readers. */
export const VisuallyHidden = styled.span`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
