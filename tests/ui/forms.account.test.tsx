// Rules of every form of profile, agreements and chats.
import { expect, it } from 'vitest';
import { type FormCase, testCancelled, testForm } from './forms.setup.tsx';

const CLOSE = {
  open: ['Закрыть аккаунт'],
  send: 'Отправить запрос',
  call: 'organizations/close/',
  sends: { reason: 'Слияние' },
};
const CHANGE = {
  review: 'Отправить на проверку',
  send: 'Отправить',
  call: 'chats/create/',
  sends: { name: 'Изменение данных' },
};
const CHAT = {
  open: ['Создать чат'],
  atFirst: 'Добавьте тему',
  fields: { 'Тема чата': 'Вопрос о курсе' },
  send: 'Создать',
  call: 'chats/create/',
  sends: { name: 'Вопрос о курсе' },
};

const forms = {
  'change of a participant': {
    ...CHANGE,
    login: 'ved.active',
    path: '/account/edit',
    fields: { Должность: 'Финансовый директор', 'Почтовый адрес': '101000, Москва, а/я 7' },
  },
  'change of a provider': {
    ...CHANGE,
    login: 'lp.active',
    path: '/liquidity/edit',
    fields: { 'Юридический адрес': '101000, Москва, ул. Новая, 7' },
  },
  'closing of a participant': {
    ...CLOSE,
    login: 'ved.active',
    path: '/account/edit',
    fields: { Причина: 'Слияние', 'Название организации': 'ООО «Лазурит Импорт»' },
  },
  'closing of a provider': {
    ...CLOSE,
    login: 'lp.active',
    path: '/liquidity/edit',
    fields: { Причина: 'Слияние', 'Название организации': 'ООО «Ликвид-Мост»' },
  },
  'chat of a participant': { ...CHAT, login: 'ved.active', path: '/account/help-chat' },
  'chat of a provider': { ...CHAT, login: 'lp.active', path: '/liquidity/help-chat' },
  'first message to the wallet chat': {
    login: 'ved.foreign',
    path: '/account/my-wallets/chat',
    fields: { 'Введите сообщение': 'Здравствуйте' },
    byEnter: true,
    send: 'Отправить',
    call: 'chats/create/',
    sends: { name: 'Кошельки' },
  },
  'accepting an agreement': {
    login: 'ved.agreements',
    path: '/account/help-center',
    open: ['Открыть: Договор-оферта на оказание услуг, версия 3.1'],
    fields: { 'Ознакомлены с текстом «Договор-оферта на оказание услуг», версия 3.1': true },
    send: 'Принять',
    dialog: 'Договор-оферта на оказание услуг',
    locked: 'Принять',
    call: 'agreements/accept/12/',
    sends: {},
  },
  'code for a new password': {
    login: 'ved.active',
    path: '/account/edit',
    open: ['Сменить пароль'],
    send: 'Получить код',
    call: 'organizations/send_recovery_code/',
    sends: { login: 'ved.active' },
    always: true,
  },
} satisfies Readonly<Record<string, FormCase>>;
const cases: readonly (readonly [string, FormCase])[] = Object.entries(forms);

it.each(cases)('%s', (_, form) => expect(testForm(form)).resolves.toBeUndefined());

it.each([
  ['change of a participant', /Запрос мог дойти/],
  ['code for a new password', undefined],
] as const)('%s, slow and cancelled', (name, says) =>
  expect(testCancelled(forms[name], 'Отменить отправку', says)).resolves.toBeUndefined(),
);
