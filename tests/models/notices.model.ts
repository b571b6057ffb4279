// Alerts and toasts: shown, closed by the user, expired, displaced by newer ones.
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
        { as: 'alerts', type: 'notice.show', kind: 'alert', text: 'Ваш аккаунт заблокирован' },
        { as: 'shows a success', type: 'notice.show', kind: 'done', text: 'Заявка создана' },
        { as: 'shows an error', type: 'notice.show', kind: 'error', text: 'Ошибка запроса' },
        { as: 'closes 1', type: 'notice.close', id: 1 },
        { as: 'closes 2', type: 'notice.close', id: 2 },
        { type: 'notices.clear' },
      ],
      key: ({ context: { last, shown } }) => [last, shown.map(({ id, kind }) => [id, kind])],
      canOccur: ({ type }, { context }) => type !== 'notice.show' || context.last < MOST_TOLD,
    },
  },
};
