// «ДЕМО» over a piece of the scale: marks invented data.
import { styled } from 'styled-components';

const Mark = styled.span`
  display: inline-block;
  height: 22px;
  padding: 0 8px 3px;
  border: 1px solid var(--text-primary);
  border-radius: var(--radius-chip);
  background: linear-gradient(
      90deg,
      var(--text-primary) 0 4px,
      transparent 4px 8px,
      var(--text-primary) 8px 12px,
      transparent 12px
    )
    left bottom / 16px 3px repeat-x;
  color: var(--text-primary);
  font: 600 11px/17px var(--font-sans);
  letter-spacing: 0.06em;
  white-space: nowrap;
`;

/** For the top bar and the login page of a demo build. */
export function DemoMark() {
  return <Mark>ДЕМО</Mark>;
}
