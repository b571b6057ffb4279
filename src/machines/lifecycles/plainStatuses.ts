// Labels and tones of statuses that no call changes: the server sets them, or reading does.
import type { StatusMeta } from './principal.ts';

type Statuses = Readonly<Record<string, StatusMeta>>;

/** Report.status, set by the server. */
export const reportStatuses: Statuses = {
  processing: { label: 'Формируется', tone: 'info' },
  ready: { label: 'Готов', tone: 'success' },
  failed: { label: 'Ошибка', tone: 'danger' },
};

/** CustodialSolution.status, only in demo data. */
export const custodyStatuses: Statuses = {
  active: { label: 'Действует', tone: 'success' },
  suspended: { label: 'Приостановлено', tone: 'warning' },
};

/** Status of a notification by its `is_read` flag. */
export const getNotificationStatus = (isRead: boolean): StatusMeta =>
  isRead ? { label: 'Прочитано', tone: 'neutral' } : { label: 'Новое', tone: 'info' };
