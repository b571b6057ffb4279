// A new request: linked sums, what is sent and what never is, refusals that lose nothing, drafts, read-only accounts.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import * as fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createProfile } from '../support/tabs.ts';
import { signedIn } from '../support/app.ts';
import { held, json } from '../support/fakeApi.ts';
import {
  CREATE_BUY,
  CREATE_SELL,
  EXCHANGE_BUY,
  TRADES,
  bodyOf,
  closeTrades,
  fill,
  openTrades,
  readOf,
  tradeOf,
  valueOf,
} from './trades.setup.tsx';

afterEach(closeTrades);

const FORM = '/account/createRequest';
const UNK = '26090017/9901/0000/2/1';
const button = (name: string) => screen.getByRole('button', { name });
const writes = (fakeApi: { received: readonly { method: string }[] }) =>
  fakeApi.received.filter(({ method }) => method !== 'GET');

/** A purchase of 50 000 USDT, ready to be looked at. */
async function purchase() {
  await fill('Курс', '92,35');
  await fill('Получаю', '50 000');
  await fill('УНК', UNK);
}
async function look() {
  const check = button('Проверить заявку');
  await waitFor(() => expect(check).toHaveProperty('disabled', false));
  fireEvent.click(check);
  return within(await screen.findByRole('dialog', { name: /^Проверьте заявку/ }));
}

describe('a purchase', () => {
  it('uses the УНК of the wallet and of the list of own contracts', async () => {
    await openTrades({ path: FORM });
    const choice = await screen.findByLabelText<HTMLSelectElement>('Контракт');
    await waitFor(() => expect(choice.value).toBe(UNK));
    expect(valueOf('УНК')).toBe(UNK);
    const other = [...choice.options].find(({ value }) => value !== UNK && value.includes('/'));
    if (!other) throw new Error('one contract only');
    fireEvent.change(choice, { target: { value: other.value } });
    expect(valueOf('УНК')).toBe(other.value);
    const wallet = screen.getByLabelText('Кошелёк');
    fireEvent.change(wallet, { target: { value: '1' } });
    expect(valueOf('УНК'), 'a number that was given stays').toBe(other.value);
    await fill('УНК', '');
    fireEvent.change(wallet, { target: { value: '1' } });
    expect(valueOf('УНК')).toBe(UNK);
  });

  it('needs no УНК for a contract below the registration threshold, and one from it on', async () => {
    const { fakeApi } = await openTrades({
      path: FORM,
      script(scripted) {
        scripted.answer(CREATE_BUY, () => json(201, tradeOf(1001, { id: 2001, number: 'С-2001' })));
        scripted.answer(readOf(2001), () => json(200, tradeOf(1001, { id: 2001, number: 'С-2001' })));
      },
    });
    await fill('Курс', '100');
    await fill('Отдаю', '3000000');
    fireEvent.change(screen.getByLabelText('Контракт'), { target: { value: 'exempt' } });
    expect(screen.queryByLabelText('УНК')).toBeNull();
    expect(screen.getByText('УНК нужен контрактам на импорт от 3 млн ₽ и на экспорт от 10 млн ₽')).toBeTruthy();
    const check = button('Проверить заявку');
    await waitFor(() => expect(check).toHaveProperty('disabled', false));
    fireEvent.click(check);
    const refusal = 'Контракт на импорт от 3 млн ₽ ставят на учёт: укажите УНК';
    expect((await screen.findAllByText(new RegExp(refusal))).length).toBeGreaterThan(0);
    await fill('Отдаю', '2999999,99');
    const dialog = await look();
    expect(dialog.getByText('Не требует постановки на учёт')).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name: 'Создать заявку' }));
    await waitFor(() => expect(fakeApi.calls(CREATE_BUY)).toHaveLength(1));
    const body = bodyOf(fakeApi.calls(CREATE_BUY)[0]);
    expect(body).toMatchObject({ amount_to_pay: '2999999.99', contract_exempt: 'true' });
    expect(body).not.toHaveProperty('ved_contract_number');
  });

  it('sends the number of the offer that it answers', async () => {
    const { fakeApi } = await openTrades({
      path: `${FORM}?offer=С-1016&coin=USDT&amount=1000&rate=92.35`,
      script: (scripted) => scripted.answer(CREATE_BUY, () => json(201, tradeOf(1001, { id: 2001 }))),
    });
    await screen.findByLabelText('Контракт');
    const dialog = await look();
    fireEvent.click(dialog.getByRole('button', { name: 'Создать заявку' }));
    await waitFor(() => expect(fakeApi.calls(CREATE_BUY)).toHaveLength(1));
    expect(bodyOf(fakeApi.calls(CREATE_BUY)[0])).toMatchObject({ offer_number: 'С-1016', ved_contract_number: UNK });
  });

  it('creates the contract of a new УНК: it is in the registry at once, to be checked there', async () => {
    await openTrades({ path: FORM });
    await fill('УНК', '26110099/9901/0000/2/1');
    expect(await screen.findByText('Новый контракт: оператор его проверит')).toBeTruthy();
  });

  it('links the sums, shows fee and total, is reviewed and sent once, and leads to its card', async () => {
    const { fakeApi, user, profile } = await openTrades({
      path: FORM,
      script(scripted) {
        scripted.answer(CREATE_BUY, () => json(201, tradeOf(1001, { id: 2001, number: 'С-2001' })));
        scripted.answer(readOf(2001), () => json(200, tradeOf(1001, { id: 2001, number: 'С-2001' })));
      },
    });
    await purchase();
    expect(valueOf('Отдаю')).toBe('4 617 500,00');
    expect(screen.getByText('Изменено вами, «Отдаю» пересчитано по курсу')).toBeTruthy();
    await fill('Отдаю', '9 235 000,00');
    expect(valueOf('Получаю')).toBe('100 000,000000');
    await fill('Курс', '92');
    expect(valueOf('Отдаю')).toBe('9 235 000,00');
    await purchase();
    expect(screen.getAllByText(/^23\s087,50/).length).toBeGreaterThan(0);
    const invoice = new File(['%PDF-1.7 one'], 'invoice.pdf', { type: 'application/pdf' });
    const contract = new File(['%PDF-1.7 two'], 'contract.pdf', { type: 'application/pdf' });
    await user.upload(screen.getByLabelText('Файлы'), [invoice]);
    await screen.findByText('invoice.pdf');
    await user.upload(screen.getByLabelText('Файлы'), [contract]);
    await screen.findByText('contract.pdf');
    const dialog = await look();
    expect(dialog.getByText(/^4\s640\s587,50/)).toBeTruthy();
    expect(dialog.getByText('Останется доступно').nextElementSibling?.textContent).toMatch(/^24\s153\s297,50/);
    expect(document.activeElement?.textContent).toBe('Назад');
    expect(writes(fakeApi)).toHaveLength(0);
    fireEvent.click(dialog.getByRole('button', { name: 'Создать заявку' }));
    await waitFor(() => expect(location.pathname).toBe('/account/deal/2001'));
    expect(await screen.findByText('Заявка создана')).toBeTruthy();
    expect(fakeApi.calls(CREATE_BUY)).toHaveLength(1);
    const parts = fakeApi.calls(CREATE_BUY)[0]?.body;
    expect(Array.isArray(parts) && parts.filter(([name]) => name === 'files')).toHaveLength(2);
    const { files: _files, ...body } = bodyOf(fakeApi.calls(CREATE_BUY)[0]);
    expect(body).toEqual({
      currency_to_pay: 'RUB',
      amount_to_pay: '4617500.00',
      currency_to_receive: 'USDT',
      amount_to_receive: '50000',
      exchange_rate: '92.35',
      wallet_id: '1',
      ved_contract_number: UNK,
    });
    expect([...profile.items.keys()].filter((key) => key.includes('draft'))).toEqual([]);
  });

  it('scrolls a rejection into view: on a phone its button is a screen below', async () => {
    const { fakeApi } = await openTrades({ path: FORM });
    fakeApi.once(CREATE_BUY, () => json(500, {}));
    await purchase();
    const shown = vi.spyOn(Element.prototype, 'scrollIntoView');
    fireEvent.click((await look()).getByRole('button', { name: 'Создать заявку' }));
    const problem = await screen.findByText('Network Error or unknown issue');
    expect(shown.mock.contexts.some((box) => box instanceof Element && box.contains(problem))).toBe(true);
  });

  it('accepts an incomplete sum, which loses its comma on blur', async () => {
    const { user } = await openTrades({ path: FORM });
    await fill('Курс', '92,35');
    const pay = await screen.findByRole('textbox', { name: 'Отдаю' });
    await user.type(pay, '12');
    await user.tab(); // errors are shown from now on
    await user.type(pay, ',');
    expect([valueOf('Отдаю'), valueOf('Получаю')]).toEqual(['12,', '0,129940']);
    expect(screen.queryByText('Введите сумму больше нуля')).toBeNull();
    await user.tab();
    expect(valueOf('Отдаю')).toBe('12');
  });

  it('names every invalid field at once and leads to it; Enter in a field sends nothing', async () => {
    const { fakeApi, user } = await openTrades({ path: FORM });
    await fill('Отдаю', '99000000');
    await fill('УНК', '');
    await user.type(screen.getByRole('textbox', { name: 'Курс' }), '92{Enter}');
    const check = button('Проверить заявку');
    await waitFor(() => expect(check).toHaveProperty('disabled', false));
    await user.click(check);
    expect(screen.getByLabelText('Ошибки в форме').textContent).toMatch(/^Исправьте 2\sполя/);
    expect(screen.getByText(/^Недостаточно средств: доступно 28\s793\s885,00\s₽$/)).toBeTruthy();
    expect(screen.getByText('Останется доступно').nextElementSibling?.textContent).toBe('—');
    expect(screen.getByText('Заполните поле')).toBeTruthy();
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Ошибки в форме');
    await fill('Отдаю', '28793885');
    expect(screen.getByText(/^Недостаточно средств: доступно 28\s793\s885,00\s₽ вместе с комиссией$/)).toBeTruthy();
    await fill('УНК', '26110003/9901/0002/1/1');
    expect(screen.getByText('Тип контракта не соответствует УНК')).toBeTruthy();
    await fill('Минимальная сумма исполнения', '100 000 000');
    expect(screen.getByText('Минимальная сумма исполнения больше суммы заявки')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(writes(fakeApi)).toHaveLength(0);
  });

  it('offers the best rate of the other side, also at an empty field, and warns far from it', async () => {
    const { user } = await openTrades({ path: FORM });
    const best = await screen.findByText('92,1000');
    const line = best.closest('span:not(.num)');
    expect(line?.textContent).toMatch(/^Рыночный курс 92,1000/);
    await fill('Курс', '120');
    expect(line?.textContent).toMatch(/^Курс отличается от рыночного больше чем на 10/);
    expect(line?.getAttribute('role')).toBe('status');
    await fill('Курс', '');
    await user.click(button('Проверить заявку'));
    const rate = screen.getByRole('textbox', { name: 'Курс', description: 'Заполните поле' });
    expect(rate.getAttribute('aria-invalid')).toBe('true');
    await user.click(button('Подставить'));
    expect(valueOf('Курс')).toBe('92,1000');
    expect(rate.getAttribute('aria-invalid')).toBeNull();
  });

  it.each([
    ['lowest rate for a buyer', '', '98,7500'],
    ['highest rate for a seller', '?type=sell', '100,2500'],
  ])('compares offers as numbers: the %s, and warns far below it too', async (_, search, best) => {
    const { user } = await openTrades({
      path: `${FORM}${search}`,
      script: (scripted) =>
        scripted.answer(TRADES, () => {
          const results = ['99.5', '100.2500000000', '98.7500000000'].map((exchange_rate) =>
            tradeOf(1016, { exchange_rate }),
          );
          return json(200, { count: 3, next: null, previous: null, results });
        }),
    });
    const line = (await screen.findByText(best)).closest('span:not(.num)');
    expect(line?.textContent).toMatch(/^Рыночный курс/);
    await fill('Курс', '80');
    expect(line?.textContent).toMatch(/^Курс отличается от рыночного больше чем на 10/);
    await user.click(button('Подставить'));
    expect(valueOf('Курс'), 'without more zeros than a rate may have').toBe(`${best}0000`);
  });

  it('keeps everything typed through any rejection, with the error at its field', async () => {
    const nothingSaid = 'Network Error or unknown issue';
    const refusals = [
      [() => json(400, { amount_to_pay: ['Недостаточно средств'] }), 'Не удалось создать заявку'],
      [() => json(400, { wallet_id: ['Кошелёк не прошёл AML-проверку'] }), 'Не удалось создать заявку'],
      [() => json(409, { detail: 'Курс изменился' }), 'Курс изменился'],
      [() => json(500, {}), nothingSaid],
      [() => Promise.reject(new TypeError('network')), nothingSaid],
    ] as const;
    const { fakeApi } = await openTrades({ path: FORM });
    await purchase();
    await fill('Комментарий', 'Поставка по контракту');
    for (const [refusal, said] of refusals) {
      fakeApi.once(CREATE_BUY, refusal);
      const dialog = await look();
      fireEvent.click(dialog.getByRole('button', { name: 'Создать заявку' }));
      await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Проверьте заявку/ })).toBeNull());
      expect(screen.getByText(said)).toBeTruthy();
      expect([valueOf('Отдаю'), valueOf('Получаю'), valueOf('УНК'), valueOf('Комментарий')]).toEqual([
        '4 617 500,00',
        '50 000',
        UNK,
        'Поставка по контракту',
      ]);
    }
    expect(fakeApi.calls(CREATE_BUY)).toHaveLength(refusals.length);
  });

  it('leaves errors of the catalogue to their modal, and shows no technical texts', async () => {
    const { fakeApi } = await openTrades({ path: FORM });
    await purchase();
    fakeApi.once(CREATE_BUY, () => json(400, { error: 'Unexpected headers detected.' }));
    fireEvent.click((await look()).getByRole('button', { name: 'Создать заявку' }));
    expect(await screen.findByRole('dialog', { name: 'Запрос отклонён' })).toBeTruthy();
    expect(screen.getByText('Не удалось создать заявку')).toBeTruthy();
    expect(screen.queryByText(/Unexpected headers/)).toBeNull();
  });

  it('names the field of a rejection once, where the server names it itself', async () => {
    const { fakeApi } = await openTrades({ path: FORM });
    await purchase();
    const said = 'УНК принадлежит другой организации';
    fakeApi.once(CREATE_BUY, () => json(400, { ved_contract_number: [said], amount_to_pay: ['Недостаточно средств'] }));
    fireEvent.click((await look()).getByRole('button', { name: 'Создать заявку' }));
    expect(await screen.findByText('Отдаю: Недостаточно средств')).toBeTruthy();
    expect(screen.getAllByText(said)).toHaveLength(2); // above the form and at the field
  });

  it('is one request however often it is submitted', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 12 }), async (clicks) => {
        const answer = held();
        const { fakeApi } = await openTrades({
          path: FORM,
          script: (scripted) => scripted.once(CREATE_BUY, answer.answer),
        });
        await purchase();
        const dialog = await look();
        for (let click = 0; click < clicks; click += 1)
          fireEvent.click(dialog.getByRole('button', { name: 'Создать заявку' }));
        await waitFor(() => expect(fakeApi.calls(CREATE_BUY)).toHaveLength(1));
        answer.give(json(201, tradeOf(1001, { id: 2001 })));
        await waitFor(() => expect(location.pathname).toBe('/account/deal/2001'));
        expect(fakeApi.calls(CREATE_BUY)).toHaveLength(1);
        closeTrades();
      }),
      { numRuns: 4 },
    );
  });

  it('survives a reload while sending: the draft is restored, nothing is sent again', async () => {
    const profile = createProfile(signedIn());
    const first = await openTrades({ path: FORM, profile });
    await purchase();
    first.fakeApi.once(CREATE_BUY, held().answer);
    const dialog = await look();
    fireEvent.click(dialog.getByRole('button', { name: 'Создать заявку' }));
    await waitFor(() => expect(first.fakeApi.calls(CREATE_BUY)).toHaveLength(1));
    closeTrades();
    const second = await openTrades({ path: FORM, profile });
    await screen.findByLabelText('УНК');
    expect([valueOf('Отдаю'), valueOf('Получаю'), valueOf('УНК')]).toEqual(['4 617 500,00', '50 000', UNK]);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(writes(second.fakeApi)).toHaveLength(0);
    fireEvent.click(button('Удалить'));
    expect([valueOf('Отдаю'), valueOf('УНК')]).toEqual(['', UNK]); // of the only wallet
    closeTrades();
    await openTrades({ path: FORM, profile });
    await screen.findByLabelText('УНК');
    expect([valueOf('Отдаю'), screen.queryByText(/^Черновик/)], 'the deleted draft').toEqual(['', null]);
  });
});

const chosenWallets = () =>
  ['Кошелёк', 'Кошелёк зачисления'].map((label) => screen.getByLabelText<HTMLSelectElement>(label).value);

describe('other kinds', () => {
  it('sells from a wallet, deducts the fee from the roubles, keeps a separate draft', async () => {
    const { fakeApi, user } = await openTrades({
      path: FORM,
      script: (scripted) => scripted.answer(CREATE_SELL, () => json(201, tradeOf(1007, { id: 2002 }))),
    });
    await fill('Отдаю', '777');
    await user.click(screen.getByRole('radio', { name: 'Продажа' }));
    await waitFor(() => expect(location.search).toBe('?type=sell'));
    await fill('Отдаю', '1000');
    await fill('Курс', '92.35');
    await fill('УНК', UNK);
    expect(screen.getAllByText(/^91\s888,25/).length).toBeGreaterThan(0);
    const dialog = await look();
    fireEvent.click(dialog.getByRole('button', { name: 'Создать заявку' }));
    await waitFor(() => expect(location.pathname).toBe('/account/deal-sales/2002'));
    expect(bodyOf(fakeApi.calls(CREATE_SELL)[0])).toMatchObject({
      amount_to_pay: '1000',
      amount_to_receive: '92350.00',
    });
  });

  it('exchanges one coin for another: numbers as text, both wallets named, no fee', async () => {
    const { fakeApi } = await openTrades({
      path: '/liquidity/createRequest?type=exchange',
      role: 'liquidity_provider',
      script: (scripted) =>
        scripted.answer(EXCHANGE_BUY, () => json(400, { target_wallet_id: ['Кошелёк не прошёл AML-проверку'] })),
    });
    await fill('Курс', '98 500');
    await fill('Получаю', '0,1');
    expect(valueOf('Отдаю')).toBe('9 850,000000');
    expect(screen.getByText('Обмен без комиссии')).toBeTruthy();
    expect(screen.queryByLabelText('УНК')).toBeNull();
    const dialog = await look();
    fireEvent.click(dialog.getByRole('button', { name: 'Создать заявку' }));
    expect(await screen.findAllByText(/Кошелёк не прошёл AML-проверку/)).toHaveLength(2);
    expect(bodyOf(fakeApi.calls(EXCHANGE_BUY)[0])).toEqual({
      currency_to_pay: 'USDT',
      amount_to_pay: '9850.000000',
      currency_to_receive: 'BTC',
      amount_to_receive: '0.1',
      exchange_rate: '98500',
      wallet_id: '26',
      target_wallet_id: '27',
    });
  });

  it('swaps the sides instead of exchanging one coin for itself', async () => {
    await openTrades({ path: `${FORM}?type=exchange` });
    const receive = await screen.findByRole('combobox', { name: 'Валюта к получению' });
    await fill('Курс', '98 500');
    expect(chosenWallets()).toEqual(['1', '2']);
    fireEvent.change(receive, { target: { value: 'USDT' } });
    expect(screen.getByRole('combobox', { name: 'Валюта к оплате' })).toHaveProperty('value', 'BTC');
    expect(chosenWallets(), 'each coin has its own wallet').toEqual(['2', '1']);
    expect(valueOf('Курс'), 'a rate belongs to its pair').toBe('');
  });
});

describe('read-only accounts', () => {
  it.each(['under_review', 'closed'])(
    '%s: the button is disabled with its reason and nothing is sent',
    async (state) => {
      const { fakeApi } = await openTrades({ path: FORM, state });
      await purchase();
      const check = button('Проверить заявку');
      fireEvent.click(check);
      expect(check).toHaveProperty('disabled', true);
      expect(check.title).toBe('Аккаунт доступен только для просмотра');
      expect(screen.queryByRole('dialog', { name: /^Проверьте/ })).toBeNull();
      expect(writes(fakeApi)).toHaveLength(0);
    },
  );
});
