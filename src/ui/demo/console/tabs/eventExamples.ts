// Example payloads of every event of every machine, for sending from the console, or the reason why there is none. A new
// event without an entry is a type error.
import type { EventFrom } from 'xstate';
import type { agreementsMachine } from '../../../../machines/agreements/agreements.machine.ts';
import type { appMachine } from '../../../../machines/app/app.machine.ts';
import type { bulkMachine } from '../../../../machines/data/bulk.machine.ts';
import type { captchaMachine } from '../../../../machines/form/captcha.machine.ts';
import type { chatMachine } from '../../../../machines/chat/chat.machine.ts';
import type { chatListMachine } from '../../../../machines/chat/list/chatList.machine.ts';
import type { composerMachine } from '../../../../machines/chat/composer.machine.ts';
import type { confirmMachine } from '../../../../machines/form/confirm.machine.ts';
import type { connectivityMachine } from '../../../../machines/app/connectivity.machine.ts';
import type { copyMachine } from '../../../../machines/data/copy.machine.ts';
import type { createChatMachine } from '../../../../machines/chat/list/createChat.machine.ts';
import type { downloadMachine } from '../../../../machines/data/download.machine.ts';
import type { draftMachine } from '../../../../machines/form/draft.machine.ts';
import type { failuresMachine } from '../../../../machines/app/failures.machine.ts';
import type { formMachine } from '../../../../machines/form/form.machine.ts';
import type { globalSearchMachine } from '../../../../machines/search/globalSearch.machine.ts';
import type { idleMachine } from '../../../../machines/session/idle.machine.ts';
import type { kytMachine, walletActionMachine } from '../../../../machines/kyt/kyt.machine.ts';
import type { mutationMachine } from '../../../../machines/data/mutation.machine.ts';
import type { noticesMachine } from '../../../../machines/app/notices.machine.ts';
import type { slowTimerMachine } from '../../../../machines/data/slowTimer.machine.ts';
import type { pollingMachine } from '../../../../machines/data/polling.machine.ts';
import type { queryMachine } from '../../../../machines/data/query.machine.ts';
import type { reconciliationMachine } from '../../../../machines/reconciliation/reconciliation.machine.ts';
import type { recoveryMachine } from '../../../../machines/recovery/recovery.machine.ts';
import type { registrationMachine } from '../../../../machines/registration/registration.machine.ts';
import type { searchMachine } from '../../../../machines/data/search.machine.ts';
import type { selectionMachine } from '../../../../machines/data/selection.machine.ts';
import type { sessionMachine } from '../../../../machines/session/session.machine.ts';
import type { startChatMachine } from '../../../../machines/chat/list/startChat.machine.ts';
import type { unreadMachine } from '../../../../machines/app/unread.machine.ts';
import type { filePickerMachine } from '../../../../machines/form/filePicker.machine.ts';

/** Reason why no example exists: a Russian sentence for the screen. */
export interface NoEventExample {
  readonly why: string;
}
type Carried<E> = Omit<E, 'type'>;
type ExampleOf<E> = keyof Carried<E> extends never ? Readonly<Record<string, never>> : Carried<E> | NoEventExample;
/** An entry per event type; internal events may be refused too. */
type Examples<M> = {
  readonly [T in EventFrom<M>['type']]: ExampleOf<Extract<EventFrom<M>, { type: T }>> | NoEventExample;
};
interface Machines {
  agreements: typeof agreementsMachine;
  app: typeof appMachine;
  bulk: typeof bulkMachine;
  captcha: typeof captchaMachine;
  chat: typeof chatMachine;
  chatList: typeof chatListMachine;
  composer: typeof composerMachine;
  confirm: typeof confirmMachine;
  connectivity: typeof connectivityMachine;
  copy: typeof copyMachine;
  createChat: typeof createChatMachine;
  download: typeof downloadMachine;
  draft: typeof draftMachine;
  failures: typeof failuresMachine;
  form: typeof formMachine;
  globalSearch: typeof globalSearchMachine;
  idle: typeof idleMachine;
  kyt: typeof kytMachine;
  mutation: typeof mutationMachine;
  notices: typeof noticesMachine;
  patience: typeof slowTimerMachine;
  pulse: typeof pollingMachine;
  query: typeof queryMachine;
  reconciliation: typeof reconciliationMachine;
  recovery: typeof recoveryMachine;
  registration: typeof registrationMachine;
  search: typeof searchMachine;
  selection: typeof selectionMachine;
  session: typeof sessionMachine;
  startChat: typeof startChatMachine;
  unread: typeof unreadMachine;
  upload: typeof filePickerMachine;
  walletAct: typeof walletActionMachine;
}

const bare = {};
const not = (why: string): NoEventExample => ({ why });
const CALL = not('несёт вызов, который собирает экран');
const RECORD = not('несёт запись со страницы: нажмите её кнопку');
const FILE = not('несёт файл: выберите его на странице');
const ANSWER = not('несёт ответ сервера: его даёт только сервер');
const FIELD = not('несёт поле этой формы: заполните его на странице');
const OWN = not('машина говорит это себе сама');
const MESSAGE = not('несёт номер сообщения: нажмите кнопку у самого сообщения');
const TEXT = 'Пример из консоли демо';

const table: { readonly [K in keyof Machines]: Examples<Machines[K]> } = {
  agreements: {
    OPENED: RECORD,
    FOLDED: bare,
    READ_TO_END: bare,
    TICKED: { ticked: true },
    ACCEPT: bare,
    RETRY: bare,
    CANCELLED: bare,
    WENT_ON: bare,
  },
  app: {
    CALL_REFUSED: ANSWER,
    ALERTED: { text: TEXT },
    ACCOUNT_LIMITED: { limit: 'under_review' },
    SESSION_TERMINATED: { modal: 'sessionEnded' },
    CALL_SUCCEEDED: ANSWER,
    CALL_STARTED: OWN,
    SESSION_CHANGED: OWN,
    STORE_CHANGED: bare,
    AGREEMENTS_ACCEPTED: bare,
  },
  bulk: {
    TOGGLED: RECORD,
    PICKED: { ids: [] },
    ASKED: CALL,
    CONFIRMED: bare,
    STOPPED: bare,
    CANCELLED: bare,
    RETRIED: bare,
    CLOSED: bare,
  },
  captcha: { SOLVED: bare, SPENT: bare, BROKE: bare, RETRIED: bare },
  chat: {
    SEND: { content: TEXT, file: null },
    RETRIED: MESSAGE,
    REMOVED: MESSAGE,
    RECONNECT: bare,
    CANCELLED: bare,
    WOKEN: bare,
    OPENED: not('это говорит сокет, когда откроется'),
    RECEIVED: ANSWER,
    FRAME_UNREADABLE: bare,
    CHAT_CLOSED: bare,
    ENDED: { code: null },
    CLAIMED: MESSAGE,
    UPDATED: { closed: true },
    SESSION_ENDED: { signedOut: false },
    OLDER_ASKED: bare,
    OLDER_CANCELLED: bare,
    FOLLOWED: bare,
    LEFT: bare,
  },
  chatList: { PLACED: { place: null }, CHOSEN: RECORD, WANTED: RECORD, REFRESHED: bare, CANCELLED: bare },
  composer: { TYPED: { text: TEXT }, SUBMITTED: bare, UPLOAD_CANCELLED: bare, FORGOTTEN: bare },
  confirm: { ASKED: RECORD, CONFIRMED: bare, DISMISSED: bare },
  connectivity: { WENT_ONLINE: bare, WENT_OFFLINE: bare },
  copy: { COPY: { text: TEXT } },
  createChat: { TYPED: { topic: TEXT }, PICKED: RECORD, SUBMITTED: bare, OPENED: bare, CLOSED: bare, RELOADED: bare },
  download: { START: CALL, CANCELLED: bare },
  draft: { KEEP: FIELD, DROP: bare, KEPT: OWN, REFUSED: OWN },
  failures: {
    REFUSED: ANSWER,
    SUCCEEDED: ANSWER,
    DISMISSED: { modal: 'rateLimitExceeded' },
    REOPENED: not('несёт строку каталога: взведите сбой во вкладке «Сбои»'),
    AGREEMENTS_ACCEPTED: bare,
    SESSION_CHANGED: bare,
  },
  form: { CHANGED: FIELD, ADOPTED: FIELD, LEFT: FIELD, SUBMITTED: bare, CANCELLED: bare, RESET: bare },
  globalSearch: {
    'text.change': { text: 'П-608' },
    'search.submit': bare,
    'search.retry': bare,
    'entry.activate': RECORD,
    'source.found': ANSWER,
    'source.failed': ANSWER,
  },
  idle: { USED: bare, USED_ELSEWHERE: not('несёт время вызова другой вкладки'), STAY: bare },
  kyt: { ACT: RECORD, CANCELLED: RECORD, ENDED: ANSWER },
  mutation: { RUN: CALL, CANCELLED: bare, CLEARED: bare },
  notices: { NOTIFY: { kind: 'done', text: TEXT }, CLOSE: { id: 1 }, CLEAR: bare },
  patience: { WANTED: bare, UNWANTED: bare },
  pulse: { WANTED: bare, UNWANTED: bare },
  query: { ASKED: CALL, REFRESHED: bare, TOUCHED: not('несёт метки записи: измените её на странице'), CANCELLED: bare },
  reconciliation: {
    'file.pick': FILE,
    'file.clear': bare,
    'deposits.refetch': bare,
    'payment.credited': RECORD,
  },
  recovery: {
    CHANGED: FIELD,
    ADOPTED: FIELD,
    RESUMED: not('несёт то, что вкладка помнит об отправленном коде: обновите страницу'),
    SUBMITTED: bare,
    RESENT: bare,
    BACK: bare,
    CANCELLED: bare,
    CODE_SENT: OWN,
    CODE_LOST: OWN,
    LIMITED: OWN,
  },
  registration: {
    CHANGED: FIELD,
    LEFT: FIELD,
    PICKED: FILE,
    CHECKED: OWN,
    NEXT: bare,
    BACK: bare,
    ROUTED: { step: 'company' },
    SUBMITTED: bare,
    CANCELLED: bare,
    DISCARDED: bare,
  },
  search: { TYPED: { text: 'Карго' }, RESET: bare },
  selection: { CHOSEN: RECORD, CLEARED: bare, STORED: { value: null } },
  session: {
    SIGN_IN: not('несёт пароль: войдите на странице или во вкладке «Роли»'),
    SIGN_IN_CANCELLED: bare,
    SIGN_OUT: bare,
    REGISTERED: bare,
    RENEW: bare,
    USED: bare,
    TERMINATED: { modal: 'sessionEnded' },
    LIMITED: { limit: 'under_review' },
    PROFILE_ASKED: bare,
    PROFILE_GIVEN_UP: bare,
    STORE_CHANGED: bare,
  },
  startChat: { TYPED: { text: TEXT }, SUBMITTED: bare, CANCELLED: bare },
  unread: { ASKED: bare, MARKED: RECORD, HELD: bare, FREED: bare, CLEARED: bare, GIVEN_UP: bare },
  upload: { PICKED: FILE, CLEARED: bare },
  walletAct: { RUN: bare, CANCELLED: bare },
};

type Table = Readonly<Record<string, Readonly<Record<string, object>>>>;
const byMachine: Table = table;

export type EventExample = { readonly carries: object } | { readonly why: string };

/** The example for an event of a machine, or the reason why it cannot be sent. */
export function createEventExample(machine: string, event: string): EventExample {
  const found = byMachine[machine]?.[event];
  if (found === undefined) return { why: 'этого события машина снаружи не ждёт' };
  return isUnmakeable(found) ? { why: found.why } : { carries: found };
}

const isUnmakeable = (found: object): found is NoEventExample => 'why' in found;
