// A report is ready two seconds after it was ordered: the first call that reads reports or notifications finishes it.
import { notifyOperator } from '../notify.ts';
import type { Database } from '../../db/database.ts';

/** How long making a report takes (domain.md row 24). */
export const REPORT_GENERATION_MS = 2000;

/** Finishes every report whose time has come and tells the operator; call it before reports or notes are read. */
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
