// The scale bar as an edge: above the demo console and the demo strip of the login page.
import { styled } from 'styled-components';

/** 6 px of filled and hollow segments in the current `color`. */
export const SegmentedEdge = styled.div`
  height: 6px;
  border: solid currentColor;
  border-width: 1px 0;
  background: repeating-linear-gradient(90deg, currentColor 0 24px, transparent 24px 48px);
`;
