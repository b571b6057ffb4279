// Ways to the states of the chats: the list, one chat with its composer, the dialog of a new one, a chat begun by a message.
import { chatMachine } from '../../../../machines/chat/chat.machine.ts';
import { chatListMachine } from '../../../../machines/chat/chatList.machine.ts';
import { composerMachine } from '../../../../machines/chat/composer.machine.ts';
import { createChatMachine } from '../../../../machines/chat/createChat.machine.ts';
import { startChatMachine } from '../../../../machines/chat/startChat.machine.ts';
import {
  type Step,
  SECOND,
  SLOW,
  attach,
  fails,
  holds,
  passes,
  pick,
  press,
  pressPart,
  put,
  sees,
  sockets,
  stopTimers,
} from '../steps.ts';
import { opensNewChat, typesTopic } from '../userSteps.ts';
import type { Move, Opening, Ways } from '../paths.ts';

const LIST = '/account/help-chat';
const CHATS = 'GET chats';
const HISTORY = 'GET messages/';
const CREATE = 'POST chats/create/';
const INVITABLE = 'GET chats/organizations/';

const opens = (path: string, at: readonly string[], before: readonly Step[] = [], login = 'ved.active'): Opening => ({
  at,
  login,
  path,
  before,
});

/** A wait so long that a way out is offered. */
const drags = (wait: string): Move => ({
  from: `${wait}.waiting`,
  event: 'after',
  to: `${wait}.dragging`,
  steps: [passes(SLOW)],
});

export const chatList: Ways = {
  machine: chatListMachine,
  openings: [
    opens(LIST, ['settled']),
    opens(LIST, ['loading.waiting'], [holds(CHATS)]),
    opens(LIST, ['failed'], [fails(CHATS)]),
  ],
  moves: [drags('loading')],
};

const dialogOpens: Move = { from: 'closed', event: 'OPENED', to: 'open', steps: opensNewChat };

/** The operator invites somebody, a client writes to the operator. */
export const createChat: readonly Ways[] = [
  {
    machine: createChatMachine,
    openings: [opens('/organization/support', ['closed'], [], 'operator')],
    moves: [
      dialogOpens,
      { from: 'open.organizations.deciding', event: 'always', to: 'open.organizations.loading' },
      { from: 'open.organizations.loading', event: 'done', to: 'open.organizations.loaded' },
      {
        from: 'open.organizations.loading',
        event: 'done',
        to: 'open.organizations.failed',
        before: [fails(INVITABLE)],
      },
      {
        from: 'open.form.editing',
        event: 'SUBMITTED',
        to: 'open.form.creating',
        steps: [...typesTopic('Вопрос по сделке'), pick('ООО «Ликвид-Мост»'), press('Создать')],
      },
    ],
    stays: { 'open.form.creating': [holds(CREATE)], 'open.organizations.loading': [holds(INVITABLE)] },
  },
  {
    machine: createChatMachine,
    openings: [opens(LIST, ['closed'])],
    moves: [dialogOpens, { from: 'open.organizations.deciding', event: 'always', to: 'open.organizations.unneeded' }],
  },
];

export const startChat: Ways = {
  machine: startChatMachine,
  openings: [opens('/liquidity/my-wallets/chat', ['editing'], [], 'lp.active')],
  moves: [
    {
      from: 'editing',
      event: 'SUBMITTED',
      to: 'creating',
      steps: [put('Введите сообщение', 'Добрый день'), press('Отправить')],
    },
    { from: 'creating', event: 'done', to: 'created' },
    drags('creating'),
  ],
  /** It looks for one of this name first. Once it is created the list is read again, and the chat takes the place of its beginning. */
  stays: { creating: [holds(CREATE)], created: [holds(CHATS, 1)] },
};

const CHAT = '/account/help-chat/0';
const CLOSED_CHAT = '/account/help-chat/2';
const LIVE = 'connection.attached.live';
const says: readonly Step[] = [put('Введите сообщение', 'Добрый день'), press('Отправить')];
const longHistory = {
  count: 120,
  next: '{origin}/api/v1/chats/1/messages/?limit=50&offset=50',
  previous: null,
  results: [
    {
      type: 'chat_message',
      message_id: 'm-1',
      chat_id: 1,
      content: 'Начало переписки — выше',
      sender: 'АО «Расчётный Демо-Оператор»',
      sender_id: 1,
      created_at: '2026-11-19T12:00:00+03:00',
      file: null,
    },
  ],
};

export const chat: readonly Ways[] = [
  {
    machine: chatMachine,
    openings: [
      opens(CHAT, [`${LIVE}.quiet`, 'paging.resting']),
      opens(CHAT, ['connection.attached.connecting'], [sockets('hold')]),
      opens(CHAT, ['connection.attached.reconciling.waiting'], [holds(HISTORY)]),
      opens(CHAT, ['connection.waiting'], [sockets('refuse')]),
      opens(CHAT, ['connection.stopped'], [fails(HISTORY, { status: 404, body: {} }, 'always')]),
    ],
    moves: [
      {
        from: `${LIVE}.quiet`,
        event: 'always',
        to: `${LIVE}.awaitingAck`,
        before: [sockets('swallow')],
        steps: says,
      },
      { from: `${LIVE}.awaitingAck`, event: 'after', to: `${LIVE}.checking`, steps: [passes(6 * SECOND)] },
      {
        from: 'connection.waiting',
        event: 'after',
        to: 'connection.probing',
        steps: [passes(20 * SECOND), passes(20 * SECOND)],
      },
      drags('connection.attached.reconciling'),
      drags('connection.probing'),
      {
        from: 'connection.attached.reconciling.dragging',
        event: 'CANCELLED',
        to: 'connection.paused',
        steps: [press('Отменить')],
      },
    ],
    stays: {
      [`${LIVE}.awaitingAck`]: [stopTimers],
      [`${LIVE}.checking`]: [holds(HISTORY)],
      'connection.waiting': [],
      'connection.probing': [holds(HISTORY)],
    },
  },
  {
    machine: chatMachine,
    openings: [
      opens(CHAT, ['connection.attached.degraded'], [fails(HISTORY, 'status-500', 'always')]),
      opens(CLOSED_CHAT, ['connection.closed.settled']),
      opens(CLOSED_CHAT, ['connection.closed.reading.waiting'], [holds(HISTORY)]),
      opens(CLOSED_CHAT, ['connection.closed.unread'], [fails(HISTORY, 'status-500', 'always')]),
    ],
    moves: [drags('connection.closed.reading')],
  },
  {
    machine: chatMachine,
    openings: [opens(CHAT, ['paging.resting', `${LIVE}.quiet`], [fails(HISTORY, { status: 200, body: longHistory })])],
    moves: [
      { from: 'paging.resting', event: 'OLDER_ASKED', to: 'paging.reading', steps: [pressPart('ранн')] },
      { from: 'paging.reading', event: 'done', to: 'paging.failed', before: [fails(HISTORY)] },
      drags('paging.reading'),
    ],
    stays: { 'paging.reading': [holds(HISTORY)] },
  },
];

export const composer: Ways = {
  machine: composerMachine,
  openings: [opens(CHAT, ['editing'])],
  moves: [
    {
      from: 'editing',
      event: 'SUBMITTED',
      to: 'uploading',
      steps: [attach('Прикрепить файл', 'Договор.pdf'), sees('Выбрано'), press('Отправить')],
    },
  ],
  stays: { uploading: [holds('POST chats/upload_file/')] },
};
