// Binds an endpoint to its handler as a uniform route for router and pipeline.
import type { Endpoint } from '../../api/endpoint.ts';
import type { EndpointName, endpoints } from '../../api/endpoints/all.ts';
import type { Account } from '../domain/account.ts';
import type { AccessPolicy } from './authorization.ts';
import { createFieldFilter } from './fieldFilter.ts';
import type { HandlerResult, RequestHandler, HandlerInput } from './handler.ts';
import { preValidators } from '../routes/preValidators.ts';
import type { RouteDefinition } from './router.ts';
import { rejectHostileInput, getBodyFields, parseBody, parseQuery } from './validate.ts';
import type { TransportBody } from './message.ts';

/** Input before it is parsed by the endpoint's schemas. */
export interface UnparsedInput extends Pick<HandlerInput, 'world' | 'rooms' | 'url' | 'after'> {
  readonly params: Readonly<Record<string, string>>;
  readonly body: TransportBody;
  readonly account: Account | null;
}

export interface Route extends RouteDefinition, AccessPolicy {
  readonly name: EndpointName;
  /** The last three steps of a call: XSS and SQL check, validation, handler. */
  handle(call: UnparsedInput): unknown;
}

/** Calls allowed while agreements are pending. */
const OPEN_WHILE_PENDING: ReadonlySet<EndpointName> = new Set([
  'agreementList',
  'agreementAccept',
  'platformRuleList',
  'currentUser',
]);

export function createRoute<N extends EndpointName>(
  name: N,
  endpoint: (typeof endpoints)[N],
  handler: RequestHandler<(typeof endpoints)[N]>,
): Route {
  const filterFields = createFieldFilter(endpoint);
  return {
    name,
    endpoint,
    method: endpoint.method,
    path: endpoint.path,
    query: endpoint.query,
    isSignOut: name === 'signOut',
    isOpenWhilePending: OPEN_WHILE_PENDING.has(name),
    handle: (call) => filterFields(answered(name, endpoint, handler, call)),
  };
}

function answered<E extends Endpoint>(
  name: EndpointName,
  endpoint: E,
  handler: RequestHandler<E>,
  call: UnparsedInput,
): HandlerResult<E> {
  const fields = getBodyFields(call.body, endpoint.body);
  rejectHostileInput(fields);
  preValidators[name]?.(fields);
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
