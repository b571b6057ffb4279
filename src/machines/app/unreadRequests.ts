// Requests of the unread notifications: the list and marking as read (calls 20 and 78 in tests/contract/calls.json).
import { createCall, castResult } from '../../api/endpoint.ts';
import { notificationMarkRead, notificationUnreadList } from '../../api/endpoints/notifications.ts';
import type { RecordId } from '../../api/recordId.ts';
import type { RequestPorts } from '../data/ports.ts';
import { runRequest } from '../data/request.machine.ts';
import type { Notification } from '../../api/schemas/notifications.ts';

/** «Отметить прочитанными» needs every id, so one large page is read instead of ten. */
const LIMIT = 100;

/** Null when it could not be read. */
export async function fetchUnread(requests: RequestPorts, signal: AbortSignal): Promise<UnreadPage | null> {
  const call = createCall(notificationUnreadList, { query: { limit: LIMIT, offset: 0 } });
  const outcome = await runRequest(call, requests, signal);
  return outcome.ok ? castResult(notificationUnreadList, outcome.value) : null;
}

/** True when the server has marked it as read. */
export async function markNotificationRead(
  ids: readonly RecordId[],
  requests: RequestPorts,
  signal: AbortSignal,
): Promise<boolean> {
  const call = createCall(notificationMarkRead, { body: { notification_ids: [...ids] } });
  return (await runRequest(call, requests, signal)).ok;
}

export interface UnreadPage {
  readonly count: number;
  readonly results: readonly Notification[];
}
