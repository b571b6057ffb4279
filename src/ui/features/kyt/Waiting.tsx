// A wait of more than 15 seconds: nothing ends by itself, a way out is offered (design.md section 5, «No timeout»).
import { styled } from 'styled-components';
import { Button } from '../../kit/Button.tsx';
import { EmptyState } from '../../kit/EmptyState.tsx';
import { FullScreenSpinner } from '../../kit/Spinner.tsx';
import { belowMobile } from '../../theme/media.ts';

const Line = styled.div.attrs({ role: 'status' })`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  padding: 8px 16px;
  color: var(--text-secondary);
  font-size: 13px;

  > span {
    flex: 1 0 auto;
  }
  ${belowMobile} {
    > span {
      flex-basis: 100%;
    }
    > button {
      flex: 1;
    }
  }
`;

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

interface Wait {
  readonly slow: boolean;
  readonly refresh: () => void;
  readonly cancel: () => void;
}

/** «Отменить» and «Повторить» once a question takes long; nothing before. */
export function SlowOffer({ slow, refresh, cancel }: Wait) {
  if (!slow) return null;
  return (
    <Line>
      <span>Ответ задерживается</span>
      <Button size="small" onClick={cancel}>
        Отменить
      </Button>
      <Button size="small" onClick={refresh}>
        Повторить
      </Button>
    </Line>
  );
}

/** The dimmed full-screen spinner of the company list (spec section 2), with the way out. */
export function FullScreenWait(wait: Wait) {
  return (
    <>
      <FullScreenSpinner />
      <Floating>
        <SlowOffer {...wait} />
      </Floating>
    </>
  );
}

/** What stands where a question was given up before it brought anything. */
export function GivenUp({ refresh }: Pick<Wait, 'refresh'>) {
  return (
    <EmptyState
      title="Загрузка отменена"
      action={
        <Button size="small" onClick={refresh}>
          Повторить
        </Button>
      }
    />
  );
}
