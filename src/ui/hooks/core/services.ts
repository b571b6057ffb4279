// The one React context of the app: services and root actors. Screens use the hooks beside this file.
import { createContext, use } from 'react';
import type { Services } from '../../../machines/app/app.machine.ts';

export const ServicesContext = createContext<Services | null>(null);

export function useServices(): Services {
  const services = use(ServicesContext);
  if (!services) throw new Error('no services above this component');
  return services;
}
