// Dimmed full-screen spinner of the company list; after 15 seconds with a way out.
import { styled } from 'styled-components';
import type { Query } from '../../hooks/data/useQuery.ts';
import { FullScreenSpinner } from '../../kit/feedback/FullScreenSpinner.tsx';
import { SlowQueryBanner } from '../../query/queryStates.tsx';

const Floating = styled.div`
  position: fixed;
  inset: calc(50% + 56px) 0 auto;
  z-index: var(--z-dialog);
  display: grid;
  justify-content: center;
  padding: 0 16px;

  > div {
    border-radius: var(--radius-panel);
    background: var(--surface-raised);
    box-shadow: var(--shadow-overlay);
  }
`;

/** There is no timeout. */
export function KytLoading(wait: Pick<Query<unknown>, 'slow' | 'refresh' | 'cancel'>) {
  return (
    <>
      <FullScreenSpinner />
      <Floating>
        <SlowQueryBanner {...wait} />
      </Floating>
    </>
  );
}
