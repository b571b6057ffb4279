// @vitest-environment jsdom
// The recovery at its screen: fields and buttons drive it, the clock runs its timers, texts and roles are looked at.
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import type { recoveryMachine } from '../../src/machines/recovery/recovery.machine.ts';
import type { ModelHarness } from '../support/models/harness.ts';
import type { ModelEvent } from '../support/models/model.ts';
import { isOutcome } from '../support/models/ports.ts';
import { testModelOnScreen } from '../support/models/screen.ts';
import { type Deferred, deferred } from '../support/time.ts';
import { createFakeApi, json } from '../support/fakeApi.ts';
import {
  type PublicSetup,
  SAVE_PASSWORD,
  SEND_CODE,
  VERIFY_CODE,
  openPublic,
  press,
  pasteText,
  settled,
  getFieldValue,
} from '../ui/public.setup.tsx';
import {
  CODE,
  LIMIT_MS,
  LOGIN,
  MASK,
  PASSWORD,
  PAUSE_MS,
  SLOW_MS,
  TTL_MS,
  recoveryModel,
  sentAt,
} from './recovery.model.ts';

interface World {
  /** Another one after a reload. */
  stage: PublicSetup;
  /** Responses of the sent calls, in order. */
  readonly calls: Deferred<Response>[];
}

async function open(_scene: string, inspect: Parameters<ModelHarness<World>['open']>[1]): Promise<World> {
  const fakeApi = createFakeApi();
  const calls: Deferred<Response>[] = [];
  for (const kind of [SEND_CODE, VERIFY_CODE, SAVE_PASSWORD])
    fakeApi.answer(kind, () => {
      const call = deferred<Response>();
      calls.push(call);
      return call.promise;
    });
  const stage = await openPublic({ path: '/forgot-password', fakeApi, inspect });
  await screen.findByRole('heading', { name: 'Восстановление пароля' });
  return { stage, calls };
}

async function answer({ calls }: World, { output }: ModelEvent): Promise<void> {
  if (!isOutcome(output)) throw new Error('an answer without an outcome');
  const call = calls.at(-1);
  if (output.ok) call?.resolve(json(200, output.value));
  else if (output.failure.kind === 'network') call?.reject(new TypeError('Failed to fetch'));
  else call?.resolve(json(output.failure.status ?? 500, output.failure.data));
  await settled();
}
const waits =
  (ms: number) =>
  ({ stage }: World): void =>
    act(() => stage.clock.increment(ms));

const answers = [
  'a code is sent',
  'another code is sent',
  'the code is right',
  'the password is changed',
  'the login is refused',
  'the code is wrong',
  'the password is refused',
  'the token has run out',
  'too many codes were wrong',
  'resend: the network is lost',
];
const drags = ['requesting', 'resending', 'verifying', 'saving'].map((state) => `${state} drags on`);
const submit = () => screen.getByRole('button', { name: /^(Получить код|Подтвердить|Сохранить)$/ });

const harness: ModelHarness<World, typeof recoveryMachine> = {
  name: 'jsdom',
  open,
  close: ({ stage }) => stage.close(),
  drivers: {
    'types the login': () => pasteText('Логин', LOGIN),
    /** Autofill without events: the submit reads the form. */
    'adopts an early login': () => pasteText('Логин', LOGIN),
    'types the code': () => pasteText('Код из письма', CODE),
    'types the password': () => pasteText('Новый пароль', PASSWORD),
    'types it again': () => pasteText('Новый пароль ещё раз', PASSWORD),
    async 'form.submit'({ calls }) {
      const before = calls.length;
      fireEvent.click(submit());
      fireEvent.click(submit());
      await settled();
      expect(calls.length - before).toBeLessThanOrEqual(1);
    },
    async 'code.resend'() {
      press('Отправить ещё раз');
      await settled();
    },
    /** The tab has stored a code, and the page is reloaded. */
    async 'code.restore'(world) {
      const { app, clock } = world.stage;
      app.env.tabStorage.setItem('meridian:recovery', JSON.stringify(sentAt(clock.now())));
      world.stage = world.stage.reload();
      await settled();
    },
    'step.back': () => press('Назад'),
    'form.cancel': () => press('Отменить'),
    ...Object.fromEntries(answers.map((name) => [name, answer])),
    ...Object.fromEntries(drags.map((name) => [name, waits(SLOW_MS)])),
    'the pause is over': waits(PAUSE_MS),
    'the code runs out': waits(TTL_MS),
    'the limit is over': waits(LIMIT_MS),
  },
  assertions: {
    '*'(_, { context }) {
      for (const error of Object.values(context.serverErrors)) expect(screen.getByText(error)).toBeTruthy();
    },
    'step.login'(_, { context }) {
      expect(getFieldValue('Логин')).toBe(context.values['login']);
      if (context.revealed.includes('login') && context.values['login'] === '')
        expect(document.activeElement).toBe(screen.getByLabelText('Логин'));
    },
    'step.requesting': () => expect(submit().getAttribute('aria-busy')).toBe('true'),
    'step.requesting.slow': () => expect(screen.getByRole('button', { name: 'Отменить' })).toBeTruthy(),
    'step.code'(_, { context }) {
      expect(screen.getByText(MASK, { exact: false })).toBeTruthy();
      expect(getFieldValue('Код из письма')).toBe(context.values['code']);
    },
    'step.password': () => expect(screen.getByLabelText('Новый пароль').getAttribute('type')).toBe('password'),
    'step.recovered': async ({ stage }) => {
      await waitFor(() => expect(location.pathname).toBe('/login'));
      expect(stage.app.notices.getSnapshot().context.shown.map(({ text }) => text)).toEqual(['Пароль изменён']);
      expect(stage.profile.items.size).toBe(0);
    },
  },
};

testModelOnScreen(recoveryModel, harness);
