// @vitest-environment jsdom
// The registration at its screens: buttons, fields and the address drive it, texts and roles are looked at.
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import type { registrationMachine } from '../../src/machines/registration/registration.machine.ts';
import type { ModelHarness } from '../support/models/harness.ts';
import { isOutcome } from '../support/models/ports.ts';
import { testModelOnScreen } from '../support/models/screen.ts';
import type { ModelEvent } from '../support/models/model.ts';
import { type Deferred, deferred } from '../support/time.ts';
import { createFakeApi, json } from '../support/fakeApi.ts';
import {
  type PublicSetup,
  REGISTER,
  openPublic,
  press,
  pasteText,
  settled,
  getFieldValue,
} from '../ui/public.setup.tsx';
import {
  INN,
  LAST,
  LAST_DAY,
  NEXT_DAY,
  NOW,
  PASSWORD,
  SLOW_MS,
  paper,
  participantDraft,
  providerValues,
  registrationModel,
} from './registration.model.ts';

interface World {
  readonly stage: PublicSetup;
  readonly isProvider: boolean;
  /** Responses of the pending call. */
  readonly calls: Deferred<Response>[];
  /** Which of them have come. */
  readonly answered: Set<number>;
  readonly bytes: Deferred<ArrayBuffer>;
}
const PATHS = {
  participant: { company: '/registr-company', entry: '/registr-entry-details' },
  provider: { company: '/registr-liquidity', entry: '/registr-entry-details-liquidity' },
};
const pathsOf = ({ isProvider }: World) => (isProvider ? PATHS.provider : PATHS.participant);

const draft = (values: object) => JSON.stringify({ savedAt: '2026-11-20T08:00:00.000Z', values });
const stored: Readonly<Record<string, Record<string, string>>> = {
  'a participant': { 'meridian:draft:registration-participant': draft(participantDraft) },
  'comes by the address of step 2': {
    'meridian:draft:registration-participant': draft({ ...participantDraft, inn: INN }),
  },
  'the papers of a provider': {
    'meridian:draft:registration-provider': draft({ ...providerValues, is_resident: true }),
  },
  'a document runs out': {
    'meridian:draft:registration-provider': draft({ ...providerValues, is_resident: true, document_expiry: LAST_DAY }),
  },
};

async function pick(label: string, file: File): Promise<void> {
  fireEvent.change(screen.getByLabelText(label), { target: { files: [file] } });
  await settled();
}

/** Values that no draft stores are typed on step 2. */
function fillEntry(): void {
  if (screen.queryByLabelText('Пароль') === null) return;
  pasteText('Пароль', PASSWORD);
  pasteText('Пароль ещё раз', PASSWORD);
}
async function next(): Promise<void> {
  press('Далее');
  await settled();
  fillEntry();
}

async function open(scene: string, inspect: Parameters<ModelHarness<World>['open']>[1]): Promise<World> {
  const isProvider = scene === 'the papers of a provider' || scene === 'a document runs out';
  const fakeApi = createFakeApi();
  const calls: Deferred<Response>[] = [];
  fakeApi.answer(REGISTER, () => {
    const call = deferred<Response>();
    calls.push(call);
    return call.promise;
  });
  const paths = isProvider ? PATHS.provider : PATHS.participant;
  const path = scene === 'comes by the address of step 2' ? paths.entry : paths.company;
  const stage = await openPublic({ path, stored: stored[scene] ?? {}, now: NOW, fakeApi, inspect });
  const world: World = { stage, isProvider, calls, answered: new Set(), bytes: deferred() };
  await screen.findByRole('heading', { level: 1 });
  await settled();
  if (isProvider) {
    await pick('Документ о полномочиях', paper('Приказ.pdf'));
    await pick('Свидетельство о включении в реестр', paper('Свидетельство.pdf'));
  }
  if (scene === 'a document runs out') {
    await pick('Лицензия', paper());
    await next();
    fireEvent.click(screen.getByLabelText(/Согласен/));
  }
  fillEntry();
  return world;
}

/** The browser's own buttons change the address and nothing else. */
async function route(world: World, step: 'company' | 'entry'): Promise<void> {
  act(() => history.replaceState(null, '', pathsOf(world)[step]));
  await settled();
  fillEntry();
}

async function answer({ calls, answered }: World, { output }: ModelEvent): Promise<void> {
  if (!isOutcome(output)) throw new Error('an answer without an outcome');
  const call = calls.at(-1);
  answered.add(calls.length - 1);
  if (output.ok) call?.resolve(json(201, { access: 'token', user: null }));
  else if (output.failure.kind === 'network') call?.reject(new TypeError('Failed to fetch'));
  else call?.resolve(json(output.failure.status ?? 500, output.failure.data));
  await settled();
}

/** After a draft was discarded all of step 1 is typed again, except the ИНН. */
function fillCompany(): void {
  pasteText('Наименование организации', participantDraft.company_name);
  pasteText('Вид деятельности', participantDraft.activity_type);
  pasteText('КПП', participantDraft.kpp);
  pasteText('ОГРН / ОГРНИП', participantDraft.ogrn);
  pasteText('БИК', participantDraft.bik);
  pasteText('Юридический адрес', participantDraft.legal_address);
}

const harness: ModelHarness<World, typeof registrationMachine> = {
  name: 'jsdom',
  open,
  finalEvents: LAST,
  close: ({ stage }) => stage.close(),
  drivers: {
    'types the ИНН': () => pasteText('ИНН', INN),
    'empties the ИНН': () => pasteText('ИНН', ''),
    'leaves the ИНН': () => void fireEvent.blur(screen.getByLabelText('ИНН')),
    'step.next': next,
    async 'step.back'() {
      press('Назад');
      await settled();
    },
    'goes back in the browser': (world) => route(world, 'company'),
    'goes forward in the browser': (world) => route(world, 'entry'),
    agrees: () => void fireEvent.click(screen.getByLabelText(/Согласен/)),
    async 'form.submit'({ stage, calls }) {
      const before = calls.length;
      press('Зарегистрироваться');
      press('Зарегистрироваться');
      await settled();
      expect(calls.length - before).toBeLessThanOrEqual(1);
      expect(stage.fakeApi.calls(REGISTER)).toHaveLength(calls.length);
    },
    'form.cancel': () => press('Отменить'),
    async 'draft.discard'() {
      press('Удалить');
      await settled();
      expect(getFieldValue('Наименование организации')).toBe('');
      fillCompany();
    },
    'is registered': answer,
    'the login is taken': answer,
    'the ИНН is taken': answer,
    'the network is lost': answer,
    'drags on': ({ stage }) => act(() => stage.clock.increment(SLOW_MS)),
    async 'picks a paper'({ bytes }) {
      const file = paper();
      file.slice = () => Object.assign(new Blob(), { arrayBuffer: () => bytes.promise });
      await pick('Лицензия', file);
    },
    async 'the paper is right'({ bytes }) {
      bytes.resolve(new TextEncoder().encode('%PDF-').buffer);
      await settled();
    },
    async 'submits the day after'({ stage }) {
      act(() => stage.clock.increment(NEXT_DAY - NOW));
      press('Зарегистрироваться');
      await settled();
    },
  },
  assertions: {
    '*'({ answered, stage }, expected) {
      const errors = Object.values(expected.context.serverErrors);
      for (const error of errors) expect(screen.getAllByText(error, { exact: false }).length).toBeGreaterThan(0);
      const live = stage.fakeApi
        .calls(REGISTER)
        .filter(({ signal }, n) => signal?.aborted === false && !answered.has(n));
      expect(live).toHaveLength(expected.hasTag('busy') ? 1 : 0);
    },
    'editing.company'(world, { context }) {
      expect(location.pathname).toBe(pathsOf(world).company);
      expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(
        /^Данные (компании|поставщика ликвидности)$/,
      );
      expect(screen.getByRole('button', { name: 'Далее' })).toBeTruthy();
      expect(getFieldValue('ИНН')).toBe(context.values['inn']);
      const wrong = screen.queryByRole('region', { name: 'Ошибки в форме' });
      if (context.revealed.includes('company') && context.values['inn'] === '') expect(wrong).not.toBeNull();
      if (Object.hasOwn(context.checking, 'license')) expect(screen.getByText('Проверяем файл…')).toBeTruthy();
      if (context.values['license'] instanceof File) expect(screen.getByText('Лицензия.pdf')).toBeTruthy();
    },
    'editing.entry'(world) {
      expect(location.pathname).toBe(pathsOf(world).entry);
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Данные для входа');
    },
    submitting() {
      const button = screen.getByRole('button', { name: 'Зарегистрироваться' });
      expect(button.getAttribute('aria-busy')).toBe('true');
    },
    'submitting.waiting': () => expect(screen.queryByRole('button', { name: 'Отменить' })).toBeNull(),
    'submitting.slow': () => expect(screen.getByRole('button', { name: 'Отменить' })).toBeTruthy(),
    async registered({ stage }) {
      await waitFor(() => expect(location.pathname).toBe('/registr-application'));
      expect(await screen.findByRole('heading', { name: 'Заявка отправлена' })).toBeTruthy();
      expect(stage.profile.items.get('access_token')).toBe('token');
      expect(stage.profile.items.has('refresh_token')).toBe(false);
      expect([...stage.profile.items.keys()].filter((key) => key.startsWith('meridian:draft'))).toEqual([]);
    },
  },
};

testModelOnScreen(registrationModel, harness);
