// Time and world: the clock forward or still, another seed, the whole world out to a file and in again.
import { useSelector } from '@xstate/react';
import type { TabProps } from './Dock.tsx';
import { exportWorld } from './control.ts';
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
        <h2>Мир файлом</h2>
        <Row>
          <InkButton type="button" onClick={() => void saveWorld()}>
            Выгрузить
          </InkButton>
          <label>
            Загрузить{' '}
            <input
              type="file"
              accept="application/json"
              onChange={({ target }) => {
                const file = target.files?.[0];
                if (file) void file.text().then((text) => actor.send(importing(text)));
                target.value = '';
              }}
            />
          </label>
        </Row>
      </Part>
    </Row>
  );
}

/** What is no JSON is sent as it is: the server says what is wrong with it. */
function importing(text: string) {
  const order = { method: 'PUT', name: 'world', body: parsed(text) } as const;
  return { type: 'ORDERED', order } as const;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

async function saveWorld(): Promise<void> {
  const url = URL.createObjectURL(new Blob([await exportWorld(new AbortController().signal)]));
  Object.assign(document.createElement('a'), { href: url, download: 'meridian-world.json' }).click();
  URL.revokeObjectURL(url);
}
