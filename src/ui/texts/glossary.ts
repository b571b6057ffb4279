// Glossary of the interface: one term per concept, and terms not to be used.

interface Concept {
  /** The term in use. */
  readonly word: string;
  readonly meaning: string;
  /** Words and phrases it replaces. */
  readonly instead?: readonly RegExp[];
}

/** A word with this stem, in any case and form. */
const stem = (letters: string): RegExp => new RegExp(`(?<![а-яё])${letters}[а-яё]*`, 'i');
const whole = (words: string): RegExp => new RegExp(`(?<![а-яё])(?:${words})(?![а-яё])`, 'i');

export const GLOSSARY: readonly Concept[] = [
  {
    word: 'Следующий шаг',
    meaning: 'кто действует дальше: «Ожидается от вас», «Ожидаем оператора», «Действий не требуется»',
    instead: [whole('ход|хода|ходу|ходом|ходе|ходы|ходов')],
  },
  {
    word: 'Контракт',
    meaning: 'внешнеторговый контракт клиента с контрагентом',
    // The title of the registry, public offers and the client's agreement with the operator keep this word.
    instead: [/(?<!Реестр )(?<![а-яё])договор(?!-оферт)(?!у оферт)(?!е с ним)[а-яё]*/i],
  },
  { word: 'Платёж поставщику', meaning: 'оплата контрагенту за рубежом', instead: [/Оплата ВЭД(?!-)/] },
  { word: 'Минимальная сумма исполнения', meaning: 'меньшая часть заявки не исполняется', instead: [/меньше лимита/i] },
  { word: 'Отметить прочитанными', meaning: 'уведомления', instead: [/Прочитать все/] },
  { word: 'Сообщить о пополнении', meaning: 'перевод на кошелёк отправлен', instead: [/Я пополнил/] },
  { word: 'Заявка', meaning: 'запрос, по которому решает оператор: на сделку, пополнение, вывод, кошелёк' },
  { word: 'К списанию', meaning: 'сумма с комиссией, которая уйдёт со счёта', instead: [/К оплате/] },
  { word: 'CNY', meaning: 'юань: знак ¥ у него общий с иеной', instead: [/¥/] },
  { word: 'Сохранится', meaning: 'введённое останется после ошибки', instead: [stem('уцеле'), whole('цел|цела|целы')] },
];

/** Parts of a text that the glossary replaces. */
export const findForbiddenWords = (text: string): readonly string[] =>
  GLOSSARY.flatMap(({ instead = [] }) => instead.flatMap((pattern) => pattern.exec(text)?.[0] ?? []));
