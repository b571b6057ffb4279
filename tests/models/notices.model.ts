// Alerts and toasts: told, closed by hand, gone by themselves, pushed out by newer ones.
import { noticesMachine } from '../../src/machines/app/notices.machine.ts';
import type { Model } from '../support/models/model.ts';

/** Keeps the walk finite: ids grow with every notice. */
const MOST_TOLD = 3;

export const noticesModel: Model<typeof noticesMachine> = {
  name: 'notices',
  machine: noticesMachine,
  scenes: {
    'three notices': {
      input: undefined,
      events: [
        { as: 'alerts', type: 'NOTIFY', kind: 'alert', text: 'Ваш аккаунт заблокирован' },
        { as: 'tells it is done', type: 'NOTIFY', kind: 'done', text: 'Заявка создана' },
        { as: 'tells an error', type: 'NOTIFY', kind: 'error', text: 'Ошибка запроса' },
        { as: 'closes 1', type: 'CLOSE', id: 1 },
        { as: 'closes 2', type: 'CLOSE', id: 2 },
        { type: 'CLEAR' },
      ],
      key: ({ context: { last, shown } }) => [last, shown.map(({ id, kind }) => [id, kind])],
      comes: ({ type }, { context }) => type !== 'NOTIFY' || context.last < MOST_TOLD,
    },
  },
};
