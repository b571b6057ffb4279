// The place of the messages while there are none to show: loading, or why they did not come.
import { styled } from 'styled-components';
import { Button } from '../../kit/Button.tsx';
import { EmptyState } from '../../kit/EmptyState.tsx';
import { Spinner } from '../../kit/Spinner.tsx';
import { belowMobile } from '../../theme/media.ts';
import { texts } from './texts.ts';

const Place = styled.div`
  display: grid;
  place-items: center;
  height: 470px;

  ${belowMobile} {
    flex: 1;
    height: auto;
  }
`;

interface UnreadProps {
  /** Why the history could not be read; null while it is on its way. */
  readonly failure: string | null;
  readonly onRetry: () => void;
}

/** «Загрузка...», or the placeholder of the specification with a way to try again. */
export function Unread({ failure, onRetry }: UnreadProps) {
  return (
    <Place>
      {failure === null ? (
        <Spinner label={texts.loading} labelled />
      ) : (
        <EmptyState
          title={texts.choose}
          text={failure}
          action={
            <Button size="small" onClick={onRetry}>
              Повторить
            </Button>
          }
        />
      )}
    </Place>
  );
}
