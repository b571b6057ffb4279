// Payments abroad and contracts: filled from the contract, looked at, sent once; decided by the operator with a reason.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { API } from '../support/app.ts';
import { held, json } from '../support/wire.ts';
import { closeStage, dialog, drawer, openStage, queryOf, ready, world } from './wallets.stage.ts';

afterEach(closeStage);

const OWN = '/account/history-request-for-payment-ved';
const DESK = '/organization/payment-requests-ved';
const LIST = `GET ${API}ved_transactions`;
const CREATE = `POST ${API}ved_transactions/create/`;
const reviewOf = (id: number) => `PATCH ${API}authorized_organization/ved_transactions/${id}/update_status/`;
const [payment] = world.ved_transactions;
const review = async () => within(await dialog('Проверьте заявку'));
const set = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

it('fills a payment from its contract, shows what will be sent, and sends it once', async () => {
  const { user, wire } = await openStage(OWN, 'ved_participant');
  const late = held();
  wire.once(CREATE, () => json(400, { amount: ['Недостаточно средств'] }));
  wire.once(CREATE, late.answer);
  await user.click(await ready('Создать заявку на оплату'));
  await screen.findByLabelText('Договор');
  expect(document.activeElement).toBe(screen.getByLabelText('Договор'));
  await user.click(screen.getByRole('button', { name: 'Проверить' }));
  expect(screen.getAllByText('Заполните поле').length).toBeGreaterThan(3);
  set('Договор', '26090017/9901/0000/2/1');
  expect(screen.getByLabelText('Контрагент')).toHaveProperty('value', 'Harbor Tools Demo Co., Ltd');
  expect(screen.getByLabelText('Страна контрагента')).toHaveProperty('value', 'CN');
  expect(screen.getByText('Китай', { selector: 'span' })).toBeTruthy();
  set('Сумма', '1 000,50');
  // a rejected wallet (W-000003) and a mere request (W-000040) pay nothing
  const wallets = within(screen.getByLabelText('Кошелёк')).getAllByRole('option');
  expect(wallets.map(({ textContent }) => textContent?.slice(0, 8))).toEqual([
    'Первый, ',
    'W-000001',
    'W-000002',
    'W-000004',
  ]);
  expect(wallets[2]?.textContent).toMatch(/ · 0,75\sBTC$/); // another 0,10 is reserved
  set('Кошелёк', '1');
  await user.upload(
    screen.getByLabelText('Счёт (инвойс)'),
    new File([new Uint8Array([0x25, 0x50, 0x44, 0x46, 0x2d])], 'invoice.pdf', { type: 'application/pdf' }),
  );
  await screen.findByText('invoice.pdf');
  await user.click(screen.getByRole('button', { name: 'Проверить' }));
  expect((await review()).getByText('invoice.pdf')).toBeTruthy();
  expect((await review()).getByText(/^1\s000,50$/)).toBeTruthy();
  expect(wire.calls(CREATE)).toHaveLength(0);
  await user.click((await review()).getByRole('button', { name: 'Создать заявку' }));
  expect(await screen.findByText('Сумма: Недостаточно средств')).toBeTruthy();
  expect(screen.getByText('invoice.pdf')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Проверить' }));
  await user.dblClick((await review()).getByRole('button', { name: 'Создать заявку' }));
  expect(wire.calls(CREATE)).toHaveLength(2);
  late.give(json(201, payment));
  await waitFor(() => expect(location.search).toBe('?id=801'));
  expect(await drawer('Оплата ВЭД-801')).toBeTruthy();
  const sent = wire.calls(CREATE)[1]?.body;
  expect(sent).toContainEqual(['wallet_id', '1']);
  expect(sent).toContainEqual(['amount', '1000.50']);
  expect(sent).toContainEqual(['ved_contract_number', '26090017/9901/0000/2/1']);
});

it('takes a contract that is not in the registry by its number', async () => {
  const { user, wire } = await openStage(OWN, 'ved_participant');
  wire.once(CREATE, () => json(201, payment));
  await user.click(await ready('Создать заявку на оплату'));
  await screen.findByLabelText('Договор');
  set('Договор', 'other');
  set('УНК', '260900199901');
  set('Контрагент', 'Nova GmbH');
  set('Страна контрагента', 'd');
  set('Валюта', 'USD');
  set('Сумма', '100');
  set('Назначение платежа', 'Оплата');
  await user.click(screen.getByRole('button', { name: 'Проверить' }));
  expect(screen.getByText('Формат: 00000000/0000/0000/0/0')).toBeTruthy();
  expect(screen.getByText('Две латинские буквы, например CN')).toBeTruthy();
  set('УНК', '260900199901000021');
  set('Страна контрагента', 'de');
  await user.click(screen.getByRole('button', { name: 'Проверить' }));
  await user.click(within(await dialog('Проверьте заявку')).getByRole('button', { name: 'Создать заявку' }));
  await waitFor(() => expect(wire.calls(CREATE)).toHaveLength(1));
  expect(wire.calls(CREATE)[0]?.body).toContainEqual(['counterparty_country', 'DE']);
});

it('keeps a read-only account from creating', async () => {
  await openStage(OWN, 'ved_participant', undefined, 'closed');
  const create = await screen.findByRole('button', { name: 'Создать заявку на оплату' });
  await waitFor(() => expect(create).toHaveProperty('disabled', true));
});

it('lets the operator execute after a question that names the consequence, and go on to the next', async () => {
  const { user, wire } = await openStage(`${DESK}/802?status=accepted`, 'authorized_organization');
  wire.once(reviewOf(802), () => json(200, { ...world.ved_transactions[1], status: 'executed' }));
  const card = await drawer('Оплата ВЭД-802');
  expect(wire.calls(LIST).map(queryOf)).toContainEqual({ id: '802', limit: '1', offset: '0' });
  expect((await within(card).findByRole('link', { name: 'Следующая заявка' })).getAttribute('href')).toBe(
    `${DESK}/801?status=accepted`,
  );
  await user.click(await ready('Исполнить', card));
  const question = within(await dialog('Исполнить платёж?'));
  expect(question.getByText(/спис/)).toBeTruthy();
  expect(document.activeElement?.textContent).toBe('Отмена');
  await user.dblClick(question.getByRole('button', { name: 'Исполнить' }));
  await screen.findByText('Статус обновлён');
  expect(wire.calls(reviewOf(802)).map(({ body }) => body)).toEqual([{ status: 'executed' }]);
});

it('alerts where the status has moved on meanwhile, reads again, and keeps the reason for another try', async () => {
  const { user, wire } = await openStage(`${DESK}/801`, 'authorized_organization');
  wire.once(reviewOf(801), () => json(400, { status: ['Переход в этот статус недоступен'] }));
  await user.click(await ready('Отклонить', await drawer('Оплата ВЭД-801')));
  const question = await dialog('Отклонить заявку?');
  await user.click(within(question).getByRole('button', { name: 'Отклонить' }));
  expect(within(question).getByText('Заполните поле')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Причина'), { target: { value: 'Нет счёта' } });
  const asked = wire.calls(LIST).length;
  await user.click(within(question).getByRole('button', { name: 'Отклонить' }));
  expect((await screen.findByText('Переход в этот статус недоступен')).closest('[role=alert]')).toBeTruthy();
  await waitFor(() => expect(wire.calls(LIST).length).toBeGreaterThan(asked));
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(await ready('Отклонить'));
  expect(screen.getByLabelText('Причина')).toHaveProperty('value', 'Нет счёта');
  expect(wire.calls(reviewOf(801)).map(({ body }) => body)).toEqual([{ status: 'rejected', comment: 'Нет счёта' }]);
});

it('shows contracts with their filters; the operator confirms and notifies', async () => {
  const confirm = `PATCH ${API}authorized_organization/contracts/308/update_status/`;
  const notice = `POST ${API}authorized_organization/contracts/notifications/create/`;
  const { user, wire } = await openStage(
    '/organization/reestr-contracts?contract_type=import&id=308',
    'authorized_organization',
  );
  wire.once(confirm, () => json(200, { ...world.contracts[7], status: 'active' }));
  wire.once(notice, () => json(400, { text: ['Слишком длинный текст'] }));
  wire.once(notice, () => json(201, { notification_id: 5 }));
  const card = await drawer('УНК 26110008/9902/0000/9/1');
  expect(within(card).queryByRole('link', { name: 'Следующая заявка' }), 'a contract is no request').toBeNull();
  expect(wire.calls(`GET ${API}contracts`).map(queryOf)).toEqual([
    { contract_type: 'import', limit: '10', offset: '0' },
  ]);
  await user.click(await ready('Подтвердить', card));
  const question = within(await dialog('Подтвердить договор?'));
  // requests are made under a contract before it is confirmed as well; what waits for it is a payment's execution
  expect(question.getByText('Договор станет действующим: по нему можно будет исполнять платежи.')).toBeTruthy();
  await user.click(question.getByRole('button', { name: 'Подтвердить' }));
  await waitFor(() => expect(wire.calls(confirm).map(({ body }) => body)).toEqual([{ status: 'active' }]));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Уведомить' }));
  const form = within(await dialog('Уведомление по договору'));
  await user.click(form.getByRole('button', { name: 'Отправить' }));
  expect(wire.calls(notice)).toHaveLength(0);
  fireEvent.change(form.getByLabelText('Текст уведомления'), { target: { value: 'Пришлите акт' } });
  await user.click(form.getByRole('button', { name: 'Отправить' }));
  expect(await form.findByText('Текст уведомления: Слишком длинный текст')).toBeTruthy();
  expect(form.getByLabelText('Текст уведомления')).toHaveProperty('value', 'Пришлите акт');
  await user.click(form.getByRole('button', { name: 'Отправить' }));
  expect(await screen.findByText('Уведомление отправлено')).toBeTruthy();
  expect(wire.calls(notice)[1]?.body).toEqual({ contract_id: 308, text: 'Пришлите акт' });
});

it('leads from a payment to the contract it is compared with', async () => {
  const { user } = await openStage('/organization/payment-requests-ved/801', 'authorized_organization');
  const card = within(await drawer('Оплата ВЭД-801'));
  await user.click(card.getByRole('link', { name: '26090017/9901/0000/2/1' }));
  await waitFor(() => expect(location.pathname).toBe('/organization/reestr-contracts'));
  expect(new URLSearchParams(location.search).get('ved_contract_number')).toBe('26090017/9901/0000/2/1');
});

it('keeps the notice of a contract that was closed unsent, until it is sent', async () => {
  const notice = `POST ${API}authorized_organization/contracts/notifications/create/`;
  const { user, wire } = await openStage('/organization/reestr-contracts?id=308', 'authorized_organization');
  wire.once(notice, () => json(201, { notification_id: 5 }));
  const opened = async () => {
    await user.click(screen.getByRole('button', { name: 'Уведомить' }));
    return within(await dialog('Уведомление по договору')).getByLabelText('Текст уведомления');
  };
  await drawer('УНК 26110008/9902/0000/9/1');
  fireEvent.change(await opened(), { target: { value: 'Пришлите спецификацию' } });
  await user.click(screen.getByRole('button', { name: 'Отмена' }));
  expect(await opened()).toHaveProperty('value', 'Пришлите спецификацию');
  await user.click(screen.getByRole('button', { name: 'Отправить' }));
  await screen.findByText('Уведомление отправлено');
  expect(await opened()).toHaveProperty('value', '');
});

it('gives the owner of a contract its facts and no decision', async () => {
  await openStage('/account/reestr?id=301', 'ved_participant');
  const card = within(await drawer('УНК 26090017/9901/0000/2/1'));
  expect(card.getByText('Китай')).toBeTruthy();
  expect(card.getByText(/^2\s880\s000,00$/)).toBeTruthy();
  expect(card.queryByRole('button', { name: /Подтвердить|Завершить|Уведомить/ })).toBeNull();
});
