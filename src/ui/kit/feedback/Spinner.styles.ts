// Ring and row of the spinners.
import { styled } from 'styled-components';
import { spinAnimation } from '../spinAnimation.ts';

export const Ring = styled.span`
  display: inline-block;
  flex: none;
  width: 20px;
  height: 20px;
  border: 2px solid var(--border-strong);
  border-top-color: var(--accent-fill);
  border-radius: 50%;
  animation: ${spinAnimation} 900ms linear infinite;

  &[data-size='large'] {
    width: 40px;
    height: 40px;
    border-width: 3px;
  }
`;

export const Row = styled.span.attrs({ role: 'status' })`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  color: var(--text-secondary);
  font-size: 13px;
`;
