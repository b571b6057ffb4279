// An endpoint tied to its handler: one uniform route, for the router and the pipeline.
import type { Endpoint } from '../../api/endpoint.ts';
import type { EndpointName, endpoints } from '../../api/endpoints/all.ts';
import type { Account } from '../domain/account.ts';
import type { Guarded } from './authorization.ts';
import { publicFields } from './fieldFilter.ts';
import type { Answer, Handler, HandlerCall } from './handler.ts';
import { checksBeforeValidation } from '../routes/preValidators.ts';
import type { Routable } from './router.ts';
import { checkHostile, fieldsOf, parseBody, parseQuery } from './validate.ts';
import type { WireBody } from './message.ts';

/** A call as the pipeline knows it: not yet parsed by the endpoint's schemas. */
export interface RawCall extends Pick<HandlerCall, 'world' | 'rooms' | 'url' | 'after'> {
  readonly params: Readonly<Record<string, string>>;
  readonly body: WireBody;
  readonly account: Account | null;
}

export interface Route extends Routable, Guarded {
  readonly name: EndpointName;
  /** XSS and SQL warnings, validation, handler: the last three steps of a call. */
  handle(call: RawCall): unknown;
}

/** Calls that pending agreements do not refuse (domain.md section 3, account gates). */
const OPEN_WHILE_PENDING: ReadonlySet<EndpointName> = new Set([
  'agreementList',
  'agreementAccept',
  'platformRuleList',
  'currentUser',
]);

/** A route of the mock: the endpoint, and the handler that answers it. */
export function routeOf<N extends EndpointName>(
  name: N,
  endpoint: (typeof endpoints)[N],
  handler: Handler<(typeof endpoints)[N]>,
): Route {
  const told = publicFields(endpoint);
  return {
    name,
    endpoint,
    method: endpoint.method,
    path: endpoint.path,
    query: endpoint.query,
    isSignOut: name === 'signOut',
    isOpenWhilePending: OPEN_WHILE_PENDING.has(name),
    handle: (call) => told(answered(name, endpoint, handler, call)),
  };
}

function answered<E extends Endpoint>(name: EndpointName, endpoint: E, handler: Handler<E>, call: RawCall): Answer<E> {
  const fields = fieldsOf(call.body, endpoint.body);
  checkHostile(fields);
  checksBeforeValidation[name]?.(fields);
  const query = parseQuery(endpoint, call.url.searchParams);
  const body = parseBody(endpoint, fields);
  const { params, account, world, rooms, url, after } = call;
  return handler({
    params,
    query,
    body,
    get account() {
      if (account === null) throw new Error(`${name} is public: nobody is signed in`);
      return account;
    },
    world,
    rooms,
    url,
    after,
  });
}
