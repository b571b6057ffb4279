// The one React context of the app: services and root actors. Screens use the hooks beside this file.
import { createContext, use } from 'react';
import type { Services } from '../../../machines/app/services.ts';
import type { Environment } from '../../../machines/app/environment.ts';

export const ServicesContext = createContext<Services | null>(null);

export function useServices(): Services {
  const services = use(ServicesContext);
  if (!services) throw new Error('no services above this component');
  return services;
}

/** Spread into the options of every actor of a hook, beside its input. */
export function useActorOptions(): Pick<Environment, 'clock' | 'inspect'> {
  const { clock, inspect } = useServices().env;
  return { ...(clock ? { clock } : {}), ...(inspect ? { inspect } : {}) };
}
