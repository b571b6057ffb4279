// Endpoint definitions of the API as typed constants, shared by client, mock server, tests and docs.
import type * as v from 'valibot';
import type { Role } from './roles.ts';

export type HttpMethod = 'GET' | 'POST' | 'PATCH';
/** Roles that may make a call: all, or accounts of the listed types. */
export type Audience = 'public' | Role;

/** A tag of data that calls read or write; a successful write refetches the active queries of its tags. */
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

/** A file response: content and the name of Content-Disposition. */
export interface DownloadedFile {
  readonly blob: Blob;
  readonly name: string | null;
}
/** `response` of an endpoint that returns a file. */
export const BINARY_RESPONSE = 'binary';
/** Kind of an export: its extension, checked against the first bytes of the response. */
export type ExportKind = 'xlsx' | 'pdf';
export type ResponseSchema = v.GenericSchema | typeof BINARY_RESPONSE;

type Fields = Readonly<Record<string, unknown>>;
/** Whether a parsed row matches the query; query values are text, as they are sent. */
export type ResponseCheck = (row: Fields, query: Readonly<Record<string, string>>) => boolean;

interface Definition {
  readonly method: HttpMethod;
  /** Path below /api/v1/ exactly as in the contract, with slashes and query; `{name}` is a path parameter. */
  readonly path: string;
  readonly roles: readonly Audience[];
  readonly query?: InputSchema;
  readonly body?: InputSchema;
  /** Default `json`. `multipart` skips null fields and sends each file of a list as its own part. */
  readonly encoding?: 'json' | 'multipart';
  readonly response: ResponseSchema;
  /** Set for exports; other files may be of any type. */
  readonly exports?: ExportKind;
  readonly tags?: readonly InvalidationTag[];
  readonly invalidates?: readonly InvalidationTag[];
  /** `false`: not retried after account refusals. */
  readonly retry?: false;
  /** `true`: its success closes no modal (calls made by the modals themselves, and the token refresh). */
  readonly keepsModals?: true;
  /** `false`: sent without a token, and a 401 causes no refresh (sign-in, registration, recovery). */
  readonly bearer?: false;
  /** `true`: a write whose response is needed to continue (tokens, the id of a chat, the URL of a file). */
  readonly requiresResponse?: true;
  /** How long a response may be reused, in ms; only for the sale requests. */
  readonly maxAge?: number;
  /** For lists where an unfiltered row would be dangerous: the client checks the filter again. */
  readonly verify?: ResponseCheck;
}

/** An endpoint. `P` path, `Q` query entries, `B` body entries, `R` result schema or `binary`. */
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
  readonly response: R;
  readonly exports: ExportKind | null;
  readonly tags: readonly InvalidationTag[];
  readonly invalidates: readonly InvalidationTag[];
  readonly retry: boolean;
  readonly keepsModals: boolean;
  readonly bearer: boolean;
  readonly requiresResponse: boolean;
  readonly maxAge: number;
  readonly verify: ResponseCheck | null;
}

type QueryOf<D extends Definition> = D extends { readonly query: infer Q extends InputSchema } ? Q : NoEntries;
type BodyOf<D extends Definition> = D extends { readonly body: infer B extends InputSchema } ? B : NoEntries;

/** Defines an endpoint. Defaults: JSON body, retried, closes modals, no cache. */
export function defineEndpoint<const D extends Definition>(
  definition: D,
): Endpoint<D['path'], QueryOf<D>, BodyOf<D>, D['response']>;
/* @__NO_SIDE_EFFECTS__ */
export function defineEndpoint(definition: Definition): Endpoint {
  return {
    query: {},
    body: {},
    encoding: 'json',
    exports: null,
    tags: [],
    invalidates: [],
    retry: true,
    keepsModals: false,
    bearer: true,
    requiresResponse: false,
    maxAge: 0,
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

/** Input of a call of `E`: path parameters, query and body, as far as the endpoint has them. */
export type EndpointInput<E extends Endpoint> = ParamsPart<E['path']> &
  RequiredPart<'query', E['query']> &
  RequiredPart<'body', E['body']>;

/** Result of a successful call of `E`. */
export type EndpointResult<E extends Endpoint> = E['response'] extends v.GenericSchema
  ? v.InferOutput<E['response']>
  : DownloadedFile;

/**
 * A call ready to send: endpoint with input, or with the URL of an adjacent page. Created by `createCall` and
 * `createPageCall`.
 */
export interface Call {
  readonly endpoint: Endpoint;
  readonly input: {
    readonly params?: Readonly<Record<string, string | number>> | undefined;
    readonly query?: Readonly<Record<string, unknown>> | undefined;
    readonly body?: Readonly<Record<string, unknown>> | undefined;
  };
  /** Full `next`/`previous` URL of a list (contract row 95); the client checks it before sending. */
  readonly url?: string;
  /** Idempotency key of a write; without one the client generates it. */
  readonly key?: string;
  /** The caller reads the following pages itself, so the client does not complete a page that is shorter than requested. */
  readonly isPagedByCaller?: true;
}

/** Creates a call from an endpoint and its typed input. */
export function createCall<E extends Endpoint>(
  target: E,
  ...[input]: {} extends EndpointInput<E> ? [EndpointInput<E>?] : [EndpointInput<E>]
): Call {
  return { endpoint: target, input: input ?? {} };
}

/** Creates a call for the full URL in `next` or `previous` of a list. `input` is the equivalent input, if known. */
export function createPageCall(target: Endpoint, url: string, input: Call['input'] = {}): Call {
  return { endpoint: target, input, url };
}

/** Casts a value that the client has already parsed with the schema of `target`. */
export function castResult<E extends Endpoint>(target: E, value: unknown): EndpointResult<E>;
export function castResult(_target: Endpoint, value: unknown): unknown {
  return value;
}
