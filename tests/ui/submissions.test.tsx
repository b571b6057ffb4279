// Operations with digital currency: submitted as a draft with its files, then sent to the operator after a question.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { API } from '../support/app.ts';
import { json } from '../support/fakeApi.ts';
import {
  closeStage,
  dialog,
  drawer,
  openWallets,
  createPage,
  queryOf,
  findEnabledButton,
  world,
} from './wallets.setup.ts';

afterEach(closeStage);

const AVAILABLE = `GET ${API}submit_digital_currency_operations/available_operations/`;
const SUBMITTED = `GET ${API}submit_digital_currency_operations`;
const CREATE = `POST ${API}submit_currency_operation_create/`;
const draft = world.submit_digital_currency_operations.slice(0, 1);
const png = (name: string) =>
  new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], name, { type: 'image/png' });

it('submits an operation with several files and sends the draft on', async () => {
  const send = `PATCH ${API}submit_digital_currency_operations/951/set_status_pending/`;
  const { user, fakeApi } = await openWallets(
    '/liquidity/operations-status?id=901',
    'liquidity_provider',
    (scripted) => {
      scripted.answer(AVAILABLE, (call) => createPage(world.digital_currency_operations, call));
      scripted.answer(SUBMITTED, (call) =>
        createPage(
          draft.map((row) => ({ ...row, role: 'liquidity_provider' })),
          call,
        ),
      );
      scripted.once(CREATE, () => json(201, draft[0]));
      scripted.once(send, () => json(200, { ...draft[0], status: 'pending' }));
    },
  );
  await user.click(await findEnabledButton('Подать', await drawer('ЦВ-2026-000001')));
  expect(fakeApi.calls(AVAILABLE).map(queryOf)).toEqual([{ limit: '5', offset: '0' }]);
  const form = await dialog('Подать ЦВ-2026-000001');
  const pick = (files: File[]) => user.upload(within(form).getByLabelText('Файлы'), files);
  await pick([png('a.png'), png('b.png')]);
  await within(form).findByText('b.png');
  await pick([new File(['no picture'], 'c.png', { type: 'image/png' })]);
  expect(await within(form).findByText(/^c\.png: /)).toBeTruthy();
  await user.click(within(form).getByRole('button', { name: 'Подать' }));
  expect(fakeApi.calls(CREATE)).toHaveLength(0); // not silently without what was picked
  await user.click(within(form).getByRole('button', { name: 'Убрать файл c.png' }));
  expect(within(form).queryByText(/^c\.png/)).toBeNull();
  await user.click(within(form).getByRole('button', { name: 'Убрать файл a.png' }));
  fireEvent.change(within(form).getByLabelText('Комментарий'), { target: { value: 'Поставка' } });
  await user.click(within(form).getByRole('button', { name: 'Подать' }));
  await waitFor(() => expect(location.search).toBe('?view=submitted&id=951'));
  const body = fakeApi.calls(CREATE)[0]?.body;
  expect(body).toEqual([
    ['operation_id', 'ЦВ-2026-000001'],
    ['comment', 'Поставка'],
    ['files', expect.anything()],
  ]);

  await user.click(await findEnabledButton('Отправить на рассмотрение', await drawer('ЦВ-2026-000009')));
  const question = within(await dialog('Отправить на рассмотрение?'));
  await user.dblClick(question.getByRole('button', { name: 'Отправить на рассмотрение' }));
  expect(await screen.findByText('Отправлено на рассмотрение')).toBeTruthy();
  expect(fakeApi.calls(send)).toHaveLength(1);
});

it("is a tab of a participant's history, with a separate filter", async () => {
  const { user, fakeApi } = await openWallets('/account/operations-history', 'ved_participant', (scripted) => {
    scripted.answer(AVAILABLE, (call) => createPage(world.digital_currency_operations, call));
    scripted.answer(SUBMITTED, (call) => createPage(draft, call));
  });
  await user.click(await screen.findByRole('link', { name: 'Операции с ЦВ' }));
  await screen.findByRole('table', { name: 'Доступные операции' });
  await user.click(screen.getByRole('radio', { name: 'Поданные' }));
  await screen.findByRole('table', { name: 'Поданные операции' });
  expect(location.search).toBe('?tab=operations&view=submitted');
  expect(fakeApi.calls(SUBMITTED).map(queryOf)).toEqual([{ limit: '5', offset: '0' }]);
  expect(screen.getByText('Черновик')).toBeTruthy();
});
