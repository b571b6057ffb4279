// What must hold of every form of the wallet screens: however often it is submitted one request goes out, a failure loses
// nothing that was typed, Enter sends nothing.
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import * as fc from 'fast-check';
import { afterEach, expect, it } from 'vitest';
import { API } from '../support/app.ts';
import { type Wire, held, json } from '../support/wire.ts';
import { closeStage, openStage, page, ready, walletOf, world } from './wallets.stage.ts';

afterEach(closeStage);

interface Flow {
  readonly path: string;
  readonly role: 'ved_participant' | 'authorized_organization';
  /** The button that opens the form, and the one that sends it. */
  readonly open: string;
  readonly send: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly call: string;
}

const flows: Readonly<Record<string, Flow>> = {
  'funding notice': {
    path: '/account/digital-wallets?id=2',
    role: 'ved_participant',
    open: 'Я пополнил',
    send: 'Сообщить оператору',
    fields: { Сумма: '0,5', 'Хеш перевода': 'ab12' },
    call: `PATCH ${API}wallets/ved_participant/notify_funding/`,
  },
  'balance request': {
    path: '/account/digital-wallets?id=2',
    role: 'ved_participant',
    open: 'Запросить исправление',
    send: 'Отправить запрос',
    fields: { 'Верный баланс': '0,9', Комментарий: 'По выписке' },
    call: `PATCH ${API}wallets/requests/update_balance/`,
  },
  attribution: {
    path: '/account/digital-wallets?id=2',
    role: 'ved_participant',
    open: 'Отнести к договору',
    send: 'Отнести',
    fields: { Договор: '26050042/9901/0000/2/1', Сумма: '0,1' },
    call: `PATCH ${API}wallets/contracts/update_balance/`,
  },
  'notice of a contract': {
    path: '/organization/reestr-contracts?id=301',
    role: 'authorized_organization',
    open: 'Уведомить',
    send: 'Отправить',
    fields: { 'Текст уведомления': 'Пришлите акт' },
    call: `POST ${API}authorized_organization/contracts/notifications/create/`,
  },
  'hot wallet': {
    path: '/organization/wallets',
    role: 'authorized_organization',
    open: 'Создать горячий кошелёк',
    send: 'Создать',
    fields: { Валюта: 'BTC', Название: 'Резерв', Лимит: '5' },
    call: `POST ${API}authorized_organization/wallets/create_hot_wallet/`,
  },
  submission: {
    path: '/account/operations-history?tab=operations&id=901',
    role: 'ved_participant',
    open: 'Подать',
    send: 'Подать',
    fields: { Комментарий: 'Поставка станка' },
    call: `POST ${API}submit_currency_operation_create/`,
  },
};

function script(wire: Wire) {
  wire.answer(`GET ${API}authorized_organization/wallets/`, (call) => page([walletOf(37)], call));
  wire.answer(`GET ${API}submit_digital_currency_operations/available_operations/`, (call) =>
    page(world.digital_currency_operations, call),
  );
}

/** The dialog's own controls: its form may share a label or a verb with the screen below it. */
const inDialog = async (text: string) => {
  const labels = await screen.findAllByLabelText(text);
  const found = labels.find((element) => element.closest('dialog'));
  if (!found) throw new Error(`no field ${text} in a dialog`);
  return found;
};
const send = (name: string) => {
  const found = screen.getAllByRole('button', { name }).find((element) => element.closest('dialog'));
  if (!found) throw new Error(`no button ${name} in a dialog`);
  return found;
};
const valuesOf = (fields: readonly HTMLElement[]) => fields.map((field) => Reflect.get(field, 'value'));

it.each(Object.entries(flows))('%s: one request per intent, nothing typed is lost', async (_, flow) => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 2, max: 6 }), fc.constantFrom(400, 500, 503), async (presses, status) => {
      const { wire } = await openStage(flow.path, flow.role, script);
      const [refusal, success] = [held(), held()];
      wire.once(flow.call, refusal.answer);
      wire.once(flow.call, success.answer);
      fireEvent.click(await ready(flow.open));
      const fields: HTMLElement[] = [];
      for (const [label, value] of Object.entries(flow.fields)) {
        const field = await inDialog(label);
        fireEvent.change(field, { target: { value } });
        fireEvent.keyDown(field, { key: 'Enter' });
        fields.push(field);
      }
      const typed = valuesOf(fields);
      expect(wire.calls(flow.call)).toHaveLength(0);
      for (let press = 0; press < presses; press += 1) fireEvent.click(send(flow.send));
      await waitFor(() => expect(wire.calls(flow.call)).toHaveLength(1));
      refusal.give(json(status, {}));
      await waitFor(() => expect(send(flow.send).getAttribute('aria-busy')).toBeNull());
      expect(valuesOf(fields)).toEqual(typed);
      for (let press = 0; press < presses; press += 1) fireEvent.click(send(flow.send));
      await waitFor(() => expect(wire.calls(flow.call)).toHaveLength(2));
      expect(wire.calls(flow.call)[1]?.body).toEqual(wire.calls(flow.call)[0]?.body);
      closeStage();
      cleanup();
    }),
    { numRuns: 2 },
  );
});
