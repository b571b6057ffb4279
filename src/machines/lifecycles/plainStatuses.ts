// Statuses that nobody moves by a call: made by the server or by reading (domain.md section 3). Labels and tones as data.
import type { StatusMeta } from './principal.ts';

type Statuses = Readonly<Record<string, StatusMeta>>;

/** Report.status: the server makes it. */
export const reportStatuses: Statuses = {
  processing: { label: 'Формируется', tone: 'info' },
  ready: { label: 'Готов', tone: 'success' },
  failed: { label: 'Ошибка', tone: 'danger' },
};

/** CustodialSolution.status: demo data only. */
export const custodyStatuses: Statuses = {
  active: { label: 'Действует', tone: 'success' },
  suspended: { label: 'Приостановлено', tone: 'warning' },
};

/** Notification, by its `is_read` flag. */
export const getNotificationStatus = (isRead: boolean): StatusMeta =>
  isRead ? { label: 'Прочитано', tone: 'neutral' } : { label: 'Новое', tone: 'info' };
