// Standard messages of Django REST Framework 3.14, Django 4.2 and simplejwt 5.3, as their sources spell them.
import { expect, test } from 'vitest';
import { translateServerMessage } from '../../src/api/errors/serverMessages.ts';

const NUL = '\u0000';

test.each([
  ['This field is required.', 'Обязательное поле'],
  ['This field may not be null.', 'Обязательное поле'],
  ['This field may not be blank.', 'Обязательное поле'],
  ['This field must be unique.', 'Такое значение уже есть'],
  ['This field must be unique for the "created_at" date.', 'Такое значение уже есть'],
  ['Organization with this ИНН already exists.', 'Такое значение уже есть'],
  ['The fields inn, ogrn must make a unique set.', 'Такая запись уже есть'],
  ['A valid number is required.', 'Введите число'],
  ['A valid integer is required.', 'Введите целое число'],
  ['Must be a valid boolean.', 'Выберите «да» или «нет»'],
  ['Not a valid string.', 'Введите текст'],
  ['Ensure this field has no more than 255 characters.', 'Не больше 255 знаков'],
  ['Ensure this field has at least 3 characters.', 'Не меньше 3 знаков'],
  ['Ensure this value has at most 20 characters (it has 31).', 'Не больше 20 знаков'],
  ['Ensure this value is less than or equal to 1000.50.', 'Не больше 1000,50'],
  ['Ensure this value is greater than or equal to -1.', 'Не меньше −1'],
  ['Ensure that there are no more than 18 digits in total.', 'Не больше 18 цифр'],
  ['Ensure that there are no more than 2 decimal places.', 'После запятой не больше 2 цифр'],
  ['Ensure that there are no more than 16 digits before the decimal point.', 'До запятой не больше 16 цифр'],
  ['Ensure this field has no more than 10 elements.', 'Не больше 10 значений'],
  ['Ensure this field has at least 2 elements.', 'Не меньше 2 значений'],
  ['Ensure this filename has at most 100 characters (it has 140).', 'Имя файла: не больше 100 знаков'],
  ['File extension “exe” is not allowed. Allowed extensions are: pdf, png.', 'Тип файла не принят'],
  ['No file was submitted.', 'Приложите файл'],
  ['The submitted data was not a file. Check the encoding type on the form.', 'Приложите файл'],
  ['The submitted file is empty.', 'Файл пуст'],
  ['Enter a valid email address.', 'Введите адрес электронной почты'],
  ['Enter a valid URL.', 'Введите адрес сайта'],
  ['“12” is not a valid UUID.', 'Проверьте значение'],
  ['"paid" is not a valid choice.', 'Выберите значение из списка'],
  [`"${NUL}" is not a valid choice.`, 'Выберите значение из списка'],
  ['Select a valid choice. paid is not one of the available choices.', 'Выберите значение из списка'],
  [
    'Enter a valid “slug” consisting of letters, numbers, underscores or hyphens.',
    'Только латинские буквы, цифры, дефис и подчёркивание',
  ],
  ['Surrogate characters are not allowed: U+D800.', 'Текст содержит недопустимые символы'],
  ['Invalid pk "9" - object does not exist.', 'Такой записи нет'],
  ['Invalid hyperlink - Object does not exist.', 'Такой записи нет'],
  ['Invalid hyperlink - No URL match.', 'Проверьте значение'],
  ['Object with code=RUB does not exist.', 'Такой записи нет'],
  ['Incorrect type. Expected pk value, received str.', 'Проверьте значение'],
  ['Invalid data. Expected a dictionary, but got list.', 'Проверьте значение'],
  ['Expected a list of items but got type "str".', 'Проверьте значение'],
  ['Date has wrong format. Use one of these formats instead: YYYY-MM-DD.', 'Неверный формат даты'],
  ['Expected a date but got a datetime.', 'Неверный формат даты'],
  ['Invalid datetime for the timezone "Europe/Moscow".', 'Неверный формат даты'],
  [
    'Duration has wrong format. Use one of these formats instead: [DD] [HH:[MM:]]ss[.uuuuuu].',
    'Неверный формат длительности',
  ],
  ['Time has wrong format. Use one of these formats instead: hh:mm[:ss[.uuuuuu]].', 'Неверный формат времени'],
  ['This password is too short. It must contain at least 8 characters.', 'Пароль: не меньше 8 знаков'],
  ['The password is too similar to the login.', 'Пароль слишком похож на другие данные'],
  ['Not found.', 'Запись не найдена'],
  ['No Deposit matches the given query.', 'Запись не найдена'],
  ['You do not have permission to perform this action.', 'Недостаточно прав для этого действия'],
  ['Authentication credentials were not provided.', 'Требуется повторный вход'],
  ['No active account found with the given credentials', 'Неверный логин или пароль'],
  ['Method "PUT" not allowed.', 'Сервер не выполняет этот запрос'],
  ['Unsupported media type "text/plain" in request.', 'Сервер не принимает данные такого вида'],
  ['JSON parse error - Expecting value: line 1 column 1 (char 0)', 'Сервер не смог прочитать запрос'],
  ['Request was throttled.', 'Слишком много запросов. Повторите позже'],
  ['Request was throttled. Expected available in 30 seconds.', 'Слишком много запросов. Повторите через 30 с'],
])('%s → %s', (message, russian) => {
  expect(translateServerMessage(message)).toBe(russian);
});

test.each([
  '',
  'constructor',
  'permission_denied',
  'Недостаточно средств',
  'The moon is in the wrong phase',
  'a'.repeat(100_000),
])('has no translation of %.40s', (message) => {
  expect(translateServerMessage(message)).toBe(null);
});
