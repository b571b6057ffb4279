// «Повторить можно через 0:42» below a refusal that names its pause (Retry-After; features.md row 18).
import { styled } from 'styled-components';
import type { Failure } from '../../api/errors/failure.ts';
import { formatCountdown } from '../hooks/core/useCountdown.ts';
import { useRetryAfter } from '../hooks/session/useRetryAfter.ts';

const Line = styled.span`
  display: block;
  font-variant-numeric: tabular-nums;
`;

/** Nothing where no pause was named. The seconds are silent to screen readers; that the wait is over is announced. */
export default function RetryCountdown({ failure }: { failure: Failure | null }) {
  const left = useRetryAfter(failure);
  if (left === null) return null;
  return (
    <Line>
      {left > 0 ? <span>{`Повторить можно через ${formatCountdown(left)}`}</span> : null}
      <span role="status">{left > 0 ? null : 'Можно повторить'}</span>
    </Line>
  );
}
