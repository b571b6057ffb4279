// Checks a deployed backend against the contract: every read call of every account, refusals, session, socket.
import type { EndpointName } from '../../../src/api/endpoints/all.ts';
import { endpoints } from '../../../src/api/endpoints/all.ts';
import { isRecord } from '../../../src/api/lib/isRecord.ts';
import { getContractAnswer, contractRecords } from './contract.ts';
import { type SendApiRequest, createApiSender, isSuccess } from './http.ts';
import { type Row, planCalls } from './plan.ts';
import { accountProbes, publicProbes } from './probes.ts';
import { readCall, reportStatus } from './reading.ts';
import { Findings, type ReportLine, type Report } from './report.ts';
import { type CheckShape, createShapeChecker } from './shape.ts';
import { checkSocket } from './socket.ts';
import { type WriteContext, closeChat, writeChat, writeDeposit } from './writing.ts';

export interface Account {
  readonly login: string;
  readonly password: string;
  readonly account_type: string;
}

export interface CheckOptions {
  readonly base: string;
  readonly accounts: readonly Account[];
  /** Creates and reverts records; default read-only. */
  readonly write?: boolean;
  /** Value of smart-token; a backend with a real captcha needs a valid one. */
  readonly smartToken?: string;
  /** Timeout of a socket frame. */
  readonly waitMs?: number;
  /** Restricts the run to these read calls and the lists that provide their ids. */
  readonly only?: ReadonlySet<EndpointName>;
}

interface Session {
  readonly access: string;
  readonly refresh: string | null;
}
interface Run {
  readonly send: SendApiRequest;
  readonly base: string;
  readonly shape: CheckShape;
  readonly options: CheckOptions;
}

export async function checkApi(options: CheckOptions): Promise<Report> {
  const base = new URL(options.base).origin;
  const run: Run = { send: createApiSender(base), base, shape: createShapeChecker(contractRecords), options };
  const lines = await publicProbes(run.send, smartTokenOf(options));
  const writers: (WriteContext & { readonly role: string })[] = [];
  const sessions: (Session & { readonly account: string })[] = [];
  for (const account of options.accounts) {
    const signedIn = await signIn(run, account);
    lines.push(...signedIn.lines);
    if (signedIn.session === null) continue;
    const { access: token } = signedIn.session;
    lines.push(...(await checkAccount(run, account, token)));
    writers.push({ ...run, account: account.login, role: account.account_type, token });
    sessions.push({ ...signedIn.session, account: account.login });
  }
  if (options.write) lines.push(...(await checkWrites(writers)));
  for (const session of sessions) lines.push(await signOut(run, session));
  return { base, lines, differences: lines.reduce((sum, { differences }) => sum + differences.length, 0) };
}

const smartTokenOf = ({ smartToken = 'check-api' }: CheckOptions) => smartToken;

/** Signs in and refreshes once, so that both responses are checked. */
async function signIn(
  run: Run,
  { login, password, account_type }: Account,
): Promise<{ lines: ReportLine[]; session: Session | null }> {
  const body = { login, password, account_type, 'smart-token': smartTokenOf(run.options) };
  const created = await tokenCall(run, 'signIn', login, body);
  if (created.session?.refresh == null) return { lines: [created.line], session: created.session };
  const refreshed = await tokenCall(run, 'refreshTokens', login, { refresh: created.session.refresh });
  return { lines: [created.line, refreshed.line], session: { ...created.session, ...refreshed.session } };
}

async function tokenCall({ send, shape }: Run, name: 'signIn' | 'refreshTokens', account: string, body: object) {
  const { method, path } = endpoints[name];
  const answer = await send({ method, path, body });
  const findings = new Findings();
  const schema = getContractAnswer(name);
  if (!isSuccess(answer)) reportStatus(answer, findings);
  else if (schema !== null) shape(answer.json, schema, findings);
  const { access, refresh } = isRecord(answer.json) ? answer.json : {};
  const session: Session | null =
    typeof access === 'string' ? { access, refresh: typeof refresh === 'string' ? refresh : null } : null;
  return { line: findings.line({ name, account, method, path }, answer), session };
}

async function checkAccount(run: Run, { login, account_type }: Account, token: string): Promise<ReportLine[]> {
  const { only, write = false, waitMs = 5000 } = run.options;
  const lines: ReportLine[] = [];
  const known = new Map<EndpointName, readonly Row[]>();
  for (const planned of planCalls(account_type)) {
    if (only && !only.has(planned.name)) continue;
    const input = planned.input(known);
    if (input === null) {
      const findings = new Findings();
      findings.note('not called: no list has given an id');
      const { method, path } = planned.endpoint;
      lines.push(findings.line({ name: planned.name, account: login, method, path }, null));
      continue;
    }
    const { line, rows } = await readCall({ ...run, token, account: login }, planned, input);
    known.set(planned.name, rows);
    lines.push(line);
  }
  lines.push(...(await accountProbes(run.send, { account: login, role: account_type, token })));
  const chat = known.get('chatList')?.find(({ closed }) => closed === false);
  const chatId = chat?.['id'];
  if (typeof chatId === 'number' || typeof chatId === 'string')
    lines.push(...(await checkSocket({ ...run, account: login, token, chatId: String(chatId), waitMs }, write)));
  return lines;
}

async function checkWrites(writers: readonly (WriteContext & { readonly role: string })[]): Promise<ReportLine[]> {
  const operator = writers.find(({ role }) => role === 'authorized_organization');
  const lines: ReportLine[] = [];
  for (const writer of writers.filter((one) => one !== operator)) {
    lines.push(...(await writeDeposit(writer)));
    // Create a chat only if an operator account can close it.
    if (operator === undefined) continue;
    const chat = await writeChat(writer);
    lines.push(chat.line);
    if (chat.id !== null) lines.push(await closeChat(operator, chat.id));
  }
  return lines;
}

async function signOut(
  { send }: Run,
  { access, refresh, account }: Session & { readonly account: string },
): Promise<ReportLine> {
  const { method, path } = endpoints.signOut;
  const answer = await send({ method, path, token: access, body: refresh === null ? {} : { refresh } });
  const findings = new Findings();
  if (!isSuccess(answer)) reportStatus(answer, findings);
  return findings.line({ name: 'signOut', account, method, path }, answer);
}
