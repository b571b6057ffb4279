// Example payloads of every event of every machine, for sending from the console, or the reason why there is none. A new
// event without an entry is a type error.
import type { EventExamples, NoEventExample } from './eventExampleTypes.ts';

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

const table: EventExamples = {
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
    'form.refused': bare,
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
