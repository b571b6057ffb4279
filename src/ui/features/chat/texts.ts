// Words of the chat area, to the letter where the specification gives them (spec section 2, tests/contract/texts.json).

export const chatTexts = {
  search: 'Поиск по чату',
  found: 'Найдено чатов:',
  create: 'Создать чат',
  choose: 'Выберите чат и начните общение',
  none: 'Сообщений пока нет',
  first: 'Сообщений пока нет. Напишите оператору — чат откроется с первым сообщением',
  noId: 'Ошибка: идентификатор пользователя не указан.',
  loading: 'Загрузка...',
  download: 'Скачать файл',
  picked: 'Выбрано',
  clear: 'Очистить',
  attach: 'Прикрепить файл',
  message: 'Введите сообщение',
  fresh: 'Новые сообщения',
  send: 'Отправить',
  unreadable: 'Часть сообщений прочитать не удалось. Обновите страницу, чтобы загрузить переписку заново',
  topic: 'Тема чата',
  addTopic: 'Добавьте тему',
  readOnly: 'Сообщения недоступны: аккаунт открыт только для просмотра',
} as const;
