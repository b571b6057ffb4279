// Error responses that the client must recognize: no token, a damaged one, a foreign role, an unknown id, a wrong password.
import { errorCatalogue, classifyError, invalidTokenEntry } from '../../../src/api/errors/catalogue.ts';
import { isRecord } from '../../../src/api/lib/isRecord.ts';
import { type ApiAnswer, type ApiRequest, type SendApiRequest, isSuccess } from './http.ts';
import { Findings, type ReportLine } from './report.ts';

interface Probe {
  readonly name: string;
  readonly account: string;
  readonly request: ApiRequest;
  readonly check: (answer: ApiAnswer, findings: Findings) => void;
}

async function probe(send: SendApiRequest, { name, account, request, check }: Probe): Promise<ReportLine> {
  const answer = await send(request);
  const findings = new Findings();
  if (isSuccess(answer)) findings.differ('status', `${answer.status}: must be refused`);
  else {
    if (textOf(answer) === null)
      findings.differ('error', `${answer.type === '' ? 'nothing' : answer.type} without detail, error or message`);
    check(answer, findings);
  }
  return findings.line({ name, account, method: request.method ?? 'GET', path: request.path }, answer);
}

/** Error text, in any of the places the contract allows. */
function textOf({ json }: ApiAnswer): string | null {
  if (!isRecord(json)) return null;
  const found = [json['detail'], json['error'], json['message']].find((value) => typeof value === 'string');
  return typeof found === 'string' ? found : null;
}

const expectStatus =
  (...statuses: readonly number[]) =>
  ({ status }: ApiAnswer, findings: Findings): void => {
    if (!statuses.includes(status)) findings.differ('status', `${status} instead of ${statuses.join(' or ')}`);
  };

/** 401, or 403 with the text or code for which the client refreshes its tokens. */
function expectTokenRefusal({ status, json }: ApiAnswer, findings: Findings): void {
  if (status === 401) return;
  const code = isRecord(json) ? json['code'] : undefined;
  if (status === 403 && (classifyError(403, json) === invalidTokenEntry || code === 'token_not_valid')) return;
  findings.differ('token', `${status} with another text: instead of 401, or 403 «${invalidTokenEntry.text}»`);
}

/** The same token with an invalid signature. */
export const damageSignature = (token: string) => `${token.slice(0, -4)}${token.endsWith('AAAA') ? 'BBBB' : 'AAAA'}`;

export interface ProbedAccount {
  readonly account: string;
  readonly role: string;
  readonly token: string;
}

/** Probes without an account. */
export async function publicProbes(send: SendApiRequest, smartToken: string): Promise<ReportLine[]> {
  const nobody = {
    login: 'check-api-nobody',
    password: 'check-api-nobody',
    account_type: 'ved_participant',
    'smart-token': smartToken,
  };
  return [
    await probe(send, {
      name: 'wrong password',
      account: '—',
      request: { method: 'POST', path: 'auth/jwt/create/', body: nobody },
      check: (answer, findings) => {
        if (classifyError(answer.status, answer.json) !== null) return;
        const texts = errorCatalogue
          .filter(({ modal }) => modal === 'invalidCredentials')
          .map(({ channel, text }) => `${channel}: ${text}`);
        findings.differ('error', `the text is not in the catalogue (${texts.join()})`);
      },
    }),
    await probe(send, {
      name: 'wrong refresh token',
      account: '—',
      request: { method: 'POST', path: 'auth/jwt/refresh/', body: { refresh: 'check-api' } },
      check: expectStatus(401, 403),
    }),
    await probe(send, {
      name: 'no token',
      account: '—',
      request: { path: 'auth/current_user/' },
      check: expectStatus(401),
    }),
  ];
}

export async function accountProbes(
  send: SendApiRequest,
  { account, role, token }: ProbedAccount,
): Promise<ReportLine[]> {
  const isOperator = role === 'authorized_organization';
  const lines = [
    await probe(send, {
      name: 'damaged token',
      account,
      request: { path: 'auth/current_user/', token: damageSignature(token) },
      check: expectTokenRefusal,
    }),
    await probe(send, {
      name: 'unknown id',
      account,
      request: { path: 'trades/999999999/', token },
      check: expectStatus(404),
    }),
  ];
  if (isOperator) return lines;
  const foreign = { path: 'authorized_organization/deposits', token };
  return [...lines, await probe(send, { name: 'foreign role', account, request: foreign, check: expectStatus(403) })];
}
