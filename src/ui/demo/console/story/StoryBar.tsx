// Bar beside the previews: the scene of the story, or the ways to begin it and to leave the three roles.
import { useSelector } from '@xstate/react';
import { styled } from 'styled-components';
import type { ActorRefFrom } from 'xstate';
import { demoPaths } from '../../startPage.ts';
import { ConsoleButton, ConsoleLink } from '../console.styles.ts';
import { getFrameTitle } from '../frames/frames.ts';
import { getCurrentStep, type storyMachine } from './story.machine.ts';

const Bar = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 8px 24px;
  align-items: center;
  min-height: 116px;
  padding: 10px 24px;
  color: var(--ink-text);

  .place {
    color: var(--ink-text2);
    font: 500 12px/18px var(--font-sans);
  }
  h2 {
    font: 600 17px/24px var(--font-sans);
  }
  .text {
    max-width: 92ch;
    margin-top: 2px;
    font-size: 14px;
    line-height: 20px;
  }
  .hint {
    margin-top: 2px;
    color: var(--ink-text2);
    font-size: 13px;
    line-height: 18px;
  }
  code {
    padding: 0 4px;
    border: 1px solid var(--ink-line);
    border-radius: var(--radius-chip);
    font: 400 12px/16px var(--font-mono);
    white-space: nowrap;
  }
  .acts {
    display: grid;
    gap: 8px;
    min-width: 148px;
  }
  .acts > * {
    justify-content: center;
    text-align: center;
  }
  @media (max-width: 899px) {
    grid-template-columns: minmax(0, 1fr);
    padding: 10px 12px;

    .acts {
      grid-template-columns: 1fr 1fr;
    }
    .acts > * {
      min-height: 44px;
      align-content: center;
    }
  }
`;

export const NextButton = styled(ConsoleButton)`
  && {
    border-color: var(--ink-accent);
    background: var(--ink-accent);
    color: var(--ink-bg);
    font-weight: 600;
  }
`;

/** A keyboard begins at «Дальше», which the document has after the page in full size. */
function focusUnlessTaken(button: HTMLButtonElement | null): void {
  if (document.activeElement === document.body) button?.focus();
}

interface StoryBarProps {
  readonly actor: ActorRefFrom<typeof storyMachine>;
  /** Begins the story in a fresh world. */
  readonly onBegin: () => void;
}

export function StoryBar({ actor, onBegin }: StoryBarProps) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const isOn = state.hasTag('on');
  return (
    <Bar data-bar aria-label="Показ" data-state={JSON.stringify(state.value)}>
      {isOn ? <Scene actor={actor} /> : <Rest isOver={state.matches('finished')} />}
      <span className="acts">
        {isOn ? (
          <>
            <NextButton
              ref={focusUnlessTaken}
              type="button"
              aria-busy={state.hasTag('acting') || state.matches('beginning') || undefined}
              onClick={() => actor.send({ type: 'story.next' })}
            >
              Дальше
            </NextButton>
            <ConsoleButton type="button" onClick={() => actor.send({ type: 'story.exit' })}>
              Выйти из показа
            </ConsoleButton>
          </>
        ) : (
          <>
            <NextButton type="button" onClick={onBegin}>
              {state.matches('finished') ? 'Показать ещё раз' : 'Показать за 3 минуты'}
            </NextButton>
            <ConsoleLink href={demoPaths.start}>К началу</ConsoleLink>
          </>
        )}
      </span>
    </Bar>
  );
}

function Scene({ actor }: Pick<StoryBarProps, 'actor'>) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const now = getCurrentStep(state.context);
  const { scenes } = state.context.story;
  if (!now) return <p role="status">Готовим показ: входим за три роли…</p>;
  return (
    <div role="status">
      <p className="place">{`Шаг ${scenes.indexOf(now.scene) + 1} из ${scenes.length} · ${getFrameTitle(now.step.frame)}`}</p>
      <h2>{now.scene.title}</h2>
      <p className="text">{now.scene.text}</p>
      <p className="hint">
        <Hint actor={actor} />
      </p>
    </div>
  );
}

/** Actions available to the visitor now. */
function Hint({ actor }: Pick<StoryBarProps, 'actor'>) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const now = getCurrentStep(state.context);
  if (!now || state.hasTag('acting')) return <span>Выполняем шаг…</span>;
  const fields = now.step.targets.filter(({ value }) => value !== undefined);
  return (
    <>
      <span>
        {state.context.stuck
          ? 'Автоматически не получилось: сделайте шаг сами по обведённым кнопкам.'
          : '«Дальше» сделает шаг за вас. Или нажимайте обведённое сами.'}
      </span>{' '}
      {fields.map(({ name, value }) => (
        <span key={name}>
          <span>{`${name}: `}</span>
          <code>{value}</code>{' '}
        </span>
      ))}
    </>
  );
}

function Rest({ isOver }: { isOver: boolean }) {
  return (
    <div role="status">
      <h2>{isOver ? 'Показ закончен' : 'Три роли в одном мире'}</h2>
      <p className="text">
        {isOver
          ? 'Сделка исполнена, поставщик оплачен, рубли зачислены, рисковый кошелёк заблокирован. Продолжайте сами в любой роли.'
          : 'Крупно открыт экран одной роли; нажмите на уменьшенный экран, чтобы поменять их местами.'}
      </p>
    </div>
  );
}
