// Deposits: the list pattern (filters in the address, empty, failed), decisions, creating, the payment order.
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { API, signedIn } from '../support/app.ts';
import { createProfile } from '../support/tabs.ts';
import { type FakeApi, held, json } from '../support/fakeApi.ts';
import {
  CREATE,
  OPERATOR_LIST,
  OWN_LIST,
  closeDeposits,
  deposits,
  openDeposits,
  pageOf,
  queryOf,
  reviewOf,
  updateOf,
} from './deposits.setup.tsx';

afterEach(closeDeposits);

const LIST = '/organization/deposit-requests';
const OWN = '/account/replenishment-requests';
const table = (name: string) => screen.findByRole('table', { name });
const numbers = async (name = 'Заявки на пополнение') =>
  within(await table(name))
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[0]?.textContent);
const operator = (path = LIST, script?: Parameters<typeof openDeposits>[0]['script']) =>
  openDeposits({ path, role: 'authorized_organization', ...(script ? { script } : {}) });
const owner = (
  path = OWN,
  script?: Parameters<typeof openDeposits>[0]['script'],
  state = 'active',
  profile = createProfile(signedIn(undefined, 'ved_participant')),
) => openDeposits({ path, role: 'ved_participant', state, profile, ...(script ? { script } : {}) });
/** The operator has decided: the lists show it from now on. */
const moveOn = (fakeApi: FakeApi) => {
  const moved = deposits.map((row) => ({ ...row, status: 'on_accounting' }));
  fakeApi.answer(OWN_LIST, (call) => pageOf(moved, call));
};
/** The server's response after another decision, and the reaction of the screen. */
const MOVED_ON = 'Переход в этот статус недоступен';
const refusesStatus = () => json(400, { status: [MOVED_ON] });
async function expectStatusNotice(): Promise<void> {
  expect((await screen.findByText(MOVED_ON)).closest('[role=alert]')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}
const accepting = (scripted: FakeApi) => scripted.answer(CREATE, () => json(201, deposits[0]));
const button = (name: string) => screen.findByRole('button', { name });
/** Writes are allowed only once the account is known. */
const enabled = async (name: string) => {
  const found = await button(name);
  await waitFor(() => expect(found).toHaveProperty('disabled', false));
  return found;
};

describe('the list', () => {
  it('requests the first ten rows and shows them with their statuses', async () => {
    const { fakeApi } = await operator();
    expect(await numbers()).toEqual(deposits.map(({ number }) => number));
    expect(fakeApi.calls(OPERATOR_LIST).map(queryOf)).toEqual([{ limit: '10', offset: '0' }]);
    expect(screen.getByText(/^7\sзаявок$/)).toBeTruthy();
  });

  it('keeps filters in the URL: page 1 again, foreign parameters kept, «Назад» works', async () => {
    const { user, fakeApi } = await operator(`${LIST}?utm=a%20b&p=2`, (scripted) =>
      scripted.answer(OPERATOR_LIST, (call) =>
        pageOf([...deposits, ...deposits.map((row) => ({ ...row, id: row.id + 100, status: 'accepted' }))], call),
      ),
    );
    await numbers();
    await user.click(screen.getByRole('link', { name: /На учёте/ }));
    await waitFor(async () => expect(await numbers()).toEqual(['П-603']));
    expect(location.search).toBe('?utm=a%20b&status=on_accounting');
    expect(fakeApi.calls(OPERATOR_LIST).map(queryOf)).toEqual([
      { limit: '10', offset: '10' },
      { status: 'on_accounting', limit: '10', offset: '0' },
    ]);
    act(() => history.back());
    await waitFor(() => expect(location.search).toBe('?utm=a%20b&p=2'));
    await waitFor(async () => expect(await numbers()).toHaveLength(4));
  });

  it('ignores invalid values of the URL', async () => {
    const { fakeApi } = await operator(`${LIST}?status=sold&amount=much&p=-1`);
    await numbers();
    expect(fakeApi.calls(OPERATOR_LIST).map(queryOf)).toEqual([{ limit: '10', offset: '0' }]);
  });

  it('returns to the last page when the URL names one beyond it', async () => {
    await operator(`${LIST}?p=7`);
    await numbers();
    expect(location.search).toBe('');
  });

  it('distinguishes an empty list from one without matches, and removes the filters', async () => {
    const { user } = await operator(`${LIST}?status=accepted&amount=1.00`, (fakeApi) =>
      fakeApi.answer(OPERATOR_LIST, (call) => pageOf(queryOf(call)['amount'] === undefined ? deposits : [], call)),
    );
    const resets = await screen.findAllByRole('button', { name: 'Сбросить фильтры (2)' });
    expect(screen.getByText('Ничего не найдено')).toBeTruthy();
    expect(document.querySelector('main .lucide-list-filter')).toBeTruthy();
    await user.click(resets[0] ?? document.body);
    expect(await numbers()).toHaveLength(7);
    expect(location.search).toBe('');
    closeDeposits();
    await operator(LIST, (fakeApi) => fakeApi.answer(OPERATOR_LIST, (call) => pageOf([], call)));
    expect(await screen.findByText('Заявок на пополнение нет')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Сбросить/ })).toBeNull();
    expect(document.querySelector('main .lucide-list-filter'), 'no filter has emptied it').toBeNull();
  });

  it('adds a filter by its chip and removes it by the next press', async () => {
    const { user } = await operator();
    await numbers();
    await user.click(
      within(screen.getByRole('group', { name: 'Фильтры' })).getByRole('button', { name: 'Организация' }),
    );
    await user.type(screen.getByRole('textbox', { name: 'Организация' }), ' Карго & Ко ');
    await user.click(screen.getByRole('button', { name: 'Применить' }));
    await waitFor(() => expect(new URLSearchParams(location.search).get('company_name')).toBe('Карго & Ко'));
    await user.click(await button('Убрать фильтр «Организация: Карго & Ко»'));
    await waitFor(() => expect(location.search).toBe(''));
  });

  it('shows the payment order of an open one without saving it', async () => {
    const order = deposits.find(({ id }) => id === 602)?.payment_order;
    const headers = { 'Content-Type': 'application/pdf' };
    const { user } = await operator(`${LIST}/602`, (fakeApi) =>
      fakeApi.answer(`GET ${order}`, () => new Response('%PDF-1.7', { headers })),
    );
    await user.click(await button('Посмотреть: Платёжное поручение'));
    const look = within(await screen.findByRole('dialog', { name: 'Платёжное поручение' }));
    await waitFor(async () =>
      expect((await look.findByRole('link', { name: 'Открыть в новой вкладке' })).getAttribute('href')).toMatch(
        /^blob:/,
      ),
    );
    await user.keyboard('{Escape}');
    expect(document.activeElement).toBe(await button('Посмотреть: Платёжное поручение'));
  });

  it('reports a failure and refetches', async () => {
    const { user } = await operator(LIST, (fakeApi) => fakeApi.once(OPERATOR_LIST, () => json(503, {})));
    expect(await screen.findByText('Не удалось загрузить')).toBeTruthy();
    await user.click(await button('Повторить'));
    expect(await numbers()).toHaveLength(7);
  });

  it('keeps the old rows while the next ones load, and offers to cancel after 15 s', async () => {
    const { fakeApi, clock } = await operator();
    await numbers();
    fakeApi.once(OPERATOR_LIST, held().answer);
    fireEvent.click(screen.getByRole('button', { name: 'Обновить' }));
    await waitFor(() => expect(fakeApi.calls(OPERATOR_LIST)).toHaveLength(2));
    expect((await table('Заявки на пополнение')).getAttribute('aria-busy')).toBe('true');
    act(() => clock.increment(15_000));
    expect(await numbers()).toHaveLength(7);
    fireEvent.click(await button('Отменить'));
    await waitFor(async () => expect((await table('Заявки на пополнение')).getAttribute('aria-busy')).toBeNull());
  });
});

describe('the operator decides', () => {
  it('finds the row by its id, and reports a missing one', async () => {
    await operator(`${LIST}/603`);
    expect(await screen.findByRole('complementary', { name: 'Пополнение П-603' })).toBeTruthy();
    closeDeposits();
    // a server that ignores the id
    await operator(`${LIST}/999`, (fakeApi) =>
      fakeApi.answer(OPERATOR_LIST, () => json(200, { count: 1, next: null, previous: null, results: [deposits[0]] })),
    );
    expect(await screen.findByText('Заявка не найдена')).toBeTruthy();
    closeDeposits();
    const { fakeApi } = await operator(`${LIST}/no-number`);
    expect(await screen.findByText('Заявка не найдена')).toBeTruthy();
    expect(document.body.textContent, 'no card has opened').not.toContain('NaN');
    const [one, ...more] = fakeApi
      .calls(OPERATOR_LIST)
      .map(queryOf)
      .filter(({ id }) => id !== undefined);
    expect(one, 'an id may be any text').toEqual({ id: 'no-number', limit: '1', offset: '0' });
    expect(more).toEqual([]);
  });

  it('executes with the credited sum, confirmed first and sent once; the difference is reported', async () => {
    const { user, fakeApi } = await operator(`${LIST}/603`);
    const late = held();
    fakeApi.once(reviewOf(603), late.answer);
    await enabled('Исполнить');
    const sum = await screen.findByLabelText('Сумма зачисления');
    expect(screen.getByText(/^Совпадает с суммой заявки\. Если банк/)).toBeTruthy();
    await user.clear(sum);
    expect(screen.queryByText(/Совпадает/), 'no sum is no equal one').toBeNull();
    await user.click(await enabled('Исполнить'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText('Заполните поле')).toBeTruthy();
    await user.type(sum, '11 950 000,00');
    expect(screen.getByText(/Отличается от суммы заявки: −50/).tagName, 'not the quiet line of a hint').toBe('STRONG');
    await user.click(await enabled('Исполнить'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Исполнить пополнение?' }));
    expect(document.activeElement?.textContent).toBe('Отмена');
    expect(dialog.getByText(/^Будет зачислено 11\s950\s000,00/)).toBeTruthy();
    expect(dialog.getByText('Разница с заявкой').nextElementSibling?.textContent).toMatch(/^−50\s000,00/);
    expect(fakeApi.calls(reviewOf(603))).toHaveLength(0);
    await user.dblClick(dialog.getByRole('button', { name: 'Исполнить' }));
    expect(fakeApi.calls(reviewOf(603)).map(({ body }) => body)).toEqual([
      { status: 'executed', top_up_amount: '11950000.00' },
    ]);
    late.give(json(200, { ...deposits[2], status: 'executed', top_up_amount: '11950000.00' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByText('Статус обновлён')).toBeTruthy();
    expect(fakeApi.calls(reviewOf(603))).toHaveLength(1);
  });

  it.each([
    ['pending', ['accepted', 'on_accounting', 'executed']],
    ['accepted', ['on_accounting', 'executed']],
    ['on_accounting', ['executed']],
  ])('credits from %s by one button, step by step', async (from, steps) => {
    let status = from;
    const amount = `${deposits[1]?.amount ?? ''}000000`; // some servers send more zeros than roubles have
    const row = () => ({ ...deposits[1], id: 602, amount, status, payment_order: '/media/deposits/602/order.pdf' });
    const { user, fakeApi } = await operator(`${LIST}/602`, (script) => {
      script.answer(OPERATOR_LIST, (call) => pageOf([row()], call));
      script.answer(reviewOf(602), ({ body }) => {
        status = String(Object(body).status);
        return json(200, row());
      });
    });
    await user.click(await enabled('Зачислить'));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText(/Номер документа в банке/), '4471');
    await user.click(dialog.getByRole('button', { name: 'Зачислить' }));
    expect(await screen.findByText('Пополнение зачислено')).toBeTruthy();
    const bodies = fakeApi.calls(reviewOf(602)).map(({ body }) => body);
    expect(bodies.map((body) => Object(body).status)).toEqual(steps);
    expect(bodies.at(-1)).toEqual({ status: 'executed', top_up_amount: deposits[1]?.amount, comment: '4471' });
  });

  it('stops crediting at the rejected step, and resumes there', async () => {
    let refuses = true;
    let status = 'pending';
    const row = () => ({ ...deposits[1], id: 602, status, payment_order: '/media/deposits/602/order.pdf' });
    const { user, fakeApi } = await operator(`${LIST}/602`, (script) => {
      script.answer(OPERATOR_LIST, (call) => pageOf([row()], call));
      script.answer(reviewOf(602), ({ body }) => {
        const wanted = String(Object(body).status);
        if (refuses && wanted === 'on_accounting') return json(400, { payment_order: ['Поручение не читается'] });
        status = wanted;
        return json(200, row());
      });
    });
    await user.click(await enabled('Зачислить'));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Зачислить' }));
    expect(await dialog.findByText(/Поручение не читается/)).toBeTruthy();
    expect(fakeApi.calls(reviewOf(602)).map(({ body }) => Object(body).status)).toEqual(['accepted', 'on_accounting']);
    refuses = false;
    await user.click(dialog.getByRole('button', { name: 'Зачислить' }));
    expect(await screen.findByText('Пополнение зачислено')).toBeTruthy();
    expect(
      fakeApi
        .calls(reviewOf(602))
        .map(({ body }) => Object(body).status)
        .slice(2),
    ).toEqual(['on_accounting', 'executed']);
  });

  it('accepts the sum where the transition before it was made at the same card', async () => {
    let status = 'accepted';
    const rows = () => deposits.map((row) => (row.id === 602 ? { ...row, status } : row));
    const { user, fakeApi } = await operator(`${LIST}/602`, (script) => {
      script.answer(OPERATOR_LIST, (call) => pageOf(rows(), call));
      script.answer(reviewOf(602), ({ body }) => {
        status = String(Object(body).status);
        return json(200, { ...deposits[1], status });
      });
    });
    await user.click(await enabled('Поставить на учёт'));
    const question = within(await screen.findByRole('dialog'));
    await user.click(question.getByRole('button', { name: 'Поставить на учёт' }));
    const sum = await screen.findByLabelText('Сумма зачисления');
    await user.clear(sum);
    await user.type(sum, '4 950 000,00');
    expect(screen.getByText(/Отличается от суммы заявки: −50/)).toBeTruthy();
    await user.click(await enabled('Исполнить'));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Исполнить' }));
    await waitFor(() => expect(fakeApi.calls(reviewOf(602))).toHaveLength(2));
    expect(fakeApi.calls(reviewOf(602))[1]?.body).toEqual({ status: 'executed', top_up_amount: '4950000.00' });
  });

  it('shows the next step of the client', async () => {
    await operator(`${LIST}/601`);
    const note = (await screen.findByText('Ожидаем клиента.')).parentElement;
    expect(note?.textContent).toMatch(/платёжное поручение: без него заявку не поставить на учёт/);
  });

  it('links to a wrong sum in the card itself', async () => {
    const { user, fakeApi } = await operator(`${LIST}/603`);
    const sum = await screen.findByLabelText('Сумма зачисления');
    await user.clear(sum);
    await user.click(await enabled('Исполнить'));
    expect(document.activeElement).toBe(sum);
    expect(fakeApi.calls(reviewOf(603))).toHaveLength(0);
  });

  it('rejects only with a reason, and keeps it when the server rejects it', async () => {
    const { user, fakeApi } = await operator(`${LIST}/602`);
    fakeApi.once(reviewOf(602), () => json(400, { comment: ['Слишком длинный текст'] }));
    await user.click(await enabled('Отклонить'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Отклонить заявку?' }));
    await user.click(dialog.getByRole('button', { name: 'Отклонить' }));
    expect(dialog.getByText('Заполните поле')).toBeTruthy();
    expect(fakeApi.calls(reviewOf(602))).toHaveLength(0);
    await user.type(dialog.getByLabelText('Причина'), 'Не та сумма');
    await user.click(dialog.getByRole('button', { name: 'Отклонить' }));
    expect(await dialog.findAllByText(/Слишком длинный текст/)).not.toHaveLength(0);
    expect(dialog.getByLabelText('Причина')).toHaveProperty('value', 'Не та сумма');
    expect(fakeApi.calls(reviewOf(602))[0]?.body).toEqual({ status: 'rejected', comment: 'Не та сумма' });
    await user.click(dialog.getByRole('button', { name: 'Отмена' }));
    await user.click(await enabled('Поставить на учёт'));
    const other = within(await screen.findByRole('dialog'));
    expect(other.queryByText(/Слишком длинный/), 'another question is another matter').toBeNull();
    await user.click(other.getByRole('button', { name: 'Отмена' }));
    await user.click(await enabled('Отклонить'));
    expect(screen.getByLabelText('Причина')).toHaveProperty('value', 'Не та сумма');
    expect(screen.getByLabelText('Причина').getAttribute('aria-invalid')).not.toBe('true');
  });

  it('reports a status changed meanwhile and refetches', async () => {
    const { user, fakeApi } = await operator(`${LIST}/603`);
    fakeApi.once(reviewOf(603), refusesStatus);
    await user.click(await enabled('Исполнить'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Исполнить пополнение?' }));
    const callsBefore = fakeApi.calls(OPERATOR_LIST).length;
    await user.click(dialog.getByRole('button', { name: 'Исполнить' }));
    await expectStatusNotice();
    await waitFor(() => expect(fakeApi.calls(OPERATOR_LIST).length).toBeGreaterThan(callsBefore));
  });

  it('offers no transition on a final deposit, but the next one that awaits a decision', async () => {
    await operator(`${LIST}/604?status=executed`, (fakeApi) =>
      fakeApi.answer(OPERATOR_LIST, (call) =>
        queryOf(call)['id'] === undefined
          ? json(200, { count: 7, next: null, previous: null, results: deposits })
          : pageOf(deposits, call),
      ),
    );
    const card = within(await screen.findByRole('complementary', { name: 'Пополнение П-604' }));
    expect(card.queryByRole('button', { name: /Принять|Исполнить|Отклонить/ })).toBeNull();
    const next = await card.findByRole('link', { name: 'Следующая заявка' });
    expect(next.getAttribute('href')).toBe(`${LIST}/602?status=executed`);
  });
});

it.each([
  ['operator', '/organization/operation-history-organization?tab=deposits', 'История пополнений'],
  ['owner', '/account/operations-history?tab=deposits', 'Пополнения'],
] as const)('the history of the %s shows the credited beside the requested amount', async (who, path, name) => {
  const done = { ...deposits[0], status: 'executed', amount: '10000000.00', top_up_amount: '9950000.00' };
  const script = (fakeApi: FakeApi) => {
    for (const list of [OPERATOR_LIST, `GET ${API}deposits_history`])
      fakeApi.answer(list, () => json(200, { count: 1, next: null, previous: null, results: [done] }));
  };
  await (who === 'operator' ? operator(path, script) : owner(path, script));
  const shown = within(await table(name));
  expect(await shown.findByRole('columnheader', { name: 'Зачислено' })).toBeTruthy();
  expect(shown.getByText(/^9\s950\s000,00/)).toBeTruthy();
  expect(shown.getByText(/^10\s000\s000,00/)).toBeTruthy();
});

describe('the owner', () => {
  it('reads the reason of a rejection and cannot overwrite it', async () => {
    const refused = { ...deposits[0], status: 'rejected', comment: 'Чужой счёт' };
    await owner('/account/operations-history?tab=deposits&id=601', (scripted) =>
      scripted.answer(`GET ${API}deposits_history`, () =>
        json(200, { count: 1, next: null, previous: null, results: [refused] }),
      ),
    );
    const card = within(await screen.findByRole('complementary', { name: 'Пополнение П-601' }));
    expect([card.getByText('Причина отказа'), card.getByText('Чужой счёт')]).toHaveLength(2);
    expect(card.queryByRole('button', { name: 'Изменить' })).toBeNull();
  });

  it('creates a deposit once; a rejection keeps the typed values under the title of the specification', async () => {
    const { user, fakeApi } = await owner();
    fakeApi.once(CREATE, () => json(400, { amount: ['Слишком большая сумма'] }));
    await user.click(await enabled('Пополнить счёт'));
    const sum = screen.getByLabelText('Сумма');
    expect(document.activeElement).toBe(sum);
    await user.type(sum, '3000000{Enter}');
    expect(fakeApi.calls(CREATE)).toHaveLength(0);
    await user.click(await button('Создать заявку'));
    expect((await screen.findByText('Ошибка при создании депозита')).getAttribute('role')).toBe('alert');
    expect(screen.getByText('Сумма: Слишком большая сумма')).toBeTruthy();
    expect(sum).toHaveProperty('value', '3\u00A0000\u00A0000');
    const late = held();
    fakeApi.once(CREATE, late.answer);
    await user.dblClick(await button('Создать заявку'));
    expect(fakeApi.calls(CREATE)).toHaveLength(2);
    late.give(json(201, deposits[0]));
    await waitFor(() => expect(location.search).toBe('?id=601'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(fakeApi.calls(CREATE)[1]?.body).toEqual({ amount: '3000000', currency: 'RUB' });
  });

  it('keeps typed values through Esc and a reload, shows since when, and clears them on request and after sending', async () => {
    const { user, profile } = await owner();
    const kept = () => [...profile.items.keys()].filter((key) => key.includes('form:deposit'));
    await user.click(await enabled('Пополнить счёт'));
    await user.type(screen.getByLabelText('Сумма'), '12');
    await user.type(screen.getByLabelText('Комментарий'), 'за ноябрь');
    expect(screen.queryByText(/^Черновик от/)).toBeNull();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    closeDeposits();
    const { fakeApi } = await owner(OWN, accepting, 'active', profile);
    await user.click(await enabled('Пополнить счёт'));
    expect(screen.getByText(/^Черновик от/)).toBeTruthy();
    expect(screen.getByLabelText('Сумма')).toHaveProperty('value', '12');
    await user.click(screen.getByRole('button', { name: 'Удалить' }));
    expect(screen.getByLabelText('Сумма')).toHaveProperty('value', '');
    expect(screen.getByLabelText('Комментарий')).toHaveProperty('value', '');
    expect(screen.queryByText(/^Черновик от/)).toBeNull();
    expect(kept()).toEqual([]);
    await user.type(screen.getByLabelText('Сумма'), '5');
    expect(kept()).toHaveLength(1);
    await user.click(await button('Создать заявку'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(kept()).toEqual([]);
    expect(fakeApi.calls(CREATE).map(({ body }) => body)).toEqual([{ amount: '5', currency: 'RUB' }]);
  });

  it.each([
    [200, 'Заявка создана, платёжное поручение загружено'],
    [503, 'Заявка создана, но платёжное поручение не загружено: загрузите его в заявке'],
  ])('creates a deposit and then uploads its order, answered with %i, and opens it', async (status, said) => {
    const { user, fakeApi } = await owner(OWN, accepting);
    fakeApi.answer(updateOf(601), () => json(status, { ...deposits[0], payment_order: '/media/deposits/601/po.pdf' }));
    await user.click(await enabled('Пополнить счёт'));
    await user.type(screen.getByLabelText('Сумма'), '5');
    await user.upload(screen.getByLabelText(/^Платёжное поручение/), new File(['%PDF-1.7'], 'po.pdf'));
    await screen.findByText('po.pdf');
    await user.click(await button('Создать заявку'));
    expect(await screen.findByText(said)).toBeTruthy();
    await waitFor(() => expect(location.search).toBe('?id=601'));
    expect([CREATE, updateOf(601)].map((call) => fakeApi.calls(call).length)).toEqual([1, 1]);
  });

  it('leads to the first invalid field', async () => {
    const { user, fakeApi } = await owner();
    await user.click(await enabled('Пополнить счёт'));
    await user.click(await button('Создать заявку'));
    expect(document.activeElement).toBe(screen.getByLabelText('Сумма'));
    expect(screen.getByLabelText('Сумма').getAttribute('aria-invalid')).toBe('true');
    expect(fakeApi.calls(CREATE)).toHaveLength(0);
  });

  it('uploads a payment order that has passed the checks, and keeps it when sending fails', async () => {
    const { user, fakeApi } = await owner(`${OWN}?id=601`);
    fakeApi.once(updateOf(601), () => json(503, {}));
    fakeApi.once(updateOf(601), () => json(200, { ...deposits[0], payment_order: '/media/deposits/601/po.docx' }));
    await user.click(await enabled('Загрузить платёжное поручение'));
    const dialog = within(await screen.findByRole('dialog'));
    const pick = () => dialog.getByLabelText('Платёжное поручение');
    await user.upload(pick(), new File(['no pdf'], 'po.pdf', { type: 'application/pdf' }));
    expect(await dialog.findByText(/^Содержимое не соответствует расширению/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Загрузить' }));
    expect(fakeApi.calls(updateOf(601))).toHaveLength(0);
    await user.upload(pick(), new File([new Uint8Array([0x50, 0x4b, 3, 4])], 'po.docx'));
    await dialog.findByText('po.docx');
    await user.click(dialog.getByRole('button', { name: 'Загрузить' }));
    await dialog.findByRole('alert');
    expect(dialog.getByText('po.docx')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Загрузить' }));
    expect(await screen.findByText('Файл загружен')).toBeTruthy();
    expect(fakeApi.calls(updateOf(601))).toHaveLength(2);
  });

  it('stays open at Esc while its file is being sent', async () => {
    const { user, fakeApi } = await owner(`${OWN}?id=601`);
    const late = held();
    fakeApi.once(updateOf(601), late.answer);
    await user.click(await enabled('Загрузить платёжное поручение'));
    const dialog = within(await screen.findByRole('dialog'));
    await user.upload(dialog.getByLabelText('Платёжное поручение'), new File(['%PDF-1.7'], 'po.pdf'));
    await dialog.findByText('po.pdf');
    await user.click(dialog.getByRole('button', { name: 'Загрузить' }));
    await dialog.findByRole('button', { name: 'Отменить отправку' });
    await user.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toBeTruthy();
    late.give(json(200, { ...deposits[0], payment_order: '/media/deposits/601/po.pdf' }));
    expect(await screen.findByText('Файл загружен')).toBeTruthy();
  });

  it('a missing order is announced once, with its field; a rejected one is reported where it was picked', async () => {
    const { user } = await owner(`${OWN}?id=601`);
    await user.click(await enabled('Загрузить платёжное поручение'));
    const dialog = within(await screen.findByRole('dialog'));
    const speaks = async (text: string) =>
      (await dialog.findByText(text)).closest('[aria-live]')?.getAttribute('aria-live');
    await user.click(dialog.getByRole('button', { name: 'Загрузить' }));
    expect(await speaks('Выберите файл')).toBe('off');
    expect(document.activeElement).toBe(dialog.getByLabelText('Платёжное поручение'));
    await user.upload(dialog.getByLabelText('Платёжное поручение'), new File(['no pdf'], 'po.pdf'));
    expect(await speaks('Содержимое не соответствует расширению. Нужен PDF, JPG, PNG, DOCX или XLSX до 10 МБ')).toBe(
      'polite',
    );
  });

  it('an attached order can be replaced, which is no longer the primary action', async () => {
    await owner(`${OWN}?id=602`);
    const replace = await enabled('Заменить платёжное поручение');
    expect(replace.getAttribute('data-variant')).toBe('secondary');
    expect(screen.getByText('Он сверит поручение с выпиской банка.', { exact: false })).toBeTruthy();
    closeDeposits();
    await owner(`${OWN}?id=601`);
    expect((await enabled('Загрузить платёжное поручение')).getAttribute('data-variant')).toBe('primary');
  });

  it('keeps a picked file though the operator changes the deposit meanwhile', async () => {
    const { user, fakeApi, app } = await owner(`${OWN}?id=601`);
    await user.click(await enabled('Загрузить платёжное поручение'));
    const dialog = within(await screen.findByRole('dialog'));
    await user.upload(dialog.getByLabelText('Платёжное поручение'), new File(['%PDF-1.7'], 'po.pdf'));
    await dialog.findByText('po.pdf');
    moveOn(fakeApi);
    act(() => app.invalidations.publish(['deposit']));
    await screen.findAllByText('На учёте', { selector: 'aside header *' });
    expect(dialog.getByText('po.pdf')).toBeTruthy();
    fakeApi.once(updateOf(601), () => json(200, { ...deposits[0], payment_order: '/media/deposits/601/po.pdf' }));
    await user.click(dialog.getByRole('button', { name: 'Загрузить' }));
    expect(await screen.findByText('Файл загружен')).toBeTruthy();
  });

  it('reports a file that came too late, keeps it and refetches', async () => {
    const { user, fakeApi } = await owner(`${OWN}?id=601`);
    fakeApi.once(updateOf(601), refusesStatus);
    await user.click(await enabled('Загрузить платёжное поручение'));
    const dialog = within(await screen.findByRole('dialog'));
    await user.upload(dialog.getByLabelText('Платёжное поручение'), new File(['%PDF-1.7'], 'po.pdf'));
    const callsBefore = fakeApi.calls(OWN_LIST).length;
    await user.click(dialog.getByRole('button', { name: 'Загрузить' }));
    expect((await dialog.findByRole('alert')).textContent).toBe(
      'Файл не принят: пока вы его выбирали, статус изменился',
    );
    expect(dialog.getByText('po.pdf')).toBeTruthy();
    expect(dialog.queryByText(MOVED_ON)).toBeNull();
    await waitFor(() => expect(fakeApi.calls(OWN_LIST).length).toBeGreaterThan(callsBefore));
  });

  it('cancels after a confirmation and closes the card', async () => {
    const { user, fakeApi } = await owner(`${OWN}?id=601`);
    fakeApi.once(updateOf(601), () => json(200, { ...deposits[0], status: 'cancelled' }));
    await enabled('Отменить заявку');
    expect(screen.queryByRole('button', { name: 'Отчёт об исполнении' })).toBeNull();
    await user.click(await enabled('Отменить заявку'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Отменить заявку?' }));
    await user.click(dialog.getByRole('button', { name: 'Отменить заявку' }));
    await waitFor(() => expect(location.search).toBe(''));
    expect(fakeApi.calls(updateOf(601))[0]?.body).toEqual([['status', 'cancelled']]);
    await waitFor(() => expect(fakeApi.calls(OWN_LIST).length).toBeGreaterThan(1));
  });

  it('reports a status changed meanwhile and refetches', async () => {
    const { user, fakeApi } = await owner(`${OWN}?id=601`);
    fakeApi.once(updateOf(601), refusesStatus);
    await user.click(await enabled('Отменить заявку'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Отменить заявку?' }));
    const callsBefore = fakeApi.calls(OWN_LIST).length;
    await user.click(dialog.getByRole('button', { name: 'Отменить заявку' }));
    await expectStatusNotice();
    await waitFor(() => expect(fakeApi.calls(OWN_LIST).length).toBeGreaterThan(callsBefore));
  });

  it('is read-only while the account is closed, and shows why', async () => {
    await owner(`${OWN}?id=601`, undefined, 'closed');
    const upload = await button('Загрузить платёжное поручение');
    await waitFor(() => expect(upload).toHaveProperty('disabled', true));
    const reason = document.getElementById(upload.getAttribute('aria-describedby') ?? '');
    expect(reason?.textContent).toBe('Аккаунт доступен только для просмотра');
    expect(await button('Пополнить счёт')).toHaveProperty('disabled', true);
  });
});
