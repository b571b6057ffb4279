// Tour step in a strip above the dock: instruction, frame, and a button to the highlighted control.
import { useSelector } from '@xstate/react';
import { styled } from 'styled-components';
import type { ActorRefFrom } from 'xstate';
import { InkButton } from '../console.styles.ts';
import type { Frames } from '../frames/frames.ts';
import { findHighlighted } from './highlight.ts';
import { getFrameTitle } from './ports.ts';
import { getCurrentStep, type tourMachine } from './tour.machine.ts';

const Strip = styled.section`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  align-items: center;
  padding: 8px 20px;
  border-top: 1px solid var(--ink-line);
  background: var(--ink-bg2);
  color: var(--ink-text);
  font-size: 14px;
  line-height: 20px;

  > p {
    flex: 1 1 320px;
    min-width: 0;
    margin: 0;
  }
  .place {
    display: block;
    color: var(--ink-text2);
    font-size: 12px;
    line-height: 16px;
  }
  code {
    padding: 0 4px;
    border: 1px solid var(--ink-line);
    border-radius: var(--radius-chip);
    font: 400 12px/16px var(--font-mono);
    white-space: nowrap;
  }
  .acts {
    display: flex;
    flex: none;
    gap: 8px;
  }
`;

interface TourPanelProps {
  readonly actor: ActorRefFrom<typeof tourMachine>;
  readonly stage: Frames;
}

/** Renders nothing without a tour. Steps complete automatically, so there is no «Далее». */
export function TourPanel({ actor, stage }: TourPanelProps) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const now = getCurrentStep(state.context);
  if (state.matches('off')) return null;
  return (
    <Strip aria-label="Тур" data-state={JSON.stringify(state.value)}>
      {now && state.hasTag('on') ? (
        <p role="status">
          <span className="place">
            {`${now.tour.title} · шаг ${now.tour.steps.indexOf(now.step) + 1} из ${now.tour.steps.length} · ${getFrameTitle(now.step.seat)}`}
          </span>
          <span>{now.step.text}</span>{' '}
          {now.step.hands.map(({ name, value }) =>
            value === undefined ? null : (
              <span key={name}>
                <span>{`${name}:`}</span> <code>{value}</code>{' '}
              </span>
            ),
          )}
        </p>
      ) : (
        <p role="status">Тур пройден</p>
      )}
      <span className="acts">
        {now && now.step.hands.length > 0 ? (
          <InkButton type="button" onClick={() => findHighlighted(stage.frame(now.step.seat))?.focus()}>
            К элементу
          </InkButton>
        ) : null}
        <InkButton type="button" onClick={() => actor.send({ type: 'LEFT' })}>
          {state.hasTag('on') ? 'Выйти из тура' : 'Закрыть тур'}
        </InkButton>
      </span>
    </Strip>
  );
}
