// Loading state of a list of chats or messages: «Загрузка...», after 15 s with a way out.
import { styled } from 'styled-components';
import type { Query } from '../../hooks/data/useQuery.ts';
import { Spinner } from '../../kit/feedback/Spinner.tsx';
import { SlowQueryActions } from '../../query/queryStates.tsx';
import { chatTexts } from './texts.ts';

const Frame = styled.div`
  display: grid;
  gap: 16px;
  justify-items: center;

  > p {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    align-items: center;
    justify-content: center;
    color: var(--text-secondary);
    font-size: 13px;
  }
`;

/** There is no timeout. */
export function ChatLoading({ slow, cancel, refresh }: Pick<Query<unknown>, 'slow' | 'cancel' | 'refresh'>) {
  return (
    <Frame>
      <Spinner label={chatTexts.loading} labelled />
      {slow ? (
        <p role="status">
          <SlowQueryActions {...{ cancel, refresh }} />
        </p>
      ) : null}
    </Frame>
  );
}
