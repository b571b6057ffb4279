// Standard English messages of Django, Django REST Framework and simplejwt in Russian.

/** Shown for a field message without a known translation. */
export const CHECK_VALUE_MESSAGE = 'Проверьте значение';

const REQUIRED = 'Обязательное поле';
const TAKEN = 'Такое значение уже есть';
const NOT_FOUND = 'Запись не найдена';
const WRONG_CREDENTIALS = 'Неверный логин или пароль';
const UNREADABLE_REQUEST = 'Сервер не смог прочитать запрос';
const CHOOSE = 'Выберите значение из списка';
const CHOOSE_SOME = 'Выберите хотя бы одно значение';
const WRONG_DATE = 'Неверный формат даты';
const WRONG_TIME = 'Неверный формат времени';
const NO_SUCH_PAGE = 'Такой страницы нет';
const SIGN_IN_AGAIN = 'Требуется повторный вход';

/** Keys in lower case, with normalised quotes and without the final full stop. */
const FIXED: Readonly<Record<string, string>> = {
  'this field is required': REQUIRED,
  'this field may not be null': REQUIRED,
  'this field may not be blank': REQUIRED,
  'this field cannot be null': REQUIRED,
  'this field cannot be blank': REQUIRED,
  'this field must be unique': TAKEN,
  'this list may not be empty': CHOOSE_SOME,
  'this selection may not be empty': CHOOSE_SOME,
  'this dictionary may not be empty': CHECK_VALUE_MESSAGE,
  'a valid number is required': 'Введите число',
  'enter a number': 'Введите число',
  'a valid integer is required': 'Введите целое число',
  'enter a valid integer': 'Введите целое число',
  'enter a whole number': 'Введите целое число',
  'integer value too large to convert to float': 'Слишком большое число',
  'must be a valid boolean': 'Выберите «да» или «нет»',
  'not a valid string': 'Введите текст',
  'null characters are not allowed': 'Текст содержит недопустимые символы',
  'string value too large': 'Слишком длинное значение',
  'enter a valid email address': 'Введите адрес электронной почты',
  'enter a valid url': 'Введите адрес сайта',
  'enter a valid ipv4 or ipv6 address': 'Введите IP-адрес',
  'enter a valid date': WRONG_DATE,
  'enter a valid date/time': WRONG_DATE,
  'enter a valid time': WRONG_TIME,
  'datetime value out of range': 'Дата вне допустимых границ',
  'this value does not match the required pattern': 'Значение не соответствует формату',
  'enter a valid value': CHECK_VALUE_MESSAGE,
  'value must be valid json': CHECK_VALUE_MESSAGE,
  'must be a valid uuid': CHECK_VALUE_MESSAGE,
  'invalid value': CHECK_VALUE_MESSAGE,
  'invalid input': 'Проверьте введённые данные',
  'no file was submitted': 'Приложите файл',
  'the submitted data was not a file. check the encoding type on the form': 'Приложите файл',
  'no filename could be determined': 'У файла нет имени',
  'the submitted file is empty': 'Файл пуст',
  'upload a valid image. the file you uploaded was either not an image or a corrupted image':
    'Приложите изображение: файл повреждён или не является изображением',
  'this password is too common': 'Слишком простой пароль',
  'this password is entirely numeric': 'Пароль не может состоять только из цифр',
  'not found': NOT_FOUND,
  'you do not have permission to perform this action': 'Недостаточно прав для этого действия',
  'authentication credentials were not provided': SIGN_IN_AGAIN,
  'incorrect authentication credentials': SIGN_IN_AGAIN,
  'invalid token': SIGN_IN_AGAIN,
  'token is invalid or expired': SIGN_IN_AGAIN,
  'token is blacklisted': SIGN_IN_AGAIN,
  'token has wrong type': SIGN_IN_AGAIN,
  'token contained no recognizable user identification': SIGN_IN_AGAIN,
  'given token not valid for any token type': SIGN_IN_AGAIN,
  "the user's password has been changed": 'Пароль изменён. Войдите ещё раз',
  'invalid username/password': WRONG_CREDENTIALS,
  'no active account found with the given credentials': WRONG_CREDENTIALS,
  'user inactive or deleted': 'Пользователь отключён или удалён',
  'user is inactive': 'Пользователь отключён',
  'user not found': 'Пользователь не найден',
  'request was throttled': 'Слишком много запросов. Повторите позже',
  'invalid page': NO_SUCH_PAGE,
  'invalid cursor': NO_SUCH_PAGE,
  'that page contains no results': NO_SUCH_PAGE,
  'a server error occurred': 'На сервере произошла ошибка',
  'malformed request': UNREADABLE_REQUEST,
  'could not satisfy the request accept header': 'Сервер не смог подготовить ответ',
};

type Translate = (...parts: readonly string[]) => string;

const CHARACTERS = 'characters?(?: \\(it has \\d+\\))?';

const PATTERNS: readonly (readonly [RegExp, Translate])[] = [
  [
    new RegExp(`^ensure this (?:field|value) has (?:no more than|at most) (\\d+) ${CHARACTERS}$`),
    (most = '') => `Не больше ${most} знаков`,
  ],
  [
    new RegExp(`^ensure this (?:field|value) has at least (\\d+) ${CHARACTERS}$`),
    (least = '') => `Не меньше ${least} знаков`,
  ],
  [
    new RegExp(`^ensure this filename has at most (\\d+) ${CHARACTERS}$`),
    (most = '') => `Имя файла: не больше ${most} знаков`,
  ],
  [/^ensure this field has no more than (\d+) elements?$/, (most = '') => `Не больше ${most} значений`],
  [/^ensure this field has at least (\d+) elements?$/, (least = '') => `Не меньше ${least} значений`],
  [/^ensure this value is less than or equal to (-?[\d.]+)$/, (most = '') => `Не больше ${decimal(most)}`],
  [/^ensure this value is greater than or equal to (-?[\d.]+)$/, (least = '') => `Не меньше ${decimal(least)}`],
  [/^ensure that there (?:is|are) no more than (\d+) digits? in total$/, (most = '') => `Не больше ${most} цифр`],
  [
    /^ensure that there (?:is|are) no more than (\d+) decimal places?$/,
    (most = '') => `После запятой не больше ${most} цифр`,
  ],
  [
    /^ensure that there (?:is|are) no more than (\d+) digits? before the decimal point$/,
    (most = '') => `До запятой не больше ${most} цифр`,
  ],
  [
    /^this password is too short\. it must contain at least (\d+) characters?$/,
    (least = '') => `Пароль: не меньше ${least} знаков`,
  ],
  [/^the password is too similar to the .+$/, () => 'Пароль слишком похож на другие данные'],
  [/^file extension .+ is not allowed\b.*$/, () => 'Тип файла не принят'],
  [/^invalid pk ".*" - object does not exist$/, () => 'Такой записи нет'],
  [/^invalid hyperlink - object does not exist$/, () => 'Такой записи нет'],
  [/^invalid hyperlink - .+$/, () => CHECK_VALUE_MESSAGE],
  [/^object with .+ does not exist$/, () => 'Такой записи нет'],
  [/^.+ with this .+ already exists$/, () => TAKEN],
  [/^the fields .+ must make a unique set$/, () => 'Такая запись уже есть'],
  [/^this field must be unique for the ".+" (?:date|month|year)$/, () => TAKEN],
  [/^(?:value )?".*" is not a valid (?:path )?choice$/, () => CHOOSE],
  [/^select a valid choice\. .+ is not one of the available choices$/, () => CHOOSE],
  [/^enter a valid "slug" consisting of .+$/, () => 'Только латинские буквы, цифры, дефис и подчёркивание'],
  [/^surrogate characters are not allowed: .+$/, () => 'Текст содержит недопустимые символы'],
  [/^".*" is not a valid uuid$/, () => CHECK_VALUE_MESSAGE],
  [/^incorrect type\. expected .+$/, () => CHECK_VALUE_MESSAGE],
  [/^invalid data\. expected .+$/, () => CHECK_VALUE_MESSAGE],
  [/^expected a (?:list|dictionary) of items but got type .+$/, () => CHECK_VALUE_MESSAGE],
  [/^expected a (?:date|datetime) but got a (?:date|datetime)$/, () => WRONG_DATE],
  [/^(?:date|datetime) has wrong format\b.*$/, () => WRONG_DATE],
  [/^invalid datetime for the timezone .+$/, () => WRONG_DATE],
  [/^time has wrong format\b.*$/, () => WRONG_TIME],
  [/^duration has wrong format\b.*$/, () => 'Неверный формат длительности'],
  [/^no .+ matches the given query$/, () => NOT_FOUND],
  [/^csrf failed: .+$/, () => 'Сервер отклонил запрос: не прошла проверка CSRF'],
  [/^method ".+" not allowed$/, () => 'Сервер не выполняет этот запрос'],
  [/^unsupported media type .+ in request$/, () => 'Сервер не принимает данные такого вида'],
  [/^(?:json|multipart form) parse error\b.*$/, () => UNREADABLE_REQUEST],
  [
    /^(?:request was throttled\. )?expected available in (\d+)(?:\.\d+)? seconds?$/,
    (seconds = '') => `Слишком много запросов. Повторите через ${seconds} с`,
  ],
];

const decimal = (number: string): string => number.replace('-', '−').replace('.', ',');

const MAX_LENGTH = 500; // assumed: no standard message is longer; bounds the time of the patterns

/** Russian translation of a standard message; null for any other text. */
export function translateServerMessage(text: string): string | null {
  if (text.length > MAX_LENGTH) return null;
  const plain = text.trim().toLowerCase().replace(/\.$/, '').replaceAll(/[“”]/g, '"').replaceAll('’', "'");
  if (Object.hasOwn(FIXED, plain)) return FIXED[plain] ?? null;
  for (const [pattern, translate] of PATTERNS) {
    const found = pattern.exec(plain);
    if (found) return translate(...found.slice(1));
  }
  return null;
}
