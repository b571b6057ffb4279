// A screen in jsdom: the whole product over a fake API, driven through its rendered elements.
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import '../../src/machines/session/requests.ts'; // loaded ahead: nothing here waits for a chunk
import App from '../../src/ui/app/App.tsx';
import '../../src/ui/app/layouts/area/Overlays.tsx';
import { preloadScreen } from '../../src/ui/app/lazyAreaRoutes.ts';
import { openApp } from '../support/app.ts';
import { supportDialogs } from '../support/dialogs.ts';
import type { ModelHarness } from '../support/models/harness.ts';
import {
  type ScreenDriver,
  type HeldChunk,
  type HeldServer,
  type ScreenModel,
  createHeldClipboard,
} from '../support/models/screenDriver.ts';
import { supportPopovers } from '../support/popovers.ts';
import { createProfile } from '../support/tabs.ts';
import { type Deferred, deferred } from '../support/time.ts';
import { type FakeApi, createFakeApi, json } from '../support/fakeApi.ts';

const settled = () =>
  act(async () => {
    for (let turns = 0; turns < 10; turns += 1) await new Promise((resolve) => setImmediate(resolve));
  });

/** The screen as a harness; `inspect` receives the events of every actor of the app. */
export function createScreenHarness<M extends AnyStateMachine>(plan: ScreenModel<M>): ModelHarness<ScreenDriver, M> {
  const { opening, begin, drivers, assertions, canOccur, finalEvents } = plan;
  return {
    name: 'jsdom',
    drivers,
    assertions,
    ...(canOccur ? { canOccur } : {}),
    ...(finalEvents ? { finalEvents } : {}),
    async open(scene, inspect) {
      const { path, stored, reads, held, lost } = opening(scene);
      supportDialogs();
      supportPopovers();
      await preloadScreen(path);
      const fakeApi = createFakeApi();
      const server = serverOver(fakeApi);
      for (const [kind, body] of Object.entries(reads)) server.answer(kind, 200, body);
      held.forEach(server.hold);
      const profile = createProfile(stored);
      history.replaceState(null, '', path);
      const writes: { text: string; end: Deferred<void> }[] = [];
      const code = lost === 'session' ? lostSessionCalls() : noCode;
      const { app, clock } = openApp({
        profile,
        fakeApi,
        inspect,
        writeText(text) {
          const end = deferred<void>();
          writes.push({ text, end });
          return end.promise;
        },
      });
      app.preloadTransport();
      render(<App services={app} />);
      await settled();
      const driver: ScreenDriver = {
        server,
        clipboard: createHeldClipboard(writes),
        code,
        ...fingers,
        async advanceTime(ms) {
          act(() => clock.increment(ms));
          await settled();
        },
        stored: () => Promise.resolve(Object.fromEntries(profile.items)),
        async writeFromOtherTab(items) {
          const { storage } = profile.tab();
          for (const [key, value] of Object.entries(items))
            if (value === null) storage.removeItem(key);
            else storage.setItem(key, value);
          await settled();
        },
        close() {
          cleanup();
          app.stop();
          vi.doUnmock('../../src/machines/session/requests.ts');
        },
      };
      await begin?.(driver, scene);
      return driver;
    },
    close: (driver) => driver.close(),
  };
}

const noCode: HeldChunk = { waits: () => false, lose: () => Promise.resolve() };

/** The module stays what it is; it is its coming that fails, as when a chunk does not load. */
function lostSessionCalls(): HeldChunk {
  const waiting: Deferred<never>[] = [];
  vi.doMock('../../src/machines/session/requests.ts', () => {
    const coming = deferred<never>();
    waiting.push(coming);
    return coming.promise;
  });
  return {
    waits: () => waiting.length > 0,
    async lose() {
      await waitFor(() => {
        if (waiting.length === 0) throw new Error('nobody waits for the code');
      });
      for (const coming of waiting.splice(0)) coming.reject(new Error('no chunk'));
      await settled();
    },
  };
}

/** Steps that need only the document. */
const fingers: Pick<
  ScreenDriver,
  | 'press'
  | 'waitUntilIdle'
  | 'follow'
  | 'typeText'
  | 'pick'
  | 'expectText'
  | 'selected'
  | 'has'
  | 'expectRole'
  | 'until'
  | 'focus'
  | 'path'
> = {
  async press(name) {
    const [button] = await screen.findAllByRole('button', { name });
    if (button) fireEvent.click(button);
    await settled();
  },
  waitUntilIdle: (name) => waitFor(() => expect(screen.queryAllByRole('button', { name, busy: true })).toEqual([])),
  async follow(name) {
    fireEvent.click(await screen.findByRole('link', { name }));
    await settled();
  },
  async typeText(label, text) {
    fireEvent.change(await screen.findByLabelText(label), { target: { value: text } });
    await settled();
  },
  async pick(label) {
    const box = await screen.findByLabelText(new RegExp(label));
    if (!(box instanceof HTMLInputElement && box.checked)) fireEvent.click(box);
    await settled();
  },
  async expectText(text, there = true) {
    await waitFor(() => {
      const found = screen.queryAllByText(text).length;
      if (found > 0 !== there) throw new Error(`«${String(text)}»: ${found}`);
    });
  },
  selected: () => Promise.resolve(getSelection()?.toString() ?? ''),
  has: (role, name) => Promise.resolve(screen.queryAllByRole(role, { name }).length > 0),
  async expectRole(role, name, there = true) {
    await waitFor(() => {
      const found = screen.queryAllByRole(role, { name }).length;
      if (found > 0 !== there) throw new Error(`${role} «${String(name)}»: ${found}`);
    });
  },
  until: (holds, what) =>
    waitFor(async () => {
      if (!(await holds())) throw new Error(what);
    }),
  async focus() {
    act(() => void window.dispatchEvent(new Event('focus')));
    await settled();
  },
  path: () => location.pathname,
};

function serverOver(fakeApi: FakeApi): HeldServer {
  const waiting: { kind: string; signal: AbortSignal | null; end: Deferred<Response> }[] = [];
  const live = (kind: string) => waiting.filter((one) => one.kind === kind && one.signal?.aborted !== true);
  return {
    answer: (kind, status, body) => fakeApi.answer(kind, () => json(status, body)),
    hold: (kind) =>
      fakeApi.answer(kind, ({ signal }) => {
        const end = deferred<Response>();
        waiting.push({ kind, signal, end });
        return end.promise;
      }),
    async settle(kind, status, body = {}) {
      await waitFor(() => {
        if (live(kind).length === 0) throw new Error(`no call ${kind} waits`);
      });
      const newest = live(kind).at(-1);
      if (!newest) throw new Error(`${kind} was given up`);
      waiting.splice(waiting.indexOf(newest), 1);
      if (status === 0) newest.end.reject(new TypeError('Failed to fetch'));
      else newest.end.resolve(json(status, body));
      await settled();
    },
    live: (kind) => live(kind).length,
    count: (kind) => fakeApi.calls(kind).length,
    body: (kind) => fakeApi.calls(kind).at(-1)?.body,
  };
}
