// Placeholder without messages: loading, cancelled, or failed.
import { styled } from 'styled-components';
import type { Connection } from '../../../hooks/chat/useChat.ts';
import { Button } from '../../../kit/actions/Button.tsx';
import { EmptyState } from '../../../kit/feedback/EmptyState.tsx';
import { QueryError } from '../../../query/queryStates.tsx';
import { belowMobile } from '../../../theme/media.ts';
import { getFailureText } from '../../../texts/failures.ts';
import { ChatLoading } from '../ChatLoading.tsx';
import { chatTexts } from '../texts.ts';

const Place = styled.div`
  display: grid;
  place-items: center;
  height: 470px;

  ${belowMobile} {
    flex: 1;
    height: auto;
  }
`;

/** A loading state, or the specified placeholder with a retry. */
export function MessagesPlaceholder({ failure, slow, isHistoryCancelled, reconnect, cancel }: Connection) {
  return (
    <Place>
      {failure ? (
        <EmptyState
          title={chatTexts.choose}
          text={getFailureText(failure)}
          action={
            <Button size="small" onClick={reconnect}>
              Повторить
            </Button>
          }
        />
      ) : isHistoryCancelled ? (
        <QueryError failure={null} refresh={reconnect} />
      ) : (
        <ChatLoading slow={slow} cancel={cancel} refresh={reconnect} />
      )}
    </Place>
  );
}
