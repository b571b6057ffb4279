// A backend that sends only the fields of the specification: rows of the mock server without its extensions.
import specified from '../contract/spec-fields.json' with { type: 'json' };

const fields: Readonly<Record<string, Readonly<Record<string, string>>>> = specified.responses;

/** Records of the calls, by path. */
const RECORDS: Readonly<Record<string, string>> = {
  deposits: 'Deposit',
  deposits_history: 'Deposit',
  withdrawals: 'Withdrawal',
  withdrawals_history: 'Withdrawal',
  'trades_history/': 'Trade',
  trades: 'Trade',
  'exchanges/': 'Exchange',
  ved_transactions: 'VedTransaction',
  'wallets/': 'Wallet',
  'wallets/ved_participant': 'Wallet',
  contracts: 'Contract',
  'wallets/fiat_wallet/': 'FiatWallet',
};

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function stripped(record: string, row: unknown): unknown {
  const known = { ...fields[record], id: '7' };
  return isObject(row) ? Object.fromEntries(Object.entries(row).filter(([name]) => name in known)) : row;
}

/** The response without extensions; null for calls that are not listed. */
export async function answerBySpecification(path: string, answer: () => Promise<Response>): Promise<Response | null> {
  const record = RECORDS[path];
  if (record === undefined) return null;
  const response = await answer();
  const body: unknown = await response.json();
  const strip = (row: unknown) => stripped(record, row);
  const rows: unknown = isObject(body) && 'results' in body ? body.results : null;
  const sent = Array.isArray(rows) ? { ...Object(body), results: rows.map(strip) } : strip(body);
  return Response.json(sent, { status: response.status });
}
