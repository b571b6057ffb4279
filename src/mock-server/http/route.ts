// An endpoint tied to its handler: one uniform route, for the router and the pipeline.
import type { Endpoint } from '../../api/endpoint.ts';
import type { EndpointName, endpoints } from '../../api/endpoints/all.ts';
import type { Account } from '../domain/account.ts';
import type { AccessPolicy } from './authorization.ts';
import { createFieldFilter } from './fieldFilter.ts';
import type { HandlerResult, RequestHandler, HandlerInput } from './handler.ts';
import { preValidators } from '../routes/preValidators.ts';
import type { RouteDefinition } from './router.ts';
import { rejectHostileInput, getFormFields, parseBody, parseQuery } from './validate.ts';
import type { TransportBody } from './message.ts';

/** A call as the pipeline knows it: not yet parsed by the endpoint's schemas. */
export interface UnparsedInput extends Pick<HandlerInput, 'world' | 'rooms' | 'url' | 'after'> {
  readonly params: Readonly<Record<string, string>>;
  readonly body: TransportBody;
  readonly account: Account | null;
}

export interface Route extends RouteDefinition, AccessPolicy {
  readonly name: EndpointName;
  /** XSS and SQL warnings, validation, handler: the last three steps of a call. */
  handle(call: UnparsedInput): unknown;
}

/** Calls that pending agreements do not refuse (domain.md section 3, account gates). */
const OPEN_WHILE_PENDING: ReadonlySet<EndpointName> = new Set([
  'agreementList',
  'agreementAccept',
  'platformRuleList',
  'currentUser',
]);

/** A route of the mock: the endpoint, and the handler that answers it. */
export function createRoute<N extends EndpointName>(
  name: N,
  endpoint: (typeof endpoints)[N],
  handler: RequestHandler<(typeof endpoints)[N]>,
): Route {
  const told = createFieldFilter(endpoint);
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

function answered<E extends Endpoint>(
  name: EndpointName,
  endpoint: E,
  handler: RequestHandler<E>,
  call: UnparsedInput,
): HandlerResult<E> {
  const fields = getFormFields(call.body, endpoint.body);
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
