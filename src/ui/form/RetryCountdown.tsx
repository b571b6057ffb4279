// «Повторить можно через 0:42» below a refusal with a pause (Retry-After).
import { styled } from 'styled-components';
import type { Failure } from '../../api/errors/failure.ts';
import { formatCountdown } from '../hooks/core/useCountdown.ts';
import { useRetryAfter } from '../hooks/session/useRecentFailures.ts';

const Line = styled.span`
  display: block;
  font-variant-numeric: tabular-nums;
`;

/** Empty without a pause. Screen readers get no seconds, only the end of the wait. */
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
