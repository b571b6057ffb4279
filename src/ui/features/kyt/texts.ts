// Texts of the KYT screens. Those marked «spec» are verbatim (tests/contract/texts.json).

export const kytTexts = {
  search: 'Поиск пользователей', // spec
  nothingMatches: 'Нет компаний, соответствующих запросу.', // spec
  choose: 'Выберите компанию из списка', // spec
  rejected: 'Отказано', // spec
  clean: 'Чистые', // assumed: the spec names only the rejected section
  noWallets: 'Нет доступных кошельков', // spec
  block: 'Заблокировать средства', // spec
  notify: 'Уведомить',
  notifyAll: 'Уведомить о всех',
  blockAll: 'Заблокировать все',
  notified: 'Отправлено',
  notifyDone: 'Уведомление отправлено',
  check: 'Проверить AML',
  notifyFailed: 'Ошибка при отправке уведомления', // spec, alert
  blockFailedLog: 'Ошибка при обновлении кошелька:', // spec, console only
  readOnly: 'Аккаунт доступен только для просмотра',
} as const;
