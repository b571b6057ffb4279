// Read calls of a role with their input, ordered so that lists come before the records whose ids they provide.
import { type EndpointName, endpoints } from '../../../src/api/endpoints/all.ts';
import { BINARY_RESPONSE, type Endpoint } from '../../../src/api/endpoint.ts';
import { isRecord } from '../../../src/api/lib/isRecord.ts';

export type Row = Readonly<Record<string, unknown>>;
export type KnownRows = ReadonlyMap<EndpointName, readonly Row[]>;

export interface PlannedCall {
  readonly name: EndpointName;
  readonly endpoint: Endpoint;
  /** Path parameters and query; null when no row to take an id from is known. */
  input(known: KnownRows): PlannedInput | null;
}
export interface PlannedInput {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
}

/** Lists that provide the path parameters of a call. */
const SOURCES: Partial<Record<EndpointName, readonly EndpointName[]>> = {
  tradeRead: ['tradeHistoryList', 'tradeBuyList'],
  tradeMatchList: ['tradeHistoryList', 'tradeBuyList'],
  tradeHistoryRead: ['tradeHistoryList'],
  exchangeRead: ['exchangeList'],
  operatorTradeRead: ['operatorTradeList'],
  operatorExchangeRead: ['exchangeList'],
  chatMessageList: ['chatList'],
  operationExportToExcel: ['operationList'],
  operationExportToPdf: ['operationList'],
  organizationRead: ['organizationList'],
  participantRead: ['participantList'],
  providerRead: ['providerList'],
  reportExportToExcel: ['reportList'],
  reportExportToPdf: ['reportList'],
  operatorWalletList: ['kytCompanyList'],
};
/** Required query parameters that select the endpoint. */
const FIXED: Partial<Record<EndpointName, Readonly<Record<string, string>>>> = {
  tradeBuyList: { request_type: 'buy' },
  tradeSellList: { request_type: 'sell' },
  providerWalletListAll: { no_pagination: 'true' },
  operatorWalletList: { type: 'clean' },
};

const isList = (name: string) => /List(All)?$|Page$/.test(name) && !(name in SOURCES);
const names = Object.keys(endpoints).filter((name): name is EndpointName => name in endpoints);

export function planCalls(role: string): readonly PlannedCall[] {
  const own = names.filter((name) => {
    const { method, roles }: Endpoint = endpoints[name];
    return method === 'GET' && roles.some((one) => one === role);
  });
  return [...own.filter(isList), ...own.filter((name) => !isList(name))].map((name) => ({
    name,
    endpoint: endpoints[name],
    input: (known) => inputOf(name, known),
  }));
}

function inputOf(name: EndpointName, known: KnownRows): PlannedInput | null {
  const fixed = FIXED[name] ?? {};
  const sources = SOURCES[name];
  if (sources === undefined) return { params: {}, query: fixed };
  const rows = sources.flatMap((source) => known.get(source) ?? []);
  const row = name.startsWith('reportExport') ? rows.find(isReady) : rows[0];
  const id = row?.['id'];
  if (typeof id !== 'number' && typeof id !== 'string') return null;
  const role = typeof row?.['role'] === 'string' ? row['role'] : '';
  if (name === 'operatorWalletList') return { params: {}, query: { ...fixed, id: String(id), role } };
  return { params: { id: String(id), role }, query: fixed };
}

/** A report in processing has no file. */
const isReady = ({ status }: Row): boolean => status === undefined || status === 'ready';

/** Path and query of a call, below /api/v1/. */
export function buildCallPath(
  { path }: Endpoint,
  { params, query }: PlannedInput,
  more: Readonly<Record<string, string>> = {},
): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const [plain = '', fixed = ''] = filled.split('?');
  const search = new URLSearchParams([
    ...new URLSearchParams(fixed),
    ...Object.entries({ ...query, ...more }),
  ]).toString();
  return search === '' ? plain : `${plain}?${search}`;
}

/** List form promised by the contract: a page, an array or one record. */
export function getListForm(schema: object): 'page' | 'array' | 'record' {
  const json = isRecord(schema) ? schema : {};
  if (json['type'] === 'array') return 'array';
  return isRecord(json['properties']) && 'results' in json['properties'] ? 'page' : 'record';
}

export const isFile = ({ response: returns }: Endpoint): boolean => returns === BINARY_RESPONSE;
