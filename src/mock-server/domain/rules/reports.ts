// A report is ready two seconds after its creation: the first call that reads reports or notifications completes it.
import { notifyOperator } from '../notify.ts';
import type { Database } from '../../db/database.ts';

/** Duration of report generation (contract row 24). */
export const REPORT_GENERATION_MS = 2000;

/** Completes due reports and notifies the operator; call it before reading reports or notifications. */
export function completeDueReports(world: Database): void {
  const now = world.clock.now();
  const due = world
    .sortedBy('reports', 'status', 'processing')
    .filter(({ ready_at }) => ready_at !== null && ready_at <= now);
  for (const report of due) {
    world.put('reports', { ...report, status: 'ready', ready_at: null });
    notifyOperator(world, 'report_ready', {});
  }
}
