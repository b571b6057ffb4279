// Typed contract between an endpoint and its handler.
import type * as v from 'valibot';
import type { BINARY_RESPONSE, Endpoint, InputSchema } from '../../api/endpoint.ts';
import type { EndpointName, endpoints } from '../../api/endpoints/all.ts';
import type { Account } from '../domain/account.ts';
import type { FileResponse, HttpError, StatusResponse } from './response.ts';
import type { ChatRooms } from '../transports/socket/chatRooms.ts';
import type { Database } from '../db/database.ts';

type Parsed<E extends InputSchema> = v.InferOutput<v.ObjectSchema<E, undefined>>;
type ParamNames<P extends string> = P extends `${string}{${infer Name}}${infer Rest}` ? Name | ParamNames<Rest> : never;

/** Input of a handler: path parameters as text, query and body parsed by the endpoint's schemas. */
export interface HandlerInput<E extends Endpoint = Endpoint> {
  readonly params: Readonly<Record<ParamNames<E['path']>, string>>;
  readonly query: Parsed<E['query']>;
  readonly body: Parsed<E['body']>;
  /** The calling account; reading it in a public call throws a programming error. */
  readonly account: Account;
  readonly world: Database;
  readonly rooms: ChatRooms;
  /** The full URL, needed for `next` and `previous`. */
  readonly url: URL;
  /** Runs once the changes are stored, so that socket frames never precede stored data. */
  readonly after: (effect: () => void) => void;
}

type Body<E extends Endpoint> = E['response'] extends v.GenericSchema ? v.InferInput<E['response']> : never;
export type HandlerResult<E extends Endpoint> =
  | (E['response'] extends typeof BINARY_RESPONSE ? FileResponse : Body<E> | StatusResponse<Body<E>>)
  | HttpError;

/** Synchronous, so that a call is one transaction: it commits as a whole or, when it throws, changes nothing. */
export type RequestHandler<E extends Endpoint> = (call: HandlerInput<E>) => HandlerResult<E>;

/** Handlers by endpoint name; each domain's file declares its own with `satisfies Partial<Handlers>`. */
export type RequestHandlers = { readonly [N in EndpointName]: RequestHandler<(typeof endpoints)[N]> };
/** Handler input of an endpoint, for helper functions. */
export type HandlerInputOf<N extends EndpointName> = HandlerInput<(typeof endpoints)[N]>;
