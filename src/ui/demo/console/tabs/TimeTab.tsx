// Time and world: advance or freeze the clock, reset with a seed, export and import the session.
import { useSelector } from '@xstate/react';
import type { ChangeEvent } from 'react';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../../../kit/VisuallyHidden.tsx';
import { withoutHasSelector } from '../../../theme/media.ts';
import type { TabProps } from './tabProps.ts';
import { InkButton, ConsoleSection, ConsoleRow, formatTime } from '../console.styles.ts';

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(280px, 1fr));
  gap: 16px 32px;

  p {
    color: var(--ink-text2);
  }
`;

/** The native input is hidden inside. */
const FileButton = styled(InkButton)`
  position: relative;

  &:has(:focus-visible) {
    outline: 2px solid var(--ink-accent);
    outline-offset: 1px;
  }
  ${withoutHasSelector} {
    &:focus-within {
      outline: 2px solid var(--ink-accent);
      outline-offset: 1px;
    }
  }
`;

const MINUTE = 60_000;
const STEPS: readonly (readonly [title: string, ms: number])[] = [
  ['+ 1 минута', MINUTE],
  ['+ 1 час', 60 * MINUTE],
  ['+ 1 день', 24 * 60 * MINUTE],
];

const SEEDS: readonly (readonly [seed: string, title: string, about: string])[] = [
  ['default', 'Обычный мир', 'всё заполнено'],
  ['empty', 'Пустой мир', 'только учётные записи'],
  ['large', 'Большой мир', '10 000 организаций, 100 000 сделок'],
];

/** A reset signs everybody out; pages reload. */
export function TimeTab({ actor }: TabProps) {
  const world = useSelector(actor, ({ context }) => context.world);
  const frozen = world?.frozen ?? false;
  const clock = (body: object) => actor.send({ type: 'ORDERED', order: { method: 'POST', name: 'clock', body } });
  return (
    <Columns>
      <ConsoleSection>
        <h2>{`Часы демо${world ? `: ${formatTime(world)}` : ''}`}</h2>
        <ConsoleRow>
          {STEPS.map(([title, ms]) => (
            <InkButton key={title} type="button" onClick={() => clock({ advance_ms: ms })}>
              {title}
            </InkButton>
          ))}
          <InkButton type="button" aria-pressed={frozen} onClick={() => clock({ frozen: !frozen })}>
            {frozen ? 'Пустить часы' : 'Остановить часы'}
          </InkButton>
        </ConsoleRow>
      </ConsoleSection>
      <ConsoleSection>
        <h2>Начать заново: каждый входит снова</h2>
        <ConsoleRow>
          {SEEDS.map(([seed, title, about]) => (
            <InkButton
              key={seed}
              type="button"
              onClick={() => actor.send({ type: 'ORDERED', order: { method: 'POST', name: 'reset', body: { seed } } })}
            >
              <span>{title}</span>
              <small>{about}</small>
            </InkButton>
          ))}
        </ConsoleRow>
      </ConsoleSection>
      <ConsoleSection>
        <h2>Сессия одним файлом</h2>
        <p>Мир, часы, роли, экраны и вызовы — без паролей и токенов. В любом браузере встанут те же экраны.</p>
        <ConsoleRow>
          <InkButton type="button" onClick={() => actor.send({ type: 'ORDERED', order: { session: 'save' } })}>
            Сохранить сессию
          </InkButton>
          <FileButton as="label">
            <span>Открыть сессию</span>
            <VisuallyHidden
              as="input"
              type="file"
              accept="application/json"
              onChange={({ target }: ChangeEvent<HTMLInputElement>) => {
                const file = target.files?.[0];
                if (file) actor.send({ type: 'ORDERED', order: { session: 'load', file } });
                target.value = '';
              }}
            />
          </FileButton>
        </ConsoleRow>
      </ConsoleSection>
    </Columns>
  );
}
