// A create call whose response was lost: the form names the record it may have created, also after a reload; also of
// two.
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { isRecord } from '../../src/api/lib/isRecord.ts';
import App from '../../src/ui/app/App.tsx';
import { preloadAreaScreen } from '../../src/ui/app/AreaRoutes.tsx';
import '../../src/ui/app/layouts/area/Overlays.tsx';
import { API, type Bench, openApp, signedIn, userRecord } from '../support/app.ts';
import { supportDialogs } from '../support/dialogs.ts';
import { createProfile } from '../support/tabs.ts';
import { type Received, createFakeApi, json } from '../support/fakeApi.ts';
import { CREATE, deposits } from './deposits.setup.tsx';

const PATH = '/account/replenishment-requests';
const NOW = Date.parse('2026-11-20T10:00:00Z');
const SECOND_LATER = '2026-11-20T10:00:01Z';

let bench: Bench | null = null;
function close(): void {
  cleanup();
  bench?.app.stop();
}
afterEach(close);

interface Lossy {
  /** Records that each deposit makes. */
  readonly times: number;
  readonly createdAt?: string | null;
  readonly answer?: () => Response;
  readonly path?: string;
}
function lost(): never {
  throw new TypeError('Failed to fetch');
}

/** A server that carries out every deposit and creates every chat, but loses the response. */
async function open({ times, createdAt = SECOND_LATER, answer = lost, path = PATH }: Lossy) {
  supportDialogs();
  await preloadAreaScreen(path);
  const fakeApi = createFakeApi();
  const created: object[] = [];
  const [example] = deposits;
  const list = () => json(200, { count: created.length, next: null, previous: null, results: created });
  fakeApi.answer('*', () => json(200, { count: 0, next: null, previous: null, results: [] }));
  fakeApi.answer(`GET ${API}auth/current_user/`, () => json(200, userRecord({ company_id: 101 })));
  fakeApi.answer(`GET ${API}deposits`, list);
  fakeApi.answer(`GET ${API}deposits_history`, list);
  fakeApi.answer(CREATE, ({ body }: Received) => {
    const amount = isRecord(body) ? String(body['amount']) : '';
    for (let time = 0; time < times; time += 1) {
      const place = created.length + 1;
      const own = { id: 600 + place, number: `П-${600 + place}`, amount: `${amount}.00`, status: 'pending' };
      created.push({ ...example, ...own, created_at: createdAt });
    }
    return answer();
  });
  const chats: object[] = [];
  const page = () => json(200, { count: chats.length, next: null, previous: null, results: chats });
  fakeApi.answer(`GET ${API}chats`, page);
  fakeApi.answer(`POST ${API}chats/create/`, ({ body }: Received) => {
    chats.push({ id: 31, name: isRecord(body) ? body['name'] : '', closed: false, created_at: createdAt });
    return answer();
  });
  const profile = createProfile(signedIn());
  const load = () => {
    history.replaceState(null, '', path);
    bench = openApp({ fakeApi, profile, idempotencyHeader: 'Idempotency-Key' });
    bench.clock.set(NOW);
    render(<App services={bench.app} />);
  };
  load();
  return {
    keys: () => fakeApi.calls(CREATE).map(({ idempotencyKey }) => idempotencyKey),
    reload: () => {
      close();
      load();
    },
  };
}

async function send(amount?: string): Promise<void> {
  if (!screen.queryByLabelText('Сумма')) fireEvent.click(await screen.findByRole('button', { name: 'Пополнить счёт' }));
  const field = await screen.findByLabelText('Сумма');
  if (amount !== undefined) fireEvent.change(field, { target: { value: amount } });
  fireEvent.click(screen.getByRole('button', { name: 'Создать заявку' }));
}
const warning = async (text: RegExp) => (await screen.findByText(text)).closest('[role=alert]');

test.each([
  ['lost', undefined],
  ['a gateway timeout', () => json(504, {})],
  ['unreadable', () => new Response('<html>', { headers: { 'Content-Type': 'text/html' } })],
])('after a response that is %s the record is named with a link, also after a reload', async (_, answer) => {
  const { reload } = await open({ times: 1, ...(answer ? { answer } : {}) });
  await send('12345');
  const found = await warning(/^Похоже, заявка уже создана/);
  expect(found?.textContent).toMatch(/^Похоже, заявка уже создана: П-601 на 12\s345,00\s₽$/);
  expect(screen.getByRole('link', { name: /^П-601 на/ }).getAttribute('href')).toBe(`${PATH}?id=601`);
  reload();
  fireEvent.click(await screen.findByRole('button', { name: 'Пополнить счёт' }));
  expect((await warning(/^Похоже, заявка уже создана/))?.textContent).toContain('П-601');
});

test('a chat that may have been created is named with a link, beside the failure', async () => {
  await open({ times: 0, path: '/account/help-chat' });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  fireEvent.click(await screen.findByRole('button', { name: 'Создать чат' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Создать чат' }));
  fireEvent.change(dialog.getByRole('textbox', { name: 'Тема чата' }), { target: { value: 'Вопрос по счёту' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Создать' }));
  await dialog.findByText(/^Чат мог быть создан/);
  expect((await warning(/^Похоже, чат уже создан/))?.textContent).toMatch(/^Похоже, чат уже создан: Вопрос по счёту$/);
  const link = dialog.getByRole('link', { name: 'Вопрос по счёту' });
  expect(link.getAttribute('href')).toBe('/account/help-chat/31');
});

test('two equal records are both named', async () => {
  await open({ times: 2 });
  await send('12345');
  expect((await warning(/^Найдены две одинаковые заявки/))?.textContent).toMatch(/П-601 .*П-602 .*Отмените лишнее/);
});

test('an equal record of unknown or earlier time is named as possible, one of the week before is not', async () => {
  const { reload } = await open({ times: 1, createdAt: null });
  await send('12345');
  expect((await warning(/^В списке есть такая же заявка/))?.textContent).toContain('П-601');
  reload();
  fireEvent.click(await screen.findByRole('button', { name: 'Пополнить счёт' }));
  expect((await warning(/^В списке есть такая же заявка/))?.textContent).toContain('П-601');
  close();

  await open({ times: 1, createdAt: '2026-11-10T10:00:00Z' });
  await send('12345');
  await screen.findByText('Ошибка при создании депозита');
  expect(screen.queryByText(/такая же заявка|уже создана/)).toBeNull();
});

test('a restored draft warns that the request may exist while no record is found, and no longer after a rejection', async () => {
  let refuses = false;
  const { reload } = await open({ times: 0, answer: () => (refuses ? json(400, { amount: ['Мало'] }) : lost()) });
  await send('12345');
  await screen.findByText('Ошибка при создании депозита');
  reload();
  fireEvent.click(await screen.findByRole('button', { name: 'Пополнить счёт' }));
  await screen.findByText(/^Запрос мог дойти/);
  refuses = true;
  await send();
  await screen.findByText('Мало');
  reload();
  fireEvent.click(await screen.findByRole('button', { name: 'Пополнить счёт' }));
  await screen.findByText(/^Черновик от/);
  expect(screen.queryByText(/^Запрос мог дойти/)).toBeNull();
});

test('an unchanged form repeats the key of the first try, also after a reload; a changed form has another', async () => {
  const { keys, reload } = await open({ times: 0 });
  const sent = (count: number) => waitFor(() => expect(keys()).toHaveLength(count));
  await send('12345');
  await sent(1);
  await screen.findByText('Ошибка при создании депозита');
  await send();
  await sent(2);
  await screen.findByText('Ошибка при создании депозита');
  reload();
  await send();
  await sent(3);
  await screen.findByText('Ошибка при создании депозита');
  await send('777');
  await sent(4);
  const [first, second, third, fourth] = keys();
  expect(first).toBeTruthy();
  expect([second, third]).toEqual([first, first]);
  expect(fourth).not.toBe(first);
});
