// Sample reviews: these screens have no call.

export interface Review {
  readonly id: number;
  readonly company: string;
  /** From 1 to 5. */
  readonly stars: number;
  readonly text: string;
  /** Number of the reviewed deal or request. */
  readonly subject: string;
  readonly at: string;
}

export const sampleReviews: readonly Review[] = [
  {
    id: 1,
    company: 'АО «Тихая Гавань»',
    stars: 5,
    text: 'Лот собрали за час, документы пришли в тот же день.',
    subject: 'С-1004',
    at: '2026-11-19T10:00:00+03:00',
  },
  {
    id: 2,
    company: 'ООО «Заречье Агро»',
    stars: 4,
    text: 'Хотелось бы видеть курс до подтверждения заявки.',
    subject: 'С-1014',
    at: '2026-11-16T10:00:00+03:00',
  },
  {
    id: 3,
    company: 'ООО «Озёрный Край»',
    stars: 5,
    text: 'Оператор быстро отвечает в чате.',
    subject: 'С-1002',
    at: '2026-11-13T10:00:00+03:00',
  },
  {
    id: 4,
    company: 'ИП Ветров Пётр Ильич',
    stars: 3,
    text: 'Долго проверяли платёжное поручение.',
    subject: 'П-605',
    at: '2026-11-10T10:00:00+03:00',
  },
  {
    id: 5,
    company: 'ООО «Переправа»',
    stars: 4,
    text: 'Удобный подбор встречных заявок.',
    subject: 'С-1009',
    at: '2026-11-07T10:00:00+03:00',
  },
];
