// What is said of an AML check of a wallet (spec section 8, to the letter).
import type { Failure } from '../../api/errors/failure.ts';
import type { Wallet } from '../../api/schemas/wallets.ts';
import { AML_UNCHECKED } from '../kit/display/aml.ts';
import { formatPercent } from '../kit/display/format.ts';
import { getServerMessage } from '../texts/serverMessages.ts';

const CHECK_FAILED = 'Ошибка запроса';
const SERVER_FAILED = 'Ошибка сервера. Пожалуйста, попробуйте позже.';
const SERVER_FAILED_ALERT = 'Server Error 500: Internal Server Error.';

/** What stands at the wallet after a failed check; a check that was given up leaves nothing. */
export function getAmlCheckFailureText({ kind, status, data }: Failure): string {
  if (kind === 'aborted') return '';
  // assumed: «the error» stands at the row of its wallet, so that several checks can fail side by side
  return status === 500 ? SERVER_FAILED : (getServerMessage(data) ?? CHECK_FAILED);
}

/** The page alert of a failed check; null where the error at the wallet is enough. */
export const getAmlCheckFailureAlert = ({ status }: Failure): string | null =>
  status === 500 ? SERVER_FAILED_ALERT : null;

/** Toast of a check that was made; `name` is what the screen calls the wallet. */
export const getAmlCheckResultText = (
  name: string | null,
  { aml_percentage }: Pick<Wallet, 'aml_percentage'>,
): string =>
  `AML ${name ?? 'кошелька'}: ${aml_percentage === null ? AML_UNCHECKED : formatPercent(String(aml_percentage))}`;
