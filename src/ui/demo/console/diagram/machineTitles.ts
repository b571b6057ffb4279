// Russian titles of machines by their console name (machines.ts).

/** Screens and services. */
const screens: Readonly<Record<string, string>> = {
  agreements: 'Соглашения',
  app: 'Корень страницы',
  bulk: 'Решение по многим строкам',
  captcha: 'Виджет капчи',
  chat: 'Чат',
  chatList: 'Список чатов',
  composer: 'Ввод сообщения',
  confirm: 'Подтверждение',
  connectivity: 'Сеть',
  copy: 'Копирование',
  createChat: 'Создание чата',
  download: 'Скачивание файла',
  draft: 'Черновик',
  failures: 'Ошибки и их окна',
  form: 'Форма',
  globalSearch: 'Поиск по системе',
  idle: 'Бездействие',
  inbox: 'Входящие',
  kyt: 'KYT',
  mutation: 'Действие',
  notices: 'Уведомления страницы',
  slowTimer: 'Ожидание профиля',
  polling: 'Ожидание отчёта',
  query: 'Чтение данных',
  reconciliation: 'Сверка с банком',
  recovery: 'Восстановление пароля',
  registration: 'Регистрация',
  request: 'Вызов',
  search: 'Поиск',
  selection: 'Выбор записи',
  session: 'Сессия',
  startChat: 'Первое сообщение',
  unread: 'Колокольчик',
  filePicker: 'Выбор файла',
  walletAction: 'Действие с кошельком',
};

const records: Readonly<Record<string, string>> = {
  'lifecycle.agreement': 'Соглашение',
  'lifecycle.balanceRequest': 'Запрос баланса',
  'lifecycle.chat': 'Чат',
  'lifecycle.contract': 'Договор',
  'lifecycle.deposit': 'Пополнение',
  'lifecycle.exchange': 'Обмен',
  'lifecycle.operation': 'Подача операции',
  'lifecycle.organization': 'Аккаунт организации',
  'lifecycle.trade': 'Покупка и продажа',
  'lifecycle.vedTransaction': 'Оплата ВЭД',
  'lifecycle.verification': 'Верификация',
  'lifecycle.wallet': 'Кошелёк',
  'lifecycle.withdrawal': 'Вывод',
};

/** `chat` → Чат. A machine without a title shows its id; a test reports it. */
export const getMachineTitle = (machine: string): string => screens[machine] ?? records[machine] ?? machine;
