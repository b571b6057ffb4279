// Data of the sample screens (tests/contract/demo-world.json, samples): they have no API.

/** Seven placeholder deals by index; two carry a badge of 2. */
export const SAMPLE_DEALS: readonly { readonly company: string; readonly badge: number }[] = [
  { company: 'ООО «Озёрный Край»', badge: 2 },
  { company: 'АО «Тихая Гавань»', badge: 0 },
  { company: 'ООО «Заречье Агро»', badge: 2 },
  { company: 'ИП Ветров Пётр Ильич', badge: 0 },
  { company: 'Silver Reef Trading FZ-LLC', badge: 0 },
  { company: 'АО «Северный Контур»', badge: 0 },
  { company: 'ООО «Светлый Пул»', badge: 0 },
];

export const SAMPLE_MESSAGES = [
  { own: false, text: 'Здравствуйте! Готовы оплатить сегодня.', at: '10:12' },
  { own: true, text: 'Добрый день! Проверяем кошелёк получателя.', at: '10:15' },
  { own: false, text: 'Отправили договор во вложении.', at: '10:21' },
] as const;

/** «Детали заявки»: amounts and a wallet. */
export const SAMPLE_REQUEST = {
  pay: '9235000.00',
  price: '92.3500',
  receive: '100000.000000',
  limit: '5000.000000',
  wallet: 'W-000001',
} as const;

/** «Детали сделки», field by field in the order of the spec. */
export const DEAL_FIELDS = [
  { name: 'lot', label: 'Лот', value: 'LOT-2026-0007' },
  { name: 'company', label: 'Наименование организации', value: 'ООО «Озёрный Край»' },
  { name: 'type', label: 'Тип', value: 'Списание' },
  { name: 'date', label: 'Дата', value: '2026-11-18', kind: 'date' },
  { name: 'hash', label: 'Хеш', value: '542cf6379d141964b50c91c38b4415fe01b531663d0c641d075f24de05610377', wide: true },
  { name: 'amount', label: 'Сумма', value: '30000.000000', kind: 'amount', currency: 'USDT' },
  { name: 'fee', label: 'Комиссия', value: '13852.50', kind: 'amount', currency: 'RUB' },
  { name: 'blockchain', label: 'Блокчейн', value: 'TRX' },
  { name: 'counterparty', label: 'Контрагент', value: 'ООО «Переправа»' },
  { name: 'sender', label: 'Адрес отправителя', value: 'TC8qFS5s3PcXv2QcPnZPJ2HEvUmQgjvwiy' },
  { name: 'recipient', label: 'Адрес получателя', value: 'TRtHoXUkEJXSdD2AbNyugHrqKty6ydGYit' },
  { name: 'signatories', label: 'Подписанты', value: 'Орлова М. С., Тимофеев Р. И.' },
  { name: 'risk', label: 'Риск операции, %', value: '4,2', kind: 'number' },
  { name: 'comment', label: 'Комментарий', value: 'Оплата по контракту 26050042/9901/0000/2/1', wide: true },
] as const satisfies readonly DealField[];

export interface DealField {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  /** Text by default. */
  readonly kind?: 'date' | 'amount' | 'number';
  readonly currency?: string;
  /** Full width. */
  readonly wide?: true;
}
