// Checks a read call: status, body, shape, list form, and for pages limit, offset, links and filters.
import { isRecord } from '../../../src/api/lib/isRecord.ts';
import { API_BASE } from '../../../src/api/basePaths.ts';
import { getContractAnswer } from './contract.ts';
import { type ApiAnswer, type SendApiRequest, isRedirect, isSuccess } from './http.ts';
import { type PlannedInput, type PlannedCall, type Row, buildCallPath, isFile, getListForm } from './plan.ts';
import { Findings, type ReportLine } from './report.ts';
import type { CheckShape } from './shape.ts';

export interface ReadContext {
  readonly send: SendApiRequest;
  readonly base: string;
  readonly token: string;
  readonly account: string;
  readonly shape: CheckShape;
}
type Reading = ReadContext & {
  readonly planned: PlannedCall;
  readonly input: PlannedInput;
  readonly findings: Findings;
};

const ENOUGH = '50';
const DATE = /^\d{4}-\d\d-\d\d/; // filters by date name the end of a period
/** Query parameters that select another list instead of filtering a field. */
const NO_FILTERS: ReadonlySet<string> = new Set([
  'limit',
  'offset',
  'limitDirty',
  'offsetDirty',
  'type',
  'no_pagination',
]);

export interface ReadResult {
  readonly line: ReportLine;
  readonly rows: readonly Row[];
}

export async function readCall(reader: ReadContext, planned: PlannedCall, input: PlannedInput): Promise<ReadResult> {
  const reading: Reading = { ...reader, planned, input, findings: new Findings() };
  const { name, endpoint } = planned;
  const about = { name, account: reader.account, method: endpoint.method, path: endpoint.path };
  const isPaged = 'limit' in endpoint.query;
  const answer = await request(reading, isPaged ? { limit: '10', offset: '0' } : {});
  const rows = isSuccess(answer) ? await readBody(reading, answer) : [];
  if (!isSuccess(answer)) reportStatus(answer, reading.findings);
  return {
    line: reading.findings.line(about, answer, isFile(endpoint) || answer.json === undefined ? null : rows.length),
    rows,
  };
}

/** Sends a request; reports a redirect as a difference and follows it once, so that the rest can be checked. */
async function request(
  { send, planned, input, token, findings }: Reading,
  more: Readonly<Record<string, string>>,
): Promise<ApiAnswer> {
  const answer = await send({ path: buildCallPath(planned.endpoint, input, more), token });
  if (!isRedirect(answer)) return answer;
  findings.differ('redirect', `${answer.status}: the path of the contract leads elsewhere, each call is sent twice`);
  const target = answer.location?.startsWith(API_BASE) ? answer.location.slice(API_BASE.length) : null;
  return target === null ? answer : send({ path: target, token });
}

export function reportStatus({ status, type }: ApiAnswer, findings: Findings): void {
  const meaning: Readonly<Record<number, string>> = {
    404: 'the call does not exist',
    405: 'the method is not allowed',
  };
  findings.differ('status', `${status}${meaning[status] === undefined ? '' : ` (${meaning[status]})`} instead of 2xx`);
  if (!type.includes('json')) findings.differ('body', `${type === '' ? 'no content type' : type} in a refusal`);
}

async function readBody(reading: Reading, answer: ApiAnswer): Promise<readonly Row[]> {
  const { planned, findings, shape } = reading;
  const schema = getContractAnswer(planned.name);
  if (schema === null) {
    if (/json|html/.test(answer.type) || answer.size === 0)
      findings.differ('body', `${answer.type} of ${answer.size} bytes instead of a file`);
    return [];
  }
  const { json } = answer;
  if (json === undefined) {
    findings.differ('body', `${answer.type === '' ? 'nothing' : answer.type} instead of JSON`);
    return [];
  }
  if (isRecord(json) && (json['success'] === false || json['status'] === 'error'))
    findings.differ('success', 'a failure with a status of success');
  const form = getListForm(schema);
  if (form === 'record') {
    shape(json, schema, findings);
    return [];
  }
  const rows = getRows(json);
  if (rows === null) {
    findings.differ('list', `neither an array nor a page`);
    return [];
  }
  if (form === 'page' && Array.isArray(json)) findings.differ('list', 'an array instead of a page');
  if (form === 'array' && !Array.isArray(json)) findings.differ('list', 'a page instead of an array');
  if (isRecord(json) && typeof json['count'] !== 'number') findings.differ('count', 'the page names no count');
  shapeRows(reading, schema, rows);
  if (form === 'page' && isRecord(json)) await checkPaging(reading, json, rows);
  if (form === 'page') await checkFilters(reading, rows);
  return rows;
}

function shapeRows({ shape, findings }: Reading, schema: object, rows: readonly Row[]): void {
  const json = isRecord(schema) ? schema : {};
  const { properties } = json;
  const list = isRecord(properties) ? properties['results'] : json;
  const items = isRecord(list) ? list['items'] : undefined;
  if (isRecord(items)) for (const row of rows.slice(0, Number(ENOUGH))) shape(row, items, findings);
}

/** The rows of an array or a page; null for anything else. */
export function getRows(json: unknown): readonly Row[] | null {
  const rows = isRecord(json) ? json['results'] : json;
  return Array.isArray(rows) ? rows.filter(isRecord) : null;
}

const same = (a: Row | undefined, b: Row | undefined) => JSON.stringify(a) === JSON.stringify(b);

async function checkPaging(reading: Reading, page: Row, rows: readonly Row[]): Promise<void> {
  const { findings, planned, send, token } = reading;
  if (rows.length > 10) findings.differ('limit', `${rows.length} rows for limit=10`);
  if (!('limit' in planned.endpoint.query) || rows.length < 2) return;
  const one = await request(reading, { limit: '1', offset: '0' });
  const first = getRows(one.json) ?? [];
  if (first.length !== 1) findings.differ('limit', `${first.length} rows for limit=1`);
  const second = getRows((await request(reading, { limit: '1', offset: '1' })).json) ?? [];
  if (first.length === 1 && !same(second[0], rows[1]))
    findings.differ('limit', 'offset=1 does not begin at the second row');
  const { next } = isRecord(one.json) ? one.json : page;
  const path = nextPath(reading, next);
  if (path === null || first.length !== 1) return;
  const third = getRows((await send({ path, token })).json) ?? [];
  if (!same(third[0], rows[1])) findings.differ('next', 'next does not lead to the following row');
}

const bare = (path: string) => path.replace(/\/$/, '');

/** Path and query of a link to the next page, below /api/v1/; null when it is none. */
function nextPath({ base, findings, planned }: Reading, next: unknown): string | null {
  if (typeof next !== 'string') {
    findings.differ('next', 'no link to the next page although there are more rows');
    return null;
  }
  const own = new URL(base);
  const given = new URL(next, own);
  if (given.host !== own.host) findings.differ('next', 'the link names another host');
  else if (given.protocol !== own.protocol) findings.differ('next', 'the link names another protocol');
  const expected = API_BASE + buildCallPath(planned.endpoint, { params: {}, query: {} }).split('?')[0];
  if (!planned.endpoint.path.includes('{') && bare(given.pathname) !== bare(expected)) {
    findings.differ('next', 'the link names another path');
    return null;
  }
  return given.pathname.slice(API_BASE.length) + given.search;
}

/** A filter that names a field of the row must leave only rows with that value. */
async function checkFilters(reading: Reading, rows: readonly Row[]): Promise<void> {
  const { planned, input, findings } = reading;
  const paged = 'limit' in planned.endpoint.query ? { limit: ENOUGH, offset: '0' } : {};
  for (const filter of Object.keys(planned.endpoint.query)) {
    if (NO_FILTERS.has(filter) || filter in input.query) continue;
    const value = distinguishing(rows, filter);
    if (value === null || DATE.test(value)) continue;
    const answer = await request(reading, { ...paged, [filter]: value });
    if (!isSuccess(answer)) {
      findings.differ('filter', `${filter}: status ${answer.status}`);
      continue;
    }
    const found = getRows(answer.json) ?? [];
    const wrong = found.filter((row) => !textOf(row[filter]).toLowerCase().includes(value.toLowerCase()));
    if (found.length === 0) findings.differ('filter', `${filter}: finds nothing although a row has the value`);
    else if (wrong.length > 0)
      findings.differ('filter', `${filter}: ${wrong.length} of ${found.length} rows have another value`);
  }
}

/** A value that only some rows have; null when the rows cannot decide. */
function distinguishing(rows: readonly Row[], field: string): string | null {
  const values = rows.map((row) => textOf(row[field]));
  const chosen = values.find(
    (value) => value !== '' && values.some((other) => !other.toLowerCase().includes(value.toLowerCase())),
  );
  return chosen ?? null;
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}
