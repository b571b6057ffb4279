// Notifications: contract rows 20, 78.
import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { pagingFields, quantityField, recordKeyField } from '../schemas/fields.ts';
import { pageSchema } from '../schemas/reader.ts';
import { notificationSchema } from '../schemas/notifications.ts';
import { EVERYONE } from './audiences.ts';

/** POST notifications/mark_read/ (row 20). */
export const notificationMarkRead = defineEndpoint({
  method: 'POST',
  path: 'notifications/mark_read/',
  roles: EVERYONE,
  body: { notification_ids: v.array(recordKeyField) },
  response: v.object({ updated: quantityField }),
  invalidates: ['notification'],
});

/** GET notifications/unread/ (row 78): never polled. */
export const notificationUnreadList = defineEndpoint({
  method: 'GET',
  path: 'notifications/unread/',
  roles: EVERYONE,
  keepsModals: true,
  query: pagingFields,
  response: pageSchema(notificationSchema),
  tags: ['notification'],
});
