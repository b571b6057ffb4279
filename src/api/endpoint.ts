// What one call of the contract is: a typed constant that the client, the mock server, the tests and the docs all read.
import type * as v from 'valibot';
import type { Role } from './roles.ts';

export type HttpMethod = 'GET' | 'POST' | 'PATCH';
/** Who may make a call: everybody, or accounts of the listed types (spec section 6). */
export type Audience = 'public' | Role;

/** What a call reads or changes; a successful call that touches a tag makes the live queries that read it ask again. */
export type InvalidationTag =
  | 'account'
  | 'agreement'
  | 'chat'
  | 'contract'
  | 'custody'
  | 'deposit'
  | 'exchange'
  | 'fiat'
  | 'notification'
  | 'operation'
  | 'organization'
  | 'report'
  | 'submission'
  | 'trade'
  | 'ved'
  | 'wallet'
  | 'withdrawal';

export type InputSchema = Readonly<Record<string, v.GenericSchema>>;
type NoEntries = Readonly<Record<never, v.GenericSchema>>;
type EntriesInput<E extends InputSchema> = v.InferInput<v.ObjectSchema<E, undefined>>;

/** A file answer: bytes, their MIME type and the name of Content-Disposition. */
export interface DownloadedFile {
  readonly blob: Blob;
  readonly name: string | null;
}
export const BINARY_RESPONSE = 'binary';
/** What an export is: its extension, and the first bytes its answer must have. */
export type ExportKind = 'xlsx' | 'pdf';
export type ResponseSchema = v.GenericSchema | typeof BINARY_RESPONSE;

type Fields = Readonly<Record<string, unknown>>;
/** Whether a parsed row is one that the query requests; values of the query are texts, as they are sent. */
export type ResponseCheck = (row: Fields, query: Readonly<Record<string, string>>) => boolean;

interface Definition {
  readonly method: HttpMethod;
  /** The contract's path below /api/v1/, slashes and query to the letter; `{name}` is a path parameter. */
  readonly path: string;
  readonly roles: readonly Audience[];
  readonly query?: InputSchema;
  readonly body?: InputSchema;
  /** Default `json`; `multipart` skips null fields and sends each file of a list as its own part (spec section 5). */
  readonly encoding?: 'json' | 'multipart';
  readonly returns: ResponseSchema;
  /** Of an export; stored files may be of any kind. */
  readonly exports?: ExportKind;
  readonly reads?: readonly InvalidationTag[];
  readonly touches?: readonly InvalidationTag[];
  /** `false`: never retried on the account messages (spec section 7, reports/create/). */
  readonly retry?: false;
  /** `true`: its success closes no modal (design.md section 5: the modals' own calls and refresh). */
  readonly quiet?: true;
  /** `false`: sent without a bearer and a 401 is never answered by a refresh (auth, registration, recovery). */
  readonly bearer?: false;
  /** `true`: a write that leads nowhere without its answer (tokens, the id of a chat, the address of a file). */
  readonly answered?: true;
  /** How long, in milliseconds, an answer may be reused; only the sale requests have one (spec section 9). */
  readonly freshFor?: number;
  /** Of a list where a row of another kind would be dangerous: the filter is checked once more in the client. */
  readonly verify?: ResponseCheck;
}

/** A call of the contract. `P` path text, `Q` query entries, `B` body entries, `R` result schema or `binary`. */
export interface Endpoint<
  P extends string = string,
  Q extends InputSchema = InputSchema,
  B extends InputSchema = InputSchema,
  R extends ResponseSchema = ResponseSchema,
> {
  readonly method: HttpMethod;
  readonly path: P;
  readonly roles: readonly Audience[];
  readonly query: Q;
  readonly body: B;
  readonly encoding: 'json' | 'multipart';
  readonly returns: R;
  readonly exports: ExportKind | null;
  readonly reads: readonly InvalidationTag[];
  readonly touches: readonly InvalidationTag[];
  readonly retry: boolean;
  readonly quiet: boolean;
  readonly bearer: boolean;
  readonly answered: boolean;
  readonly freshFor: number;
  readonly verify: ResponseCheck | null;
}

type QueryOf<D extends Definition> = D extends { readonly query: infer Q extends InputSchema } ? Q : NoEntries;
type BodyOf<D extends Definition> = D extends { readonly body: infer B extends InputSchema } ? B : NoEntries;

/** Declares a call. Everything left out takes the contract's default: JSON body, retried, closes modals, no cache. */
export function defineEndpoint<const D extends Definition>(
  definition: D,
): Endpoint<D['path'], QueryOf<D>, BodyOf<D>, D['returns']>;
/* @__NO_SIDE_EFFECTS__ */
export function defineEndpoint(definition: Definition): Endpoint {
  return {
    query: {},
    body: {},
    encoding: 'json',
    exports: null,
    reads: [],
    touches: [],
    retry: true,
    quiet: false,
    bearer: true,
    answered: false,
    freshFor: 0,
    verify: null,
    ...definition,
  };
}

type PathParams<P extends string> = P extends `${string}{${infer Name}}${infer Rest}` ? Name | PathParams<Rest> : never;
type ParamsPart<P extends string> = [PathParams<P>] extends [never]
  ? { readonly params?: undefined }
  : { readonly params: Readonly<Record<PathParams<P>, string | number>> };
type RequiredPart<K extends string, E extends InputSchema> = [keyof E] extends [never]
  ? { readonly [k in K]?: undefined }
  : Partial<Record<string, never>> extends EntriesInput<E>
    ? { readonly [k in K]?: EntriesInput<E> }
    : { readonly [k in K]: EntriesInput<E> };

/** What the caller of `E` hands over: path parameters, query and body, each only where the call has them. */
export type EndpointInput<E extends Endpoint> = ParamsPart<E['path']> &
  RequiredPart<'query', E['query']> &
  RequiredPart<'body', E['body']>;

/** What a successful call of `E` gives back. */
export type EndpointResult<E extends Endpoint> = E['returns'] extends v.GenericSchema
  ? v.InferOutput<E['returns']>
  : DownloadedFile;

/** A call ready to send: endpoint and input, or the address of a neighbouring page. Made only by `createCall` and `pageOf`. */
export interface Call {
  readonly endpoint: Endpoint;
  readonly input: {
    readonly params?: Readonly<Record<string, string | number>> | undefined;
    readonly query?: Readonly<Record<string, unknown>> | undefined;
    readonly body?: Readonly<Record<string, unknown>> | undefined;
  };
  /** Full `next`/`previous` address of a list (contract row 95); checked by the client before anything is sent. */
  readonly url?: string;
  /** Idempotency key of a write; without one the client makes its own. */
  readonly key?: string;
}

/** Binds an endpoint to its typed input. */
export function createCall<E extends Endpoint>(
  target: E,
  ...[input]: {} extends EndpointInput<E> ? [EndpointInput<E>?] : [EndpointInput<E>]
): Call {
  return { endpoint: target, input: input ?? {} };
}

/** The same list, at the full address its `next` or `previous` gave; `input` is what the address asks for, if known. */
export function createPageCall(target: Endpoint, url: string, input: Call['input'] = {}): Call {
  return { endpoint: target, input, url };
}

/** Gives a result its type back: the client has already parsed `value` with the schema of `target` (design.md 3.4). */
export function castResult<E extends Endpoint>(target: E, value: unknown): EndpointResult<E>;
export function castResult(_target: Endpoint, value: unknown): unknown {
  return value;
}
