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
  slowTimer: typeof slowTimerMachine;
  polling: typeof pollingMachine;
  query: typeof queryMachine;
  reconciliation: typeof reconciliationMachine;
  recovery: typeof recoveryMachine;
  registration: typeof registrationMachine;
  search: typeof searchMachine;
  selection: typeof selectionMachine;
  session: typeof sessionMachine;
  startChat: typeof startChatMachine;
  unread: typeof unreadMachine;
  filePicker: typeof filePickerMachine;
  walletAction: typeof walletActionMachine;
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
    'document.open': RECORD,
    'document.close': bare,
    'document.readToEnd': bare,
    'consent.toggle': { ticked: true },
    'agreement.accept': bare,
    'agreements.retry': bare,
    'agreements.cancel': bare,
    'agreements.next': bare,
  },
  app: {
    'request.failed': ANSWER,
    'alert.raised': { text: TEXT },
    'account.restricted': { limit: 'under_review' },
    'session.terminated': { modal: 'sessionEnded' },
    'request.succeeded': ANSWER,
    'request.started': OWN,
    'session.changed': OWN,
    'storage.changed': bare,
    'agreements.accepted': bare,
  },
  bulk: {
    'row.toggle': RECORD,
    'rows.select': { ids: [] },
    'bulk.review': CALL,
    'bulk.confirm': bare,
    'bulk.stop': bare,
    'bulk.cancel': bare,
    'bulk.retry': bare,
    'bulk.close': bare,
  },
  captcha: { 'captcha.solved': bare, 'captcha.expired': bare, 'captcha.failed': bare, 'captcha.retry': bare },
  chat: {
    'message.send': { content: TEXT, file: null },
    'message.retry': MESSAGE,
    'message.remove': MESSAGE,
    'connection.retry': bare,
    'history.cancel': bare,
    'page.visible': bare,
    'socket.opened': not('это говорит сокет, когда откроется'),
    'messages.received': ANSWER,
    'frame.unreadable': bare,
    'chat.closed': bare,
    'socket.closed': { code: null },
    'outbox.locked': MESSAGE,
    'chat.updated': { closed: true },
    'session.ended': { signedOut: false },
    'history.fetchOlder': bare,
    'history.cancelOlder': bare,
    'scroll.reachedEnd': bare,
    'scroll.leftEnd': bare,
  },
  chatList: {
    'route.changed': { place: null },
    'chat.select': RECORD,
    'chat.focus': RECORD,
    'chats.refetch': bare,
    'chats.cancel': bare,
  },
  composer: { 'text.change': { text: TEXT }, 'message.submit': bare, 'upload.cancel': bare, 'message.discard': bare },
  confirm: { 'confirm.open': RECORD, 'confirm.accept': bare, 'confirm.dismiss': bare },
  connectivity: { 'network.online': bare, 'network.offline': bare },
  copy: { 'text.copy': { text: TEXT } },
  createChat: {
    'topic.change': { topic: TEXT },
    'organization.select': RECORD,
    'chat.create': bare,
    'dialog.open': bare,
    'dialog.close': bare,
    'organizations.refetch': bare,
  },
  download: {
    'download.start': CALL,
    'file.create': not('несёт функцию, которая создаёт файл: нажмите кнопку выписки'),
    'download.cancel': bare,
  },
  draft: { 'draft.save': FIELD, 'draft.discard': bare, 'draft.saved': OWN, 'draft.failed': OWN },
  failures: {
    'request.failed': ANSWER,
    'request.succeeded': ANSWER,
    'modal.dismiss': { modal: 'rateLimitExceeded' },
    'modal.reopen': not('несёт строку каталога: взведите сбой во вкладке «Сбои»'),
    'agreements.accepted': bare,
    'session.changed': bare,
  },
  form: {
    'field.change': FIELD,
    'form.hydrate': FIELD,
    'field.blur': FIELD,
    'form.submit': bare,
    'form.cancel': bare,
    'form.reset': bare,
  },
  globalSearch: {
    'text.change': { text: 'П-608' },
    'search.submit': bare,
    'search.retry': bare,
    'entry.activate': RECORD,
    'source.found': ANSWER,
    'source.failed': ANSWER,
  },
  idle: {
    'session.used': bare,
    'session.usedInOtherTab': not('несёт время вызова другой вкладки'),
    'session.extend': bare,
  },
  kyt: { 'action.run': RECORD, 'action.cancel': RECORD, 'action.ended': ANSWER },
  mutation: { 'mutation.run': CALL, 'mutation.cancel': bare, 'mutation.reset': bare },
  notices: { 'notice.show': { kind: 'done', text: TEXT }, 'notice.close': { id: 1 }, 'notices.clear': bare },
  slowTimer: { 'timer.start': bare, 'timer.stop': bare },
  polling: { 'polling.start': bare, 'polling.stop': bare },
  query: {
    'query.fetch': CALL,
    'query.refetch': bare,
    'cache.invalidated': not('несёт метки записи: измените её на странице'),
    'query.cancel': bare,
  },
  reconciliation: {
    'file.pick': FILE,
    'file.clear': bare,
    'deposits.refetch': bare,
    'payment.credited': RECORD,
  },
  recovery: {
    'field.change': FIELD,
    'form.hydrate': FIELD,
    'code.restore': not('несёт то, что вкладка помнит об отправленном коде: обновите страницу'),
    'form.submit': bare,
    'code.resend': bare,
    'step.back': bare,
    'form.cancel': bare,
    'code.sent': OWN,
    'code.invalidated': OWN,
    'code.rateLimited': OWN,
  },
  registration: {
    'field.change': FIELD,
    'field.blur': FIELD,
    'file.pick': FILE,
    'file.checked': OWN,
    'step.next': bare,
    'step.back': bare,
    'route.changed': { step: 'company' },
    'form.submit': bare,
    'form.cancel': bare,
    'draft.discard': bare,
  },
  search: { 'text.change': { text: 'Карго' }, 'search.reset': bare },
  selection: { 'selection.set': RECORD, 'selection.clear': bare, 'selection.synced': { value: null } },
  session: {
    'session.signIn': not('несёт пароль: войдите на странице или во вкладке «Роли»'),
    'session.cancelSignIn': bare,
    'session.signOut': bare,
    'session.registered': bare,
    'token.refresh': bare,
    'session.used': bare,
    'session.terminated': { modal: 'sessionEnded' },
    'account.restricted': { limit: 'under_review' },
    'profile.refetch': bare,
    'profile.cancel': bare,
    'storage.changed': bare,
  },
  startChat: { 'text.change': { text: TEXT }, 'message.submit': bare, 'message.cancel': bare },
  unread: {
    'unread.fetch': bare,
    'unread.markRead': RECORD,
    'unread.pause': bare,
    'unread.resume': bare,
    'unread.clear': bare,
    'unread.cancel': bare,
  },
  filePicker: { 'files.pick': FILE, 'files.clear': bare },
  walletAction: { 'action.run': bare, 'action.cancel': bare },
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
