// Paths to the states of the chats: list, chat with composer, new chat dialog, chat created by its first message.
import { chatMachine } from '../../../../machines/chat/chat.machine.ts';
import { chatListMachine } from '../../../../machines/chat/list/chatList.machine.ts';
import { composerMachine } from '../../../../machines/chat/composer.machine.ts';
import { createChatMachine } from '../../../../machines/chat/list/createChat.machine.ts';
import { startChatMachine } from '../../../../machines/chat/list/startChat.machine.ts';
import {
  type Step,
  SECOND,
  AFTER_SLOW_DELAY,
  attachFile,
  armErrorFault,
  armHoldFault,
  advanceClock,
  checkOption,
  pressButton,
  pressButtonByPart,
  typeText,
  expectText,
  setSockets,
  stopTimers,
} from '../steps.ts';
import { openNewChatSteps, typeTopicSteps } from '../userSteps.ts';
import type { Trigger, EntryPoint, StatePaths } from '../paths.ts';

const LIST = '/account/help-chat';
const CHATS = 'GET chats';
const HISTORY = 'GET messages/';
const CREATE = 'POST chats/create/';
const INVITABLE = 'GET chats/organizations/';

const opens = (
  path: string,
  at: readonly string[],
  before: readonly Step[] = [],
  login = 'ved.active',
): EntryPoint => ({
  at,
  login,
  path,
  before,
});

/** Waits until the wait is slow and cancelling is offered. */
const drags = (wait: string): Trigger => ({
  from: `${wait}.waiting`,
  event: 'after',
  to: `${wait}.slow`,
  steps: [advanceClock(AFTER_SLOW_DELAY)],
});

export const chatListStatePaths: StatePaths = {
  machine: chatListMachine,
  openings: [
    opens(LIST, ['ready']),
    opens(LIST, ['loading.waiting'], [armHoldFault(CHATS)]),
    opens(LIST, ['failed'], [armErrorFault(CHATS)]),
  ],
  moves: [drags('loading')],
};

const dialogOpens: Trigger = { from: 'closed', event: 'dialog.open', to: 'open', steps: openNewChatSteps };

/** The operator invites an organisation; a client writes to the operator. */
export const createChatStatePaths: readonly StatePaths[] = [
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
        before: [armErrorFault(INVITABLE)],
      },
      {
        from: 'open.form.editing',
        event: 'chat.create',
        to: 'open.form.creating',
        steps: [...typeTopicSteps('Вопрос по сделке'), checkOption('ООО «Ликвид-Мост»'), pressButton('Создать')],
      },
    ],
    stays: { 'open.form.creating': [armHoldFault(CREATE)], 'open.organizations.loading': [armHoldFault(INVITABLE)] },
  },
  {
    machine: createChatMachine,
    openings: [opens(LIST, ['closed'])],
    moves: [dialogOpens, { from: 'open.organizations.deciding', event: 'always', to: 'open.organizations.unneeded' }],
  },
];

export const startChatStatePaths: StatePaths = {
  machine: startChatMachine,
  openings: [opens('/liquidity/my-wallets/chat', ['editing'], [], 'lp.active')],
  moves: [
    {
      from: 'editing',
      event: 'message.submit',
      to: 'creating',
      steps: [typeText('Введите сообщение', 'Добрый день'), pressButton('Отправить')],
    },
    { from: 'creating', event: 'done', to: 'created' },
    drags('creating'),
  ],
  /** Searches for a chat of this name first. After creation the list is refetched, and the chat replaces its draft. */
  stays: { creating: [armHoldFault(CREATE)], created: [armHoldFault(CHATS, 1)] },
};

const CHAT = '/account/help-chat/0';
const CLOSED_CHAT = '/account/help-chat/2';
const LIVE = 'connection.socket.live';
const says: readonly Step[] = [typeText('Введите сообщение', 'Добрый день'), pressButton('Отправить')];
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

export const chatStatePaths: readonly StatePaths[] = [
  {
    machine: chatMachine,
    openings: [
      opens(CHAT, [`${LIVE}.idle`, 'paging.idle']),
      opens(CHAT, ['connection.socket.connecting'], [setSockets('hold')]),
      opens(CHAT, ['connection.socket.reconciling.waiting'], [armHoldFault(HISTORY)]),
      opens(CHAT, ['connection.waiting'], [setSockets('refuse')]),
      opens(CHAT, ['connection.stopped'], [armErrorFault(HISTORY, { status: 404, body: {} }, 'always')]),
    ],
    moves: [
      {
        from: `${LIVE}.idle`,
        event: 'always',
        to: `${LIVE}.awaitingAck`,
        before: [setSockets('swallow')],
        steps: says,
      },
      { from: `${LIVE}.awaitingAck`, event: 'after', to: `${LIVE}.verifying`, steps: [advanceClock(6 * SECOND)] },
      {
        from: 'connection.waiting',
        event: 'after',
        to: 'connection.probing',
        steps: [advanceClock(20 * SECOND), advanceClock(20 * SECOND)],
      },
      drags('connection.socket.reconciling'),
      drags('connection.probing'),
      {
        from: 'connection.socket.reconciling.slow',
        event: 'history.cancel',
        to: 'connection.paused',
        steps: [pressButton('Отменить')],
      },
    ],
    stays: {
      [`${LIVE}.awaitingAck`]: [stopTimers],
      [`${LIVE}.verifying`]: [armHoldFault(HISTORY)],
      'connection.waiting': [],
      'connection.probing': [armHoldFault(HISTORY)],
    },
  },
  {
    machine: chatMachine,
    openings: [
      opens(CHAT, ['connection.socket.degraded'], [armErrorFault(HISTORY, 'status-500', 'always')]),
      opens(CLOSED_CHAT, ['connection.closed.settled']),
      opens(CLOSED_CHAT, ['connection.closed.reading.waiting'], [armHoldFault(HISTORY)]),
      opens(CLOSED_CHAT, ['connection.closed.unread'], [armErrorFault(HISTORY, 'status-500', 'always')]),
    ],
    moves: [drags('connection.closed.reading')],
  },
  {
    machine: chatMachine,
    openings: [
      opens(CHAT, ['paging.idle', `${LIVE}.idle`], [armErrorFault(HISTORY, { status: 200, body: longHistory })]),
    ],
    moves: [
      { from: 'paging.idle', event: 'history.fetchOlder', to: 'paging.reading', steps: [pressButtonByPart('ранн')] },
      { from: 'paging.reading', event: 'done', to: 'paging.failed', before: [armErrorFault(HISTORY)] },
      drags('paging.reading'),
    ],
    stays: { 'paging.reading': [armHoldFault(HISTORY)] },
  },
];

export const composerStatePaths: StatePaths = {
  machine: composerMachine,
  openings: [opens(CHAT, ['editing'])],
  moves: [
    {
      from: 'editing',
      event: 'message.submit',
      to: 'uploading',
      steps: [attachFile('Прикрепить файл', 'Договор.pdf'), expectText('Выбрано'), pressButton('Отправить')],
    },
  ],
  stays: { uploading: [armHoldFault('POST chats/upload_file/')] },
};
