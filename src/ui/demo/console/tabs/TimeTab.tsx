// Time and world: advance or freeze the clock, reset with a seed.
import { useSelector } from '@xstate/react';
import { styled } from 'styled-components';
import { LiveSwitch } from '../../LiveSwitch.tsx';
import type { TabProps } from './tabProps.ts';
import { ConsoleButton, ConsoleSection, ConsoleRow, formatTime } from '../console.styles.ts';

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(280px, 1fr));
  gap: 16px 32px;

  p {
    color: var(--ink-text2);
  }
`;

const MINUTE = 60_000;
const STEPS: readonly (readonly [title: string, ms: number])[] = [
  ['+ 1 минута', MINUTE],
  ['+ 1 час', 60 * MINUTE],
  ['+ 1 день', 24 * 60 * MINUTE],
];

const SEEDS: readonly (readonly [seed: string, title: string, about: string])[] = [
  ['lived', 'Живая фирма', 'три месяца истории, полные очереди'],
  ['default', 'Обычный мир', 'понемногу всего'],
  ['empty', 'Пустой мир', 'только учётные записи'],
  ['large', 'Большой мир', '10 000 организаций, 100 000 сделок'],
];

/** A reset signs everybody out; pages reload. */
export function TimeTab({ actor }: TabProps) {
  const world = useSelector(actor, ({ context }) => context.world);
  const frozen = world?.frozen ?? false;
  const clock = (body: object) => actor.send({ type: 'command.run', order: { method: 'POST', name: 'clock', body } });
  return (
    <Columns>
      <ConsoleSection>
        <h2>{`Часы демо${world ? `: ${formatTime(world)}` : ''}`}</h2>
        <ConsoleRow>
          {STEPS.map(([title, ms]) => (
            <ConsoleButton key={title} type="button" onClick={() => clock({ advance_ms: ms })}>
              {title}
            </ConsoleButton>
          ))}
          <ConsoleButton type="button" aria-pressed={frozen} onClick={() => clock({ frozen: !frozen })}>
            {frozen ? 'Пустить часы' : 'Остановить часы'}
          </ConsoleButton>
        </ConsoleRow>
      </ConsoleSection>
      <ConsoleSection>
        <h2>Остальные роли</h2>
        <ConsoleRow>
          <LiveSwitch
            on={world?.live ?? false}
            describedBy="live-about"
            onSwitch={() =>
              actor.send({ type: 'command.run', order: { method: 'POST', name: 'live', body: { on: !world?.live } } })
            }
          />
        </ConsoleRow>
        <p id="live-about">Клиенты и оператор действуют сами каждые несколько секунд; деньги движутся по-настоящему.</p>
      </ConsoleSection>
      <ConsoleSection>
        <h2>Начать заново: каждый входит снова</h2>
        <ConsoleRow>
          {SEEDS.map(([seed, title, about]) => (
            <ConsoleButton
              key={seed}
              type="button"
              onClick={() =>
                actor.send({ type: 'command.run', order: { method: 'POST', name: 'reset', body: { seed } } })
              }
            >
              <span>{title}</span>
              <small>{about}</small>
            </ConsoleButton>
          ))}
        </ConsoleRow>
      </ConsoleSection>
    </Columns>
  );
}
