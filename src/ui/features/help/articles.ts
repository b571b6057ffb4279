// Short help articles by role; the platform's rules are separate.
import type { Role } from '../../../api/roles.ts';

export interface HelpArticle {
  readonly title: string;
  readonly text: string;
  /** Screen of the article by role; it is hidden from roles without one. */
  readonly at: Readonly<Partial<Record<Role, string>>>;
}

const onBoth = (screen: string): HelpArticle['at'] => ({
  ved_participant: `/account/${screen}`,
  liquidity_provider: `/liquidity/${screen}`,
});

// assumed: the spec names no articles; each describes the screen it links to
export const helpArticles: readonly HelpArticle[] = [
  {
    title: 'Как пополнить счёт',
    text: 'Создайте заявку кнопкой «Пополнить счёт», переведите деньги по её реквизитам и приложите платёжное поручение. Деньги поступят, когда оператор исполнит заявку.',
    at: onBoth('my-wallets'),
  },
  {
    title: 'Как вывести деньги',
    text: 'Нажмите «Вывести средства», укажите сумму и реквизиты банка. Отменить отправленную заявку нельзя: если ошиблись, сразу напишите оператору.',
    at: onBoth('my-wallets'),
  },
  {
    title: 'Как купить, продать или обменять валюту',
    text: 'Все виды заявок создаются на одном экране, суммы видны до отправки. Кто действует дальше, сказано в карточке сделки.',
    at: onBoth('createRequest'),
  },
  {
    title: 'Как добавить кошелёк',
    text: 'Нажмите «Добавить кошелёк» и укажите сеть и адрес: опечатку в адресе форма заметит сама. Пользоваться кошельком можно после проверки.',
    at: { ved_participant: '/account/digital-wallets', liquidity_provider: '/liquidity/my-wallets' },
  },
  {
    title: 'Что значит оценка AML',
    text: 'Это риск адреса в процентах: чем выше, тем вероятнее вопросы оператора. Оценка — сигнал, а не приговор; «Не проверен» значит, что её ещё нет.',
    at: { ved_participant: '/account/digital-wallets', liquidity_provider: '/liquidity/my-wallets' },
  },
  {
    title: 'Почему кнопки неактивны',
    text: 'Пока аккаунт на проверке или закрыт, данные можно только смотреть: причина сказана в полосе вверху экрана и у самой кнопки.',
    at: { ved_participant: '/account/edit', liquidity_provider: '/liquidity/verification' },
  },
  {
    title: 'Как оплатить внешнеторговый контракт',
    text: 'Для заявки на оплату нужны УНК контракта и деньги на кошельке. Статус каждой заявки виден в списке.',
    at: { ved_participant: '/account/history-request-for-payment-ved' },
  },
  {
    title: 'Как подать операцию в реестр',
    text: 'Выберите операцию на вкладке «Доступные», подайте её и отправьте на рассмотрение; решение оператора появится на вкладке «Поданные».',
    at: { liquidity_provider: '/liquidity/operations-status' },
  },
  {
    title: 'Как спросить оператора',
    text: 'Создайте чат с темой вопроса, к сообщению можно приложить файл. Если связь прервётся, неотправленное сохранится и уйдёт, когда она вернётся.',
    at: onBoth('help-chat'),
  },
  {
    title: 'Как сменить пароль или реквизиты',
    text: 'Код для нового пароля придёт на почту организации, после смены понадобится войти заново. Изменения реквизитов проверяет оператор.',
    at: onBoth('edit'),
  },
];
