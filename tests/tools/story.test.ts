// The story as data: steps of records are paths of the lifecycles, performed by a role that may do so.
import { describe, expect, test } from 'vitest';
import { tradeLifecycle } from '../../src/machines/lifecycles/trade.ts';
import { stepsAlong } from '../../src/ui/demo/console/story/story.ts';
import { story } from '../../src/ui/demo/console/story/scenes.ts';

const owner = { frame: 'seat:ved', role: 'ved_participant' } as const;
const way = (...through: [string, ...string[]]) =>
  stepsAlong({ machine: tradeLifecycle, table: 'trades', id: 'made', through, owner });

describe('a path of a lifecycle', () => {
  test('takes the shortest way, by the verbs of the model', () => {
    expect(way('pending', 'completed').map(({ targets, until }) => [targets[0]?.name, until])).toEqual([
      ['Одобрить', { kind: 'record', table: 'trades', id: 'made', status: 'accepted' }],
      ['Исполнить автоматически', { kind: 'record', table: 'trades', id: 'made', status: 'completed' }],
    ]);
  });

  test('goes through the states that are chosen', () => {
    const verbs = way('pending', 'in_progress', 'completed').map(({ targets }) => targets[0]?.name);
    expect(verbs).toEqual(['Одобрить', 'Сформировать лот', 'Завершить']);
  });

  test('each step belongs to the frame of a role that may take it', () => {
    expect(way('pending', 'cancelled').map(({ frame }) => frame)).toEqual(['seat:ved']);
    expect(way('pending', 'rejected').map(({ frame }) => frame)).toEqual(['seat:operator']);
  });

  test('there is none out of a final status', () => {
    expect(() => way('completed', 'pending')).toThrow('no way from completed to pending');
  });
});

test('every role of the story is signed in, and each scene is one sentence in Russian', () => {
  for (const { title, text, steps } of story.scenes) {
    expect(
      steps.filter(({ frame }) => story.logins[frame] === undefined),
      title,
    ).toEqual([]);
    expect(text, title).toMatch(/^[А-ЯЁ][^.!?]+\.$/);
  }
});
