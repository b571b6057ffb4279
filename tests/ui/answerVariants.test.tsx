// @vitest-environment jsdom
// Every screen over responses in the forms of other backends. Another form of the same response shows the same page.
// Missing, null or mistyped fields affect only themselves: every row stays, nothing hangs, no page is blank.
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Endpoint } from '../../src/api/endpoint.ts';
import { endpoints } from '../../src/api/endpoints/all.ts';
import { API_BASE } from '../../src/api/basePaths.ts';
import { createRouter } from '../../src/mock-server/http/router.ts';
import {
  UNREADABLE_VARIANTS,
  EQUIVALENT_VARIANTS,
  copyRow,
  getFieldSchemas,
  isObject,
  isOptional,
  getFieldKind,
  applyVariant,
  getRowSchema,
  toUuid,
  makeUnreadable,
  restoreIds,
} from '../support/answerVariants.ts';
import { figure } from '../support/figure.ts';
import { json } from '../support/fakeApi.ts';
import {
  VISITORS,
  type Visitor,
  addressOf,
  closeWatchedApp,
  loadEverything,
  openWatchedApp,
  screensOf,
  settled,
  visit,
} from './watchedApp.setup.tsx';

type Row = Readonly<Record<string, unknown>>;
/** One read of a screen. */
interface Read {
  readonly endpoint: Endpoint;
  readonly query: URLSearchParams;
  /** The path of the screen. */
  readonly screen: string;
  /** The body of the mock, at another limit where one is given. */
  readonly body: (limit?: number) => Promise<unknown>;
}
type Change = (read: Read) => Promise<unknown>;

const find = createRouter(Object.values<Endpoint>(endpoints));
const counts = { screens: 0, combinations: 0 };
const combinations = new Set<string>();
beforeAll(loadEverything);
afterEach(closeWatchedApp);
afterAll(() => {
  counts.combinations = combinations.size;
  console.info('answer variants', counts);
  figure('answerVariants', counts);
});

/** Calls of the frame and the session; they have separate tests. */
const SESSION = /^auth\/jwt/;

interface Walk {
  readonly visitor: Visitor;
  readonly change: Change;
  readonly address: (path: string) => string;
  /** Leaves out other screens. */
  readonly visits?: (path: string) => boolean;
}

interface Seen {
  readonly heading: string;
  readonly text: string;
  readonly rows: readonly string[];
  readonly problems: readonly string[];
}

const main = () => document.querySelector('main') ?? document.body;
const busy = () => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT); // faster than a selector
  while (walker.nextNode()) {
    const element = walker.currentNode;
    if (!(element instanceof Element)) continue;
    if (element.getAttribute('aria-busy') === 'true' && element.closest('main, dialog')) return true;
    if (element.getAttribute('role') === 'status' && element.textContent === 'Загрузка...') return true;
  }
  return false;
};
/** The texts of an element, apart from each other. */
function textOf(element: Element | null): string {
  if (!element) return '';
  const texts: string[] = [];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode.nodeValue ?? '');
  return restoreIds(texts.join('|'));
}
const shown = () => [main(), ...document.querySelectorAll('dialog[open]')].map(textOf).join('\n');
const RAW = /undefined|NaN|\[object|Invalid Date|null/;

async function rest(): Promise<boolean> {
  let before = '';
  for (let turns = 0; turns < 60; turns += 1) {
    await settled(3);
    const now = shown();
    if (now === before && !busy()) return true;
    before = now;
  }
  return false;
}

function seen(isAtRest: boolean): Seen {
  const text = shown();
  const problems: string[] = [];
  if (!isAtRest) problems.push('waits without end');
  if (textOf(main()).trim() === '' || !document.querySelector('h1')) problems.push('blank');
  const raw = RAW.exec(text);
  if (raw) problems.push(`raw value: ${text.slice(Math.max(0, raw.index - 20), raw.index + 20)}`);
  const rows = [...document.querySelectorAll('main tbody tr, [role=log] article')].map(textOf);
  return { heading: textOf(document.querySelector('h1')), text, rows, problems };
}

/** Visits every screen of an account. */
async function walk({ visitor, change, address, visits }: Walk): Promise<ReadonlyMap<string, Seen>> {
  let path = '';
  const setup = await openWatchedApp({
    visitor,
    async between({ method, path: called, query }, answer) {
      const search = new URLSearchParams(restoreIds(query));
      const below = restoreIds(called).slice(API_BASE.length);
      const found = find(method, below, search);
      if (method !== 'GET' || !called.startsWith(API_BASE) || found.kind !== 'route' || SESSION.test(below))
        return answer();
      const read = (params: URLSearchParams) =>
        answer(`${API_BASE}${below}${params.size > 0 ? `?${params.toString()}` : ''}`);
      const first = await read(search);
      if (!first.ok || found.route.response === 'binary') return first;
      const text = await first.text();
      const body = async (limit?: number): Promise<unknown> => {
        if (limit === undefined) return JSON.parse(text);
        const params = new URLSearchParams(search);
        for (const name of ['limit', 'limitDirty']) if (params.has(name)) params.set(name, String(limit));
        for (const name of ['offset', 'offsetDirty']) if (params.has(name)) params.set(name, '0');
        return (await read(params)).json();
      };
      return json(200, await change({ endpoint: found.route, query: search, screen: path, body }));
    },
  });
  const screens = new Map<string, Seen>();
  for (const at of screensOf(visitor.area).map(addressOf)) {
    if (visits?.(at) === false) continue;
    path = at;
    setup.clock.increment(31_000); // nothing is kept longer
    await visit(address(at));
    screens.set(at, seen(await rest()));
    counts.screens += 1;
  }
  closeWatchedApp();
  return screens;
}

const asIs: Change = ({ body }) => body();
const same = (path: string) => path;

const walked = new Map<Visitor, Promise<ReadonlyMap<string, Seen>>>();
/** The screens over the responses of the contract. */
function straightOf(visitor: Visitor): Promise<ReadonlyMap<string, Seen>> {
  const known = walked.get(visitor) ?? walk({ visitor, change: asIs, address: same });
  walked.set(visitor, known);
  return known;
}

function noteFields(name: string, { endpoint }: Read, body: unknown): void {
  const row = getRowSchema(endpoint.response);
  const value = Array.isArray(body)
    ? body[0]
    : isObject(body) && Array.isArray(body['results'])
      ? body['results'][0]
      : body;
  for (const field of Object.keys(getFieldSchemas(row ?? endpoint.response, isObject(value) ? value : {}) ?? {}))
    combinations.add(`${endpoint.path} ${field} ${name}`);
}

const listOf = (body: unknown): readonly unknown[] | null =>
  Array.isArray(body) ? body : isObject(body) && Array.isArray(body['results']) ? body['results'] : null;

/** Three backends, each with other forms of everything. Nothing of it changes what a page shows. */
const BACKENDS: Readonly<Record<string, { readonly forms: readonly string[]; readonly list: Change }>> = {
  'text ids, bare arrays': {
    forms: ['ids and numbers as text', 'amounts, yes and no as numbers', 'times without a zone'],
    list: async ({ body, endpoint }) =>
      getRowSchema(endpoint.response) === null ? body() : listOf(await body(10_000)),
  },
  'UUIDs, pages without a count and neighbours': {
    forms: ['UUIDs', 'amounts with exponents, yes and no as words', 'times with a space'],
    list: async ({ body, endpoint }) => {
      if (getRowSchema(endpoint.response) === null) return body();
      const answer = await body(10_000);
      return isObject(answer) ? { results: answer['results'] } : { results: answer };
    },
  },
  'objects in place of ids, answers in data': {
    forms: [
      'objects in place of ids',
      'amounts with eight decimals, other words for roles',
      'times of UTC with microseconds',
      'more fields',
    ],
    list: ({ body }) => body(),
  },
};

const formed = (backend: string): Change => {
  const { forms = [], list } = BACKENDS[backend] ?? {};
  return async (read) => {
    const { response: returns } = read.endpoint;
    const said = forms.reduce<unknown>(
      (body, name) => {
        const { form, more } = EQUIVALENT_VARIANTS[name] ?? {};
        noteFields(name, read, body);
        return form ? applyVariant(returns, body, form, more) : body;
      },
      await list?.(read),
    );
    return forms.includes('more fields') ? { success: true, data: said } : said;
  };
};

/** The mock's socket identifies chats by number. */
const isOfSocket = (path: string): boolean => /chat|support/.test(path);

/** Figures with as many decimals as were sent; ids replace some numbers. */
const comparable = (text: string): string =>
  text.replaceAll(/(,\d{2,}?)0+(?!\d)/g, '$1').replaceAll(/W-\d{6}|3f2b8c1e…/g, 'W');

const quietly = () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  return vi.spyOn(console, 'error').mockImplementation(() => undefined);
};
const saidBy = (errors: ReturnType<typeof quietly>) =>
  errors.mock.calls
    .map(([said, key]) =>
      String(said).startsWith('Encountered two children') ? `key ${String(key)} twice` : String(said),
    )
    .filter((said) => !said.startsWith('WebSocket'));

/** Where two texts begin to differ. */
function difference(expected: string, given: string): string {
  let at = 0;
  while (at < expected.length && expected[at] === given[at]) at += 1;
  const near = (text: string) => text.slice(Math.max(0, at - 25), at + 40);
  return `«${near(given)}» in place of «${near(expected)}»`;
}

const withUuids = (path: string): string => path.replace(/(?<=\/|id=)[1-9]\d*$/, (id) => toUuid(Number(id)));

test.each(VISITORS)('$login sees the same in every form of the same answers', { timeout: 300_000 }, async (visitor) => {
  const errors = quietly();
  const straight = await straightOf(visitor);
  const problems: string[] = [];
  for (const name of Object.keys(BACKENDS)) {
    const isUuid = name.startsWith('UUID');
    const screens = await walk({ visitor, change: formed(name), address: isUuid ? withUuids : same });
    for (const [path, { text, problems: found }] of screens) {
      if (isUuid && isOfSocket(path)) continue;
      const [expected, given] = [straight.get(path)?.text ?? '', text].map(comparable);
      if (given !== expected) problems.push(`${name}: ${path}: ${difference(expected ?? '', given ?? '')}`);
      problems.push(...found.map((one) => `${name}: ${path}: ${one}`));
    }
  }
  expect(problems).toEqual([]);
  expect(saidBy(errors)).toEqual([]);
});

/** Rows of a list, of which the first is straight. */
const ROWS = 12;
const WAYS = ['missing', 'null', 'other type'] as const;
/** Where the next combination of a call is taken from. */
const places = new Map<Endpoint, number>();

/**
 * The rows of an answer: the first straight, one for each way without all that can be missing, each other without one
 * field.
 */
function lossy({ endpoint }: Read, rows: readonly unknown[], lost: string): readonly unknown[] {
  const row = getRowSchema(endpoint.response);
  const records = rows.filter(isObject);
  const [first] = records;
  if (!first || records.length !== rows.length) return rows;
  const fields = Object.entries(getFieldSchemas(row, first) ?? {}).filter(([, schema]) => isOptional(schema));
  const all = (record: Row, way: string) =>
    fields.reduce((before, [name, schema]) => stripped(endpoint, before, name, schema, way), record);
  if (records.length === 1) return [all(first, lost)];
  const isNamed = 'id' in first || 'message_id' in first;
  const made = Array.from({ length: isNamed ? Math.max(records.length, ROWS) : records.length }, (_, index) => {
    const record = records[index];
    return record ?? copyRow(records[index % records.length] ?? first, index);
  });
  return made.map((record, index) => {
    if (index === 0 || fields.length === 0) return record;
    const whole = lost === WAYS[0] ? WAYS[index - 1] : undefined;
    if (whole !== undefined) return all(record, whole);
    const place = places.get(endpoint) ?? 0;
    places.set(endpoint, place + 1);
    const [name, schema] = fields[place % fields.length] ?? [];
    const way = UNREADABLE_VARIANTS[Math.floor(place / fields.length) % UNREADABLE_VARIANTS.length] ?? lost;
    return name === undefined ? record : stripped(endpoint, record, name, schema, way);
  });
}

function stripped({ path }: Endpoint, record: Row, name: string, schema: unknown, lost: string): Row {
  combinations.add(`${path} ${name} ${lost}`);
  return makeUnreadable(record, name, getFieldKind(schema), lost);
}

const losing =
  (lost: string): Change =>
  async (read) => {
    const body = await read.body();
    const rows = listOf(body);
    if (rows === null) {
      const fields = isObject(body) ? Object.entries(getFieldSchemas(read.endpoint.response, body) ?? {}) : [];
      const optional = fields.filter(([, schema]) => isOptional(schema) && getFieldKind(schema) !== 'list');
      // A body that has none of its fields is no such record.
      return optional
        .slice(optional.length === fields.length ? 1 : 0)
        .reduce(
          (before, [name, schema]) => stripped(read.endpoint, before, name, schema, lost),
          isObject(body) ? body : {},
        );
    }
    const results = lossy(read, rows, lost);
    return isObject(body) ? { ...body, count: Math.max(Number(body['count']), results.length), results } : results;
  };

/** One row of a list has no identifying field; a single record keeps its id. */
const nameless: Change = async ({ body, endpoint }) => {
  const answer = await body();
  const rows = listOf(answer);
  if (rows === null || rows.length < 2) return answer;
  combinations.add(`${endpoint.path} id unreadable`);
  const results = rows.map((row, index) => (index === 1 && isObject(row) && 'id' in row ? { ...row, id: {} } : row));
  return isObject(answer) ? { ...answer, results } : results;
};

const LOSSES: Readonly<Record<string, Change>> = {
  ...Object.fromEntries(WAYS.map((lost) => [lost, losing(lost)])),
  'a row without an id': nameless,
};
/** Screens by what they read: the first walk varies lists in every way, a record in one. */
function createCensus() {
  const lists = new Set<string>();
  const records = new Map<Endpoint, Set<string>>();
  const screens = new Set<string>();
  const noting =
    (change: Change): Change =>
    async (read) => {
      const rows = listOf(await read.body());
      screens.add(read.screen);
      if (rows !== null && rows.length > 1) lists.add(read.screen);
      else records.set(read.endpoint, (records.get(read.endpoint) ?? new Set()).add(read.screen));
      return change(read);
    };
  /** Most calls of a screen belong to its frame. */
  const hasRecord = (screen: string) =>
    [...records.values()].some((readers) => readers.has(screen) && readers.size <= screens.size / 2);
  const visits: Readonly<Record<string, (screen: string) => boolean>> = {
    null: hasRecord,
    'other type': hasRecord,
    'a row without an id': (screen) => lists.has(screen),
  };
  return { noting, visits };
}

const UNREAD = /Не удалось загрузить|Что-то пошло не так|Экран не открылся/;
/** Shares are of all wallets, or of none. */
const SHARES = 'Структура по валютам|Не удалось загрузить';
/** A row is dropped deliberately where it does not contain its organisation's wish to close. */
const EXPLICIT = '/organization/request-closed';
/** Tables whose columns are records, or whose cells depend on other rows or on the record around them. */
const ACROSS = /^\/account\/(deal|history-ved)\/|^\/organization(\/my-check|\/rating)?$|\/ledger$/;

test.each(VISITORS)(
  '$login loses nothing but the fields that cannot be read',
  { timeout: 300_000 },
  async (visitor) => {
    const errors = quietly();
    const straight = await straightOf(visitor);
    const problems: string[] = [];
    const { noting, visits } = createCensus();
    for (const [name, loss] of Object.entries(LOSSES)) {
      const change = name === WAYS[0] ? noting(loss) : loss;
      const screens = await walk({ visitor, change, address: same, ...(visits[name] ? { visits: visits[name] } : {}) });
      for (const [path, { text, rows, problems: found }] of screens) {
        const expected = straight.get(path)?.rows ?? [];
        // Every table of a page has lost one row, and what is reckoned from all rows is not shown.
        const mayLose = path === EXPLICIT ? 1 : loss === nameless ? Infinity : 0;
        const missing = expected.length - rows.length;
        if (missing > mayLose) problems.push(`${name}: ${path}: ${missing} of ${expected.length} rows are lost`);
        // The history lists the newest first. A screen may sort: of a page that has lost a row any other one stays.
        const neighbours = loss === nameless ? expected : expected.slice(isOfSocket(path) ? -1 : 0).slice(0, 1);
        if (expected.length > 1 && !ACROSS.test(path) && !neighbours.some((row) => rows.includes(row)))
          problems.push(`${name}: ${path}: lost «${neighbours[0]}», has «${rows[0]}»`);
        const unread = UNREAD.exec(loss === nameless ? text.replace(SHARES, '') : text);
        if (unread) problems.push(`${name}: ${path}: ${text.slice(Math.max(0, unread.index - 20), unread.index + 60)}`);
        problems.push(...found.map((one) => `${name}: ${path}: ${one}`));
      }
    }
    expect(problems).toEqual([]);
    expect(saidBy(errors)).toEqual([]);
  },
);
