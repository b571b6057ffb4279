// Time and world: the clock forward or still, another seed, the whole session out to a file and in again.
import { useSelector } from '@xstate/react';
import type { TabProps } from './Dock.tsx';
import { InkButton, Part, Row } from './parts.ts';

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

/** A fresh world signs everybody out; pages load themselves anew. */
export function TimeTab({ actor }: TabProps) {
  const frozen = useSelector(actor, ({ context }) => context.world?.frozen ?? false);
  const clock = (body: object) => actor.send({ type: 'ORDERED', order: { method: 'POST', name: 'clock', body } });
  return (
    <Row>
      <Part>
        <h2>Часы демо</h2>
        <Row>
          {STEPS.map(([title, ms]) => (
            <InkButton key={title} type="button" onClick={() => clock({ advance_ms: ms })}>
              {title}
            </InkButton>
          ))}
          <InkButton type="button" aria-pressed={frozen} onClick={() => clock({ frozen: !frozen })}>
            {frozen ? 'Пустить часы' : 'Остановить часы'}
          </InkButton>
        </Row>
        <h2>Начать заново</h2>
        <Row>
          {SEEDS.map(([seed, title, about]) => (
            <InkButton
              key={seed}
              type="button"
              onClick={() => actor.send({ type: 'ORDERED', order: { method: 'POST', name: 'reset', body: { seed } } })}
            >
              {title}
              <small>{about}</small>
            </InkButton>
          ))}
        </Row>
        <h2>Сессия одним файлом: мир, часы, роли, экраны, вызовы — без паролей и токенов</h2>
        <Row>
          <InkButton type="button" onClick={() => actor.send({ type: 'ORDERED', order: { session: 'save' } })}>
            Сохранить сессию
          </InkButton>
          <label>
            Открыть сессию{' '}
            <input
              type="file"
              accept="application/json"
              onChange={({ target }) => {
                const file = target.files?.[0];
                if (file) actor.send({ type: 'ORDERED', order: { session: 'load', file } });
                target.value = '';
              }}
            />
          </label>
        </Row>
      </Part>
    </Row>
  );
}
