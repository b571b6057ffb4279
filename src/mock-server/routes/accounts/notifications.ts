// Notifications: contract rows 20, 78.
import type { RequestHandlers } from '../../http/handler.ts';
import { completeDueReports } from '../../domain/rules/reports.ts';
import { queryPage } from '../lists/listQuery.ts';

export const notificationsHandlers = {
  notificationUnreadList: ({ world, account, query, url }) => {
    completeDueReports(world);
    const where = { company_id: account.organization.id, is_read: false };
    return queryPage(world, url, query, { table: 'notifications', where });
  },

  /** Skips foreign and already read ids: `updated` counts actual changes. */
  notificationMarkRead: ({ world, account, body }) => {
    const wanted = new Set(body.notification_ids);
    const mine = world
      .sortedBy('notifications', 'company_id', account.organization.id)
      .filter((row) => wanted.has(row.id) && !row.is_read);
    for (const row of mine) world.put('notifications', { ...row, is_read: true });
    return { updated: mine.length };
  },
} satisfies Partial<RequestHandlers>;
