// Texts of the inbox.
import type { PluralForms } from '../../kit/display/format.ts';

export const inboxTexts = {
  empty: 'Всё разобрано: ничего не ждёт вашего решения',
  oldestOnly: 'Показаны самые давние записи каждого вида.',
} as const;

export const INBOX_PLURALS: PluralForms = ['запись', 'записи', 'записей'];
