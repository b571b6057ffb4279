// @vitest-environment jsdom
// The Yandex widget by its contract (node_modules/@yandex/smart-captcha): one token per try, a fresh widget after a
// rejection, no expired token, a notice when the widget does not load.
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ServicesContext } from '../../src/ui/hooks/core/services.ts';
import YandexCaptcha from '../../src/ui/features/auth/YandexCaptcha.tsx';
import { openApp } from '../support/app.ts';

type Listener = (value?: string) => void;

/** Fake of `window.smartCaptcha`: widgets by id, their options and subscribers. */
function fakeCaptcha() {
  const widgets: { readonly sitekey: unknown; readonly hl: unknown; alive: boolean }[] = [];
  const listeners = new Map<string, Listener>();
  return {
    widgets,
    emit: (event: string, value?: string) => act(() => listeners.get(`${widgets.length - 1} ${event}`)?.(value)),
    api: {
      render(_: Element, { sitekey, hl }: Readonly<Record<string, unknown>>) {
        return widgets.push({ sitekey, hl, alive: true }) - 1;
      },
      subscribe(id: number, event: string, listener: Listener) {
        listeners.set(`${id} ${event}`, listener);
        return () => listeners.delete(`${id} ${event}`);
      },
      destroy(id: number) {
        const widget = widgets[id];
        if (widget) widget.alive = false;
      },
    },
  };
}

let fake: ReturnType<typeof fakeCaptcha>;
beforeEach(() => {
  fake = fakeCaptcha();
  vi.stubGlobal('smartCaptcha', fake.api);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const alive = () => fake.widgets.filter((widget) => widget.alive).length;

function open() {
  const tokens: string[] = [];
  const { app } = openApp();
  const show = (value: string) => (
    <ServicesContext value={app}>
      <YandexCaptcha siteKey="key-1" value={value} onToken={(token) => tokens.push(token)} />
    </ServicesContext>
  );
  const { rerender } = render(show(''));
  return { tokens, hold: (value: string) => rerender(show(value)) };
}

test('passes a token on, and leaves its widget unchanged', () => {
  const { tokens, hold } = open();
  expect(fake.widgets).toEqual([{ sitekey: 'key-1', hl: 'ru', alive: true }]);
  fake.emit('success', 'token-1');
  hold('token-1');
  expect(tokens).toEqual(['token-1']);
  expect(fake.widgets).toHaveLength(1);
  expect(alive()).toBe(1);
});

test('after a rejection another widget returns another token', () => {
  const { tokens, hold } = open();
  fake.emit('success', 'token-1');
  hold('token-1');
  hold('');
  expect(fake.widgets.map((widget) => widget.alive)).toEqual([false, true]);
  fake.emit('success', 'token-2');
  hold('token-2');
  hold('');
  expect(tokens).toEqual(['token-1', 'token-2']);
  expect(fake.widgets).toHaveLength(3);
  expect(alive()).toBe(1);
});

test('an expired token is cleared', () => {
  const { tokens, hold } = open();
  fake.emit('success', 'token-1');
  hold('token-1');
  fake.emit('token-expired');
  expect(tokens).toEqual(['token-1', '']);
});

test.each(['network-error', 'javascript-error'])('%s is reported until a token arrives', (event) => {
  const { hold } = open();
  expect(screen.queryByRole('alert')).toBeNull();
  fake.emit(event);
  expect(screen.getByRole('alert').textContent).toContain('не загрузилась');
  hold('token-1');
  expect(screen.queryByRole('alert')).toBeNull();
});
