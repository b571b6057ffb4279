// Builds the OpenAPI 3.1 document from the endpoint table. Pure: scripts/openapi.ts writes it, tests/contract/openapi.test.ts checks it.
import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { type EndpointName, endpoints } from '../src/api/endpoints/all.ts';
import { BINARY_RESPONSE, type Endpoint, type InputSchema } from '../src/api/endpoint.ts';
import * as fields from '../src/api/schemas/coercions.ts';
import { sourceSchema } from '../src/api/schemas/chats.ts';
import * as words from '../src/api/schemas/words.ts';
import {
  dayField,
  decimalField,
  flagField,
  instantField,
  integerField,
  isExtensionField,
  recordKeyField,
} from '../src/api/schemas/fields.ts';
import { ROLES } from '../src/api/roles.ts';
import { records } from './openapi.records.ts';
import { markFields } from './openapi.spec.ts';

type Json = object;
interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required: boolean;
  readonly schema: Json;
}
type Named = readonly [name: string, endpoint: Endpoint];

/** The document; endpoints with equal method and path (distinguished by query) become one operation. */
export function openApiDocument() {
  const paths: Record<string, Record<string, Json>> = {};
  for (const group of sameCalls()) {
    const [, first] = group[0];
    const path = `/${pathOf(first)}`;
    paths[path] = { ...paths[path], [first.method.toLowerCase()]: operationOf(group) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Меридиан API',
      version: '1',
      description:
        'Generated from src/api/endpoints by scripts/openapi.ts: do not edit. Amounts and rates are decimal strings, ' +
        'times ISO 8601 with an offset. A request field with x-extension is not named by the specification. A response field with x-spec is named by the specification (its section 3 or 7), one ' +
        'with x-extension is an extension of this contract: the client shows a dash, or less, without it. Neighbouring pages are fetched by the full URL in next and previous; the chat ' +
        'socket (/ws/chat/{chatId}/) is described in src/api/endpoints/chatSocket.ts.',
    },
    servers: [{ url: '/api/v1' }],
    security: [{ bearer: [] }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: recordSchemas(),
    },
  };
}

function sameCalls(): [Named, ...Named[]][] {
  const groups = new Map<string, [Named, ...Named[]]>();
  for (const named of Object.entries<Endpoint>(endpoints)) {
    const key = `${named[1].method} ${pathOf(named[1])}`;
    const group = groups.get(key);
    if (group) group.push(named);
    else groups.set(key, [named]);
  }
  return [...groups.values()];
}

function operationOf(group: readonly [Named, ...Named[]]): Json {
  const [name, first] = group[0];
  const targets = group.map(([, target]) => target);
  return {
    operationId: name,
    ...(group.length > 1 ? { 'x-endpoints': group.map(([other]) => other) } : {}),
    tags: [areaOf(first)],
    'x-roles': [...new Set(targets.flatMap(({ roles }) => roles))],
    ...(first.bearer ? {} : { security: [] }),
    ...marksOf(group),
    parameters: mergedParameters(targets),
    ...(Object.keys(first.body).length > 0 ? { requestBody: bodyOf(first) } : {}),
    responses: {
      '2XX': { description: 'Success', content: answersOf(group) },
      default: { description: 'A text of the error catalogue, or {field: [texts]} with status 400' },
    },
  };
}

/** Extensions that describe unusual client behaviour. */
function marksOf(group: readonly Named[]): Json {
  const fresh = group.filter(([, { maxAge }]) => maxAge > 0).map(([name, { maxAge }]) => [name, maxAge]);
  return {
    ...(group.every(([, { retry }]) => retry) ? {} : { 'x-retry': false }),
    ...(group.some(([, { keepsModals }]) => keepsModals) ? { 'x-keepsModals': true } : {}),
    ...(fresh.length > 0 ? { 'x-fresh-for-ms': Object.fromEntries(fresh) } : {}),
  };
}

/** A parameter is required if every variant requires it; different schemas become alternatives. */
function mergedParameters(targets: readonly Endpoint[]): Parameter[] {
  const all = targets.flatMap(parametersOf);
  return [...new Set(all.map(({ name }) => name))].map((name) => {
    const found = all.filter((parameter) => parameter.name === name);
    return {
      name,
      in: found.some((parameter) => parameter.in === 'path') ? 'path' : 'query',
      required: found.length === targets.length && found.every(({ required }) => required),
      schema: anyOf(found.map(({ schema }) => schema)),
    };
  });
}

function parametersOf(target: Endpoint): Parameter[] {
  const inPath = [...pathOf(target).matchAll(/\{(\w+)\}/g)].map(([, name = '']): Parameter => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const fixed = [...new URLSearchParams(target.path.split('?')[1])].map(([name, value]): Parameter => ({
    name,
    in: 'query',
    required: true,
    schema: value.startsWith('{') ? { type: 'string' } : { const: value },
  }));
  const free = Object.entries(target.query).map(([name, schema]): Parameter => ({
    name,
    in: 'query',
    required: isRequired(schema),
    schema: inline(schema),
  }));
  return [...inPath, ...fixed, ...free];
}

function bodyOf({ body, encoding }: Endpoint): Json {
  const mime = encoding === 'multipart' ? 'multipart/form-data' : 'application/json';
  return {
    required: Object.values(body).some(isRequired),
    content: { [mime]: { schema: markExtensions(objectOf(body), body) } },
  };
}

/** Marks request fields that the specification does not name. */
function markExtensions(schema: Json, body: InputSchema): Json {
  const { properties } = Object(schema);
  const marked = Object.entries<object>(properties).map(
    ([name, property]) =>
      [name, isExtensionField(body[name]) ? { ...property, 'x-extension': true } : property] as const,
  );
  return { ...schema, properties: Object.fromEntries<unknown>(marked) };
}

function answersOf(group: readonly Named[]): Json {
  const schemas = group.flatMap(([name, { response: returns }]) =>
    returns === BINARY_RESPONSE ? [] : [markFields(plain(returns), name)],
  );
  if (schemas.length === 0) return { 'application/octet-stream': {} };
  return { 'application/json': { schema: anyOf(schemas) } };
}

function anyOf(schemas: readonly Json[]): Json {
  const different = [...new Map(schemas.map((schema) => [JSON.stringify(schema), schema])).values()];
  return different.length > 1 ? { anyOf: different } : { ...different[0] };
}

function objectOf(entries: InputSchema): Json {
  return inline(v.object({ ...entries }));
}

/** Schemas of the contract's records, with marked fields. */
export function recordSchemas(): Record<string, object> {
  return Object.fromEntries(
    Object.entries(records).map(([name, schema]) => [name, markFields(plain(schema, name), name)]),
  );
}

/** Response schema of a call, with marked fields; null for a file. */
export function answerSchemaOf(name: EndpointName): object | null {
  const { response: returns }: Endpoint = endpoints[name];
  return returns === BINARY_RESPONSE ? null : markFields(plain(returns), name);
}

/** JSON Schema; records except `self` become references. */
function plain(schema: v.GenericSchema, self?: string): Json {
  return inline(schema, Object.fromEntries(Object.entries(records).filter(([name]) => name !== self)));
}

/** Converts with inline definitions; requests contain no records. */
function inline(schema: v.GenericSchema, definitions: Readonly<Record<string, v.GenericSchema>> = {}): Json {
  const {
    $schema: _schema,
    $defs: _defs,
    ...rest
  } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode: 'input',
    definitions,
    overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
    overrideAction: ({ valibotAction }) => (valibotAction.type === 'safe_integer' ? { type: 'integer' } : null),
    overrideSchema: ({ valibotSchema }) => WIRE.get(valibotSchema) ?? binary(valibotSchema),
  });
  return rest;
}

/** Field schemas that accept several formats, with the single format of the contract. */
const WIRE = new Map<v.BaseSchema<unknown, unknown, v.BaseIssue<unknown>>, JsonSchema>([
  [integerField, { type: 'integer' }],
  [recordKeyField, { type: 'integer' }],
  [fields.recordIdSchema.pipe[0], { type: 'integer' }],
  [fields.referenceSchema.pipe[0], { type: 'integer' }],
  [fields.stringSchema.pipe[0], { type: 'string' }],
  [fields.shortTextSchema.pipe[0], { type: 'string' }],
  [fields.longTextSchema.pipe[0], { type: 'string' }],
  [fields.fileUrlSchema.pipe[0], { type: 'string' }],
  ...Object.values(words).map((word) => [word.pipe[0], { type: 'string' }] as const),
  [fields.codeSchema.pipe[0], { type: 'string' }],
  [fields.amountSchema.pipe[0], { type: 'string', pattern: String.raw`^-?\d+(\.\d+)?$` }],
  [fields.percentSchema.pipe[0], { type: ['number', 'string'] }],
  [fields.countSchema.pipe[0], { type: 'integer' }],
  [fields.booleanSchema.pipe[0], { type: 'boolean' }],
  [fields.timestampSchema.pipe[0], { type: 'string', format: 'date-time' }],
  [fields.dateSchema.pipe[0], { type: 'string', format: 'date' }],
  [fields.roleSchema.pipe[0], { enum: [...ROLES] }],
  [sourceSchema.pipe[0], { enum: ['LiquidityProvider', 'Participant'] }],
  [flagField, { type: 'boolean' }],
  [decimalField, { type: 'string', pattern: String.raw`^-?\d+(\.\d+)?$` }],
  [instantField, { type: 'string', format: 'date-time' }],
  [dayField, { type: 'string', format: 'date' }],
]);

function binary(schema: { readonly type: string }): JsonSchema | null {
  return schema.type === 'instance' ? { type: 'string', format: 'binary' } : null;
}

function isRequired(schema: v.GenericSchema): boolean {
  return !v.safeParse(schema, undefined).success;
}

function pathOf({ path }: Endpoint): string {
  return path.split('?')[0] ?? path;
}

/** The resource in the path, e.g. `trades`. */
function areaOf({ path }: Endpoint): string {
  return path.replace('authorized_organization/', '').split(/[/?]/)[0] ?? path;
}
