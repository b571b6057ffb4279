// Route table: every endpoint of the contract with its handler.
import { type EndpointName, endpoints } from '../../api/endpoints/all.ts';
import { handlers } from '../routes/all.ts';
import { type Route, createRoute } from './route.ts';

export const routes: readonly Route[] = Object.keys(endpoints)
  .filter((name) => isEndpointName(name))
  .map((name) => routeFor(name, endpoints[name]));

function isEndpointName(name: string): name is EndpointName {
  return Object.hasOwn(endpoints, name);
}

function routeFor<N extends EndpointName>(name: N, endpoint: (typeof endpoints)[N]): Route {
  return createRoute(name, endpoint, handlers[name]);
}
