// Progress of a state link, above the dock.
import { useSelector } from '@xstate/react';
import { styled } from 'styled-components';
import type { ActorRefFrom } from 'xstate';
import type { stateLinkMachine } from '../stateLink.machine.ts';

const Line = styled.p`
  padding: 6px 20px;
  border-bottom: 1px solid var(--ink-line);
  background: var(--ink-bg);
  color: var(--ink-text2);
  font-size: 13px;
  line-height: 20px;

  strong {
    color: var(--ink-text);
    font: 400 12px/20px var(--font-mono);
    overflow-wrap: anywhere;
  }
  &[data-state='broken'] {
    color: var(--ink-accent);
  }
`;

interface ShowLineProps {
  readonly actor: ActorRefFrom<typeof stateLinkMachine>;
  /** The id from the URL, which may be unknown. */
  readonly requested: string | null;
}

/** Renders nothing without a requested state. */
export function StateLinkProgress({ actor, requested }: ShowLineProps) {
  const { value, context } = useSelector(actor, (snapshot) => snapshot);
  if (value === 'idle') return null;
  const { link, done, all, problem, status } = context;
  return (
    <Line role={value === 'broken' ? 'alert' : 'status'} data-state={value}>
      <span>{words[value] ?? ''}</span>{' '}
      <strong>{link && status !== null ? `${link.machine}.${status}` : requested}</strong>
      {value === 'replaying' && all > 0 ? <span>{`\u0020· шаг ${done} из ${all}`}</span> : null}
      {problem === null ? null : <span>{`: ${problem}`}</span>}
    </Line>
  );
}

const words: Readonly<Record<string, string>> = {
  renewing: 'Готовим мир для состояния',
  replaying: 'Ведём к состоянию',
  shown: 'На экране состояние',
  moving: 'Меняем состояние записи',
  broken: 'Не удалось показать состояние',
};
