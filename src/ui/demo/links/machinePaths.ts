// The ways of all screen machines, in one list: a machine may have several, each with openings of its own.
import * as chats from './machines/chats.ts';
import * as compliance from './machines/compliance.ts';
import * as pages from './machines/public.ts';
import * as records from './machines/records.ts';
import * as services from './machines/services.ts';
import type { StatePaths } from './paths.ts';

export const machinePaths: readonly StatePaths[] = [services, pages, chats, compliance, records].flatMap((group) =>
  Object.values<StatePaths | readonly StatePaths[]>({ ...group }).flat(),
);
