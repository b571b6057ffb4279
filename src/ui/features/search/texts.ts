// Texts of the search across the product.
import type { PluralForms } from '../../kit/display/format.ts';

export const SEARCH_LABEL = 'Поиск по системе';

/** Id of the dialog. */
export const PALETTE_ID = 'global-search';

export const SEARCH_GROUPS = {
  recent: 'Недавнее',
  actions: 'Действия',
  screens: 'Разделы',
  companies: 'Организации',
  deposits: 'Пополнения',
  withdrawals: 'Выводы',
  trades: 'Покупка и продажа',
  exchanges: 'Обмены',
  payments: 'Платежи поставщикам',
  wallets: 'Кошельки',
  contracts: 'Контракты',
  operations: 'Операции',
  submissions: 'Подачи в реестр',
  chats: 'Чаты',
} as const;

export const searchTexts = {
  placeholder: 'Компания, ИНН, номер, УНК, адрес, хеш, сумма',
  ownPlaceholder: 'Номер, УНК, адрес, хеш, сумма, раздел',
  searching: 'Поиск…',
  nothing: 'Ничего не найдено',
  hint: 'Проверьте написание или введите номер, ИНН, адрес или сумму целиком.',
} as const;

export const SEARCH_PLURALS: PluralForms = ['результат', 'результата', 'результатов'];
