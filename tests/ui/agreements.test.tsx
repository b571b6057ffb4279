// «Примите соглашения» from the first refusal to the lifted gate, over the mock server of the demo.
import { act, cleanup, configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createCall } from '../../src/api/endpoint.ts';
import { depositCreate } from '../../src/api/endpoints/deposits.ts';
import { runRequest } from '../../src/machines/data/request.machine.ts';
import { supportDialogs } from '../support/dialogs.ts';
import { type OpenedDemo, openDemo } from './modals.setup.tsx';

configure({ defaultHidden: false }); // hidden elements do not count

const OFFER = 'Ознакомлены с текстом «Договор-оферта на оказание услуг», версия 3.1';
const CONSENT = 'Ознакомлены с текстом «Согласие на обработку персональных данных», версия 1.4';

/** Stored in every world: the payment order of П-602. */
const PAPER = '/media/deposits/602/po-602.pdf';

let demo: OpenedDemo;

beforeAll(supportDialogs);
afterEach(() => {
  cleanup();
  demo.stop();
});

const dialog = () => screen.queryByRole('dialog', { name: 'Примите соглашения' });
const statusOf = (id: number) => demo.mock.world.get('agreements', id)?.status;

/** Signs АО «Стальной Меридиан» in; the first call of the page is refused and opens the modal. */
async function open({ both = false, file = false } = {}) {
  demo = await openDemo('ved.agreements', '/account/dashboard', (world) => {
    const [offer, consent] = [world.known('agreements', 12), world.known('agreements', 13)];
    if (both) world.put('agreements', { ...consent, status: 'pending', accepted_at: null });
    if (file) world.put('agreements', { ...offer, file: PAPER });
  });
  const modal = within(await screen.findByRole('dialog', { name: 'Примите соглашения' }));
  await modal.findByRole('checkbox');
  await demo.settle(); // a read on its way would lift the gate when a test takes the agreement away
  return modal;
}

type Modal = Awaited<ReturnType<typeof open>>;
const accept = async (modal: Modal, label: string) => {
  await userEvent.click(modal.getByRole('checkbox', { name: label }));
  await userEvent.click(modal.getByRole('button', { name: 'Принять' }));
};

/** The banner's and those of lists that were refused. */
const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);

it('the page behind keeps waiting; cancelled, it shows the reason for the block', async () => {
  const modal = await open();
  const main = document.querySelector('main');
  await waitFor(() => expect(main?.textContent).toContain('Рублёвый счёт'));
  await demo.settle();
  expect(main?.textContent).toContain('Загрузка...');
  expect(main?.textContent).not.toContain('Не удалось загрузить');
  await userEvent.click(modal.getByRole('button', { name: 'Закрыть' }));
  await waitFor(() => expect(main?.textContent).toContain('Доступно после принятия соглашений'));
  expect(main?.textContent).not.toContain('Не удалось загрузить');
  expect(main?.textContent).not.toContain('Загрузка...');
});

describe('accepting', () => {
  it('closes the modal after the last one, lifts the restriction and never repeats a rejected write', async () => {
    const modal = await open();
    const write = createCall(depositCreate, { body: { amount: '1000.00' } });
    await act(async () => void (await runRequest(write, demo.bench.app.requests, new AbortController().signal)));
    expect(alerts()).toContainEqual(expect.stringContaining('Ожидает акцепта.'));

    await accept(modal, OFFER);
    await waitFor(() => expect(dialog()).toBeNull());
    expect(statusOf(12)).toBe('accepted');
    expect(await screen.findByText('Соглашение принято')).toBeTruthy();
    await waitFor(() => expect(alerts()).toEqual([]));
    expect(demo.sent('POST', '/api/v1/deposits/')).toBe(2); // the write and its one immediate retry
  });

  it('accepts one by one: the accepted one is marked, the next is requested', async () => {
    const modal = await open({ both: true });
    await accept(modal, CONSENT);
    expect(await modal.findByText('Принято')).toBeTruthy();
    expect([statusOf(13), statusOf(12)]).toEqual(['accepted', 'pending']);
    expect(modal.getByRole<HTMLInputElement>('checkbox', { name: OFFER }).checked).toBe(false);
    await waitFor(() => expect(document.activeElement).toBe(modal.getByRole('checkbox', { name: OFFER })));
    await accept(modal, OFFER);
    await waitFor(() => expect(dialog()).toBeNull());
    expect(statusOf(12)).toBe('accepted');
  });

  it('shows the document of the text; loading it neither accepts nor closes', async () => {
    const modal = await open({ file: true });
    expect(modal.queryByText(/po-602\.pdf/)).toBeNull();
    await userEvent.click(modal.getByRole('button', { name: 'Открыть' }));
    expect(modal.getByText(/po-602\.pdf/)).toBeTruthy();
    await userEvent.click(modal.getByRole('button', { name: 'Скачать po-602.pdf' }));
    await waitFor(() => expect(demo.sent('GET', PAPER)).toBe(1));
    await demo.settle();
    expect(dialog()).toBeTruthy();
    expect(statusOf(12)).toBe('pending');
  });

  it('shows the missing tick at the checkbox after every press', async () => {
    const modal = await open();
    const button = modal.getByRole('button', { name: 'Принять' });
    await userEvent.click(button);
    expect(modal.getByText('Отметьте, что ознакомлены с текстом')).toBeTruthy();
    expect(modal.getByRole('checkbox').getAttribute('aria-invalid')).toBe('true');
    const line = document.getElementById(modal.getByRole('checkbox').getAttribute('aria-describedby') ?? '');
    expect(line?.getAttribute('aria-live'), 'read once, with the tick').toBe('off');
    await waitFor(() => expect(document.activeElement).toBe(modal.getByRole('checkbox')));
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(modal.getByRole('checkbox')));
    expect(statusOf(12)).toBe('pending');
  });

  it('reports a failure beside the button, repeated ones too, and keeps the tick for the next try', async () => {
    const modal = await open();
    await demo.mock.control('POST', 'faults', { match: 'PATCH agreements/accept', kind: 'network', times: 2 });
    await accept(modal, OFFER);
    const failure = await modal.findByRole('alert');
    expect(failure.textContent).toBe('Не удалось принять соглашение. Нет связи с сервером. Проверьте интернет');
    expect(failure.parentElement).toBe(modal.getByRole('button', { name: 'Принять' }).parentElement);
    await userEvent.click(modal.getByRole('button', { name: 'Принять' }));
    await waitFor(() => expect(failure.isConnected).toBe(false)); // one that stays is not announced again
    expect((await modal.findByRole('alert')).textContent).toBe(failure.textContent);
    await userEvent.click(modal.getByRole('button', { name: 'Принять' }));
    await waitFor(() => expect(dialog()).toBeNull());
  });

  it('detects that another tab has accepted', async () => {
    const modal = await open();
    const offer = demo.mock.world.get('agreements', 12);
    if (offer) demo.mock.world.put('agreements', { ...offer, status: 'accepted' });
    await accept(modal, OFFER);
    expect(await modal.findByText('Все соглашения уже приняты.')).toBeTruthy();
    await userEvent.click(modal.getByRole('button', { name: 'Продолжить' }));
    await waitFor(() => expect(dialog()).toBeNull());
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });
});

describe('reading', () => {
  it('opens the text under its title and collapses it', async () => {
    const modal = await open();
    expect(modal.getByText('Откройте текст и дочитайте его до конца')).toBeTruthy();
    await userEvent.click(modal.getByRole('button', { name: 'Открыть' }));
    const text = modal.getByRole('region', { name: 'Текст: Договор-оферта на оказание услуг' });
    expect(text.textContent).toBe('Демонстрационный текст. Не является публичной офертой.');
    expect(modal.queryByText('Откройте текст и дочитайте его до конца')).toBeNull();
    await userEvent.click(modal.getByRole('button', { name: 'Свернуть' }));
    expect(modal.queryByRole('region')).toBeNull();
  });

  it('offers to reload a text that failed to load', async () => {
    const modal = await open();
    await userEvent.keyboard('{Escape}');
    expect(dialog()).toBeNull();
    await demo.mock.control('POST', 'faults', { match: 'GET agreements/', kind: 'status-500' });
    await userEvent.click(screen.getByRole('button', { name: 'Открыть соглашения' }));
    const again = within(await screen.findByRole('dialog', { name: 'Примите соглашения' }));
    await userEvent.click(await again.findByRole('button', { name: 'Повторить' }));
    expect(await again.findByRole('checkbox', { name: OFFER })).toBeTruthy();
    expect(modal).toBeTruthy();
  });
});

it('sends no background request after it was dismissed: it does not reopen by itself', async () => {
  await open();
  await userEvent.keyboard('{Escape}');
  const sentBefore = demo.sent('GET', '/api/v1/notifications/unread/');
  act(() => void window.dispatchEvent(new Event('focus')));
  await demo.settle();
  expect(dialog()).toBeNull();
  expect(demo.sent('GET', '/api/v1/notifications/unread/')).toBe(sentBefore);
});
