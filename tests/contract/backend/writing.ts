// Checks of --write: an invalid deposit, a deposit that is cancelled afterwards, a chat that the operator closes afterwards.
import { isRussianText } from '../../../src/api/errors/failure.ts';
import { isRecord } from '../../../src/api/lib/isRecord.ts';
import { type EndpointName, endpoints } from '../../../src/api/endpoints/all.ts';
import { getContractAnswer } from './contract.ts';
import { type ApiAnswer, type SendApiRequest, isRedirect, isSuccess } from './http.ts';
import { buildCallPath } from './plan.ts';
import { reportStatus } from './reading.ts';
import { Findings, type ReportLine } from './report.ts';
import type { CheckShape } from './shape.ts';

export interface WriteContext {
  readonly send: SendApiRequest;
  readonly shape: CheckShape;
  readonly account: string;
  readonly token: string;
}

interface Written {
  readonly line: ReportLine;
  /** Id of the created record; null when the response has none. */
  readonly id: string | null;
}

export async function writeDeposit(writer: WriteContext): Promise<ReportLine[]> {
  const refused = await writeInvalid(writer);
  const made = await write(writer, 'depositCreate', { amount: '1000.00', currency: 'RUB' });
  if (made.id === null) return [refused, made.line];
  const cancelled = await write(writer, 'depositUpdate', { status: 'cancelled' }, made.id);
  return [refused, made.line, cancelled.line];
}

/** Creates a chat; the operator closes it later by `id`. */
export function writeChat(writer: WriteContext): Promise<Written> {
  return write(writer, 'chatCreate', { name: 'check:api' });
}

export async function closeChat(writer: WriteContext, id: string): Promise<ReportLine> {
  return (await write(writer, 'chatUpdate', { closed: true }, id)).line;
}

async function write(writer: WriteContext, name: EndpointName, body: object, id = ''): Promise<Written> {
  const { send, shape, account, token } = writer;
  const endpoint = endpoints[name];
  const answer = await send({
    method: endpoint.method,
    path: buildCallPath(endpoint, { params: { id }, query: {} }),
    token,
    body,
  });
  const findings = new Findings();
  const schema = getContractAnswer(name);
  if (isRedirect(answer)) findings.differ('redirect', `${answer.status}: a browser would send the write again as GET`);
  else if (!isSuccess(answer)) reportStatus(answer, findings);
  else if (reportsFailure(answer)) findings.differ('success', 'a failure with a status of success');
  else if (schema !== null) shape(answer.json, schema, findings);
  const line = findings.line({ name, account, method: endpoint.method, path: endpoint.path }, answer);
  const made = isSuccess(answer) && isRecord(answer.json) ? answer.json['id'] : undefined;
  return { line, id: typeof made === 'number' || typeof made === 'string' ? String(made) : null };
}

const reportsFailure = ({ json }: ApiAnswer) =>
  isRecord(json) && (json['success'] === false || json['status'] === 'error' || 'error' in json || 'errors' in json);

/** Validation errors are 400 with a list of Russian sentences per field. */
async function writeInvalid({ send, account, token }: WriteContext): Promise<ReportLine> {
  const { path, method } = endpoints.depositCreate;
  const answer = await send({ method, path, token, body: { amount: 'abc', currency: 'RUB' } });
  const findings = new Findings();
  if (answer.status !== 400) findings.differ('status', `${answer.status} instead of 400`);
  const texts = isRecord(answer.json) ? answer.json['amount'] : undefined;
  const first: unknown = Array.isArray(texts) ? texts[0] : undefined;
  if (typeof first !== 'string')
    findings.differ('error', `${answer.type === '' ? 'nothing' : answer.type} without {field: [texts]}`);
  else if (!isRussianText(first)) findings.differ('error', 'the text of a field error is not Russian');
  return findings.line({ name: 'invalid field', account, method, path }, answer);
}
