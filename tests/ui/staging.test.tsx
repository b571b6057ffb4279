// A screen that takes another's place is drawn in two strokes, the first one of a visit in one.
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Staging, useStands } from '../../src/ui/bind/staging.tsx';

function Screen({ name }: { name: string }) {
  return `${name} ${useStands() ? 'stands' : 'comes'}`;
}

const at = (name: string) => (
  <Staging of={name}>
    <Screen key={name} name={name} />
  </Staging>
);

// Where every update is wrapped into act(), both strokes are one.
beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false));
afterEach(() => vi.unstubAllGlobals());

it('shows at once that another screen comes, then the screen', async () => {
  const page = document.createElement('main');
  const root = createRoot(page);
  flushSync(() => root.render(at('list')));
  expect(page.textContent).toBe('list stands');
  flushSync(() => root.render(at('card')));
  expect(page.textContent).toBe('card comes');
  await expect.poll(() => page.textContent).toBe('card stands');
  flushSync(() => root.render(at('card')));
  expect(page.textContent).toBe('card stands');
  root.unmount();
});
