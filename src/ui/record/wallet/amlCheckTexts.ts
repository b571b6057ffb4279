// Texts of an AML check of a wallet, verbatim (tests/contract/texts.json).
import type { Failure } from '../../../api/errors/failure.ts';
import type { Wallet } from '../../../api/schemas/wallets.ts';
import { AML_UNCHECKED } from '../../kit/display/aml.ts';
import { formatPercent } from '../../kit/display/format.ts';
import { getServerMessage } from '../../texts/serverMessages.ts';

const CHECK_FAILED = 'Ошибка запроса';
const SERVER_FAILED = 'Ошибка сервера. Пожалуйста, попробуйте позже.';
const SERVER_FAILED_ALERT = 'Server Error 500: Internal Server Error.';

/** Text beside the wallet after a failed check; empty after a cancelled one. */
export function getAmlCheckFailureText({ kind, status, data }: Failure): string {
  if (kind === 'aborted') return '';
  // assumed: the error is shown in the row of its wallet, so that several checks can fail side by side
  return status === 500 ? SERVER_FAILED : (getServerMessage(data) ?? CHECK_FAILED);
}

/** Page alert of a failed check; null if the error beside the wallet is enough. */
export const getAmlCheckFailureAlert = ({ status }: Failure): string | null =>
  status === 500 ? SERVER_FAILED_ALERT : null;

/** Toast of a finished check; `name` is the wallet's label on the screen. */
export const getAmlCheckResultText = (
  name: string | null,
  { aml_percentage }: Pick<Wallet, 'aml_percentage'>,
): string =>
  `AML ${name ?? 'кошелька'}: ${aml_percentage === null ? AML_UNCHECKED : formatPercent(String(aml_percentage))}`;
