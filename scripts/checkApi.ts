// `npm run check:api -- https://host --account login:password:type …`: compares a deployed backend with the contract
// (docs/check-api.md). Exit code 1 on differences, 2 when it could not run.
import { parseArgs } from 'node:util';
import { type Account, checkApi } from '../tests/contract/backend/run.ts';
import { formatReport } from '../tests/contract/backend/report.ts';

const USAGE =
  'npm run check:api -- https://host --account login:password:account_type [--account …] [--write] [--json] [--smart-token text]';

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      account: { type: 'string', multiple: true, default: [] },
      write: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      'smart-token': { type: 'string' },
    },
  });
  const [base] = positionals;
  if (base === undefined || values.account.length === 0) throw new Error(USAGE);
  const smartToken = values['smart-token'];
  const report = await checkApi({
    base,
    accounts: values.account.map(accountOf),
    write: values.write,
    ...(smartToken === undefined ? {} : { smartToken }),
  });
  console.info(values.json ? JSON.stringify(report, null, 2) : formatReport(report));
  if (report.differences > 0) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? [error.message, error.cause].filter(Boolean).join(': ') : error);
  process.exitCode = 2;
}

/** Splits `login:password:type`; the password may contain colons. */
function accountOf(given: string): Account {
  const match = /^([^:]+):(.*):(\w+)$/.exec(given);
  if (!match) throw new Error(`--account ${given.split(':')[0] ?? ''}: ${USAGE}`);
  const [, login = '', password = '', account_type = ''] = match;
  return { login, password, account_type };
}
