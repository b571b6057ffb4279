// Twelve clients of the lived world: a short history of each, as rows.

export interface HistoryClient {
  readonly company: number;
  /** The story, also the subject of its chat. */
  readonly topic: string;
  readonly question: string;
  readonly answer: string;
  /** Buys currency to pay abroad, sells what it received, or takes the other side of deals. */
  readonly side: 'buys' | 'sells' | 'provides' | 'pays';
  /** Its USDT wallet. */
  readonly wallet: number;
  readonly contract: string | null;
  /** Days between deals, and the first and last day of activity, from the start of the history. */
  readonly every: number;
  readonly days: readonly [first: number, last: number];
  /** Usual deal, in hundreds of USDT. */
  readonly lot: number;
  /** Withdraws the rest of its roubles at the end. */
  readonly closes?: true;
}

/** Days of history before the world's start. */
export const HISTORY_DAYS = 95;

const SINCE_START = [0, HISTORY_DAYS - 2] as const;

export const historyClients: readonly HistoryClient[] = [
  {
    company: 101,
    topic: 'График платежей на декабрь',
    question: 'Планируем два платежа в неделю до конца года. Хватит ли остатка по контракту?',
    answer: 'Хватит: остаток по УНК 26090017 виден в реестре контрактов.',
    side: 'buys',
    wallet: 1,
    contract: '26090017/9901/0000/2/1',
    every: 4,
    days: SINCE_START,
    lot: 300,
  },
  {
    company: 107,
    topic: 'Рост объёмов фрахта',
    question: 'В ноябре объём фрахта вырос вдвое, просим ускорить проверку новых кошельков.',
    answer: 'Проверяем в день обращения. По рисковым кошелькам нужны документы об источнике средств.',
    side: 'buys',
    wallet: 9,
    contract: '26100011/9901/0000/2/1',
    every: 6,
    days: SINCE_START,
    lot: 180,
  },
  {
    company: 109,
    topic: 'Оплата небольших партий',
    question: 'Можно ли платить раз в две недели без минимальной суммы?',
    answer: 'Да, минимальной суммы платежа нет.',
    side: 'buys',
    wallet: 24,
    contract: '25120104/9902/0000/4/2',
    every: 13,
    days: SINCE_START,
    lot: 40,
  },
  {
    company: 104,
    topic: 'Блокировка кошелька',
    question: 'Почему остановлены операции?',
    answer: 'Кошелёк получил риск 91,5 %. Ждём документы об источнике средств.',
    side: 'buys',
    wallet: 7,
    contract: null,
    every: 9,
    days: [0, 62],
    lot: 90,
  },
  {
    company: 105,
    topic: 'Закрытие счёта',
    question: 'Проект завершён, просим закрыть счёт.',
    answer: 'Остаток выведен, счёт закрыт. История операций остаётся доступной.',
    side: 'buys',
    wallet: 8,
    contract: '25070033/9901/0000/2/1',
    every: 8,
    days: [0, 48],
    lot: 50,
    closes: true,
  },
  {
    company: 102,
    topic: 'Экспортная выручка',
    question: 'Выручка приходит по средам. Когда её можно продать?',
    answer: 'Сразу после проверки кошелька: заявку на продажу можно создать в тот же день.',
    side: 'sells',
    wallet: 5,
    contract: '26110003/9901/0002/1/1',
    every: 7,
    days: SINCE_START,
    lot: 220,
  },
  {
    company: 108,
    topic: 'Сезонные поставки масла',
    question: 'Сезон начался, объёмы вырастут до марта.',
    answer: 'Приняли: предупредим поставщиков ликвидности.',
    side: 'sells',
    wallet: 22,
    contract: '26080009/9902/0000/1/1',
    every: 5,
    days: [30, HISTORY_DAYS - 2],
    lot: 260,
  },
  {
    company: 110,
    topic: 'Платежи нерезидента',
    question: 'Нужны ли рублёвые реквизиты для оплаты с кошелька?',
    answer: 'Нет, платёж исполняется с вашего цифрового кошелька.',
    side: 'pays',
    wallet: 25,
    contract: '26060031/9902/0000/9/1',
    every: 17,
    days: SINCE_START,
    lot: 60,
  },
  {
    company: 201,
    topic: 'Крупные лоты',
    question: 'Готовы держать в стакане не меньше 200 000 USDT.',
    answer: 'Спасибо, это покроет недельный спрос импортёров.',
    side: 'provides',
    wallet: 26,
    contract: null,
    every: 7,
    days: SINCE_START,
    lot: 0,
  },
  {
    company: 202,
    topic: 'Вывод выручки по пятницам',
    question: 'Просим исполнять выводы до 16:00 в пятницу.',
    answer: 'Заявки, поданные до полудня, исполняем в тот же день.',
    side: 'provides',
    wallet: 30,
    contract: null,
    every: 7,
    days: SINCE_START,
    lot: 0,
  },
  {
    company: 205,
    topic: 'Завершение работы на платформе',
    question: 'Выводим остатки и закрываем счёт до конца года.',
    answer: 'Заявка на закрытие принята. Новые лоты с вами не формируем.',
    side: 'provides',
    wallet: 35,
    contract: null,
    every: 7,
    days: [0, 75],
    lot: 0,
  },
  {
    company: 206,
    topic: 'Находка KYT',
    question: 'Просим пояснить отказ по кошельку.',
    answer: 'Поступления связаны с адресами из списка риска, средства заблокированы.',
    side: 'provides',
    wallet: 36,
    contract: null,
    every: 7,
    days: [0, 40],
    lot: 0,
  },
];
