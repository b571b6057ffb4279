// What an import() fetches beside itself: nothing that is there when it runs.
import { expect, test } from 'vitest';
import { thereBy } from '../../scripts/vite/importing.ts';

const chunk = (fileName: string, imports: string[] = [], more: { name?: string; isEntry?: boolean } = {}) => ({
  fileName,
  name: more.name ?? '',
  imports,
  isEntry: more.isEntry ?? false,
});
const there = thereBy([
  chunk('index.js', ['tasks.js'], { isEntry: true }),
  chunk('tasks.js'),
  chunk('base.js', [], { name: 'base' }),
  chunk('app.js', ['base.js', 'forms.js'], { name: 'app' }),
  chunk('forms.js'),
  chunk('frame.js', ['app.js', 'menu.js']),
  chunk('menu.js'),
  chunk('view.js', ['menu.js']),
]);

test('what a file imports, and what every page starts with', () => {
  expect([...there('frame.js')].toSorted()).toEqual(
    ['app.js', 'base.js', 'forms.js', 'frame.js', 'index.js', 'menu.js', 'tasks.js'].toSorted(),
  );
  expect(there('frame.js').has('view.js')).toBe(false);
});

test('the entry has itself alone: it is what starts the rest', () => {
  expect([...there('index.js')]).toEqual(['index.js', 'tasks.js']);
  expect([...there('tasks.js')]).toEqual(['tasks.js']);
});
