// Paths of all screen machines; a machine may have several entry points.
import * as chats from './machines/chats.ts';
import * as compliance from './machines/compliance.ts';
import * as pages from './machines/public.ts';
import * as records from './machines/records.ts';
import * as services from './machines/services.ts';
import type { StatePaths } from './paths.ts';

export const machinePaths: readonly StatePaths[] = [services, pages, chats, compliance, records].flatMap((group) =>
  Object.values<StatePaths | readonly StatePaths[]>({ ...group }).flat(),
);
