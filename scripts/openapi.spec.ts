// Marks the response fields of docs/openapi.json: named by the specification (`x-spec`) or our extension (`x-extension`).
import named from '../tests/contract/spec-fields.json' with { type: 'json' };

type Json = Readonly<Record<string, unknown>>;
type Fields = Readonly<Record<string, string>>;

const responses: Readonly<Record<string, Fields>> = named.responses;

/**
 * Marks every property of a response; records are marked where they are defined. A field is required if the specification
 * names it unconditionally.
 * @param name of the record, or of the endpoint with an inline response
 */
export function markFields(schema: object, name: string): object {
  if (!isJson(schema)) return schema;
  const { properties, items, anyOf } = schema;
  if (Array.isArray(anyOf)) return { ...schema, anyOf: anyOf.map((one: unknown) => markIfObject(one, name)) };
  if (isJson(items)) return { ...schema, items: markFields(items, name) };
  if (!isJson(properties)) return schema;
  if (!('results' in properties)) return markProperties(schema, properties, responses[name]);
  const rows = markIfObject(properties['results'], name);
  return markProperties(schema, { ...properties, results: rows }, responses['Page']);
}

function markIfObject(schema: unknown, name: string): unknown {
  return isJson(schema) ? markFields(schema, name) : schema;
}

function markProperties(schema: Json, properties: Json, fields: Fields = {}): Json {
  const marked = Object.entries(properties).map(([field, property]) => {
    const [section, condition] = fields[field]?.split(' ') ?? [];
    const mark = section === undefined ? { 'x-extension': true } : { 'x-spec': `section ${section}` };
    const isConditional = condition === undefined ? {} : { 'x-conditional': true };
    return [field, { ...(isJson(property) ? property : {}), ...mark, ...isConditional }] as const;
  });
  const required = Object.keys(properties).filter(
    (field) => fields[field] !== undefined && !fields[field].includes(' '),
  );
  return { ...schema, properties: Object.fromEntries<unknown>(marked), required };
}

function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
