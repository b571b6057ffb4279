// The bell: contract rows 20, 78.
import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { paging, quantity, recordKey } from '../schemas/fields.ts';
import { page } from '../schemas/reader.ts';
import { notification } from '../schemas/notifications.ts';
import { EVERYONE } from './audiences.ts';

/** POST notifications/mark_read/ (row 20). */
export const notificationMarkRead = endpoint({
  method: 'POST',
  path: 'notifications/mark_read/',
  roles: EVERYONE,
  body: { notification_ids: v.array(recordKey) },
  returns: v.object({ updated: quantity }),
  touches: ['notification'],
});

/** GET notifications/unread/ (row 78): never polled. */
export const notificationUnreadList = endpoint({
  method: 'GET',
  path: 'notifications/unread/',
  roles: EVERYONE,
  quiet: true,
  query: paging,
  returns: page(notification),
  reads: ['notification'],
});
