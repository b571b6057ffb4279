// What is said of an act on a wallet beside its row: alerts and log line of spec section 8, toasts of what was done.
import { castResult } from '../../../api/endpoint.ts';
import { walletAmlCheck } from '../../../api/endpoints/wallets.ts';
import type { Failure } from '../../../api/errors/failure.ts';
import type { Wallet } from '../../../api/schemas/wallets.ts';
import { type KytScreen, useKyt } from '../../hooks/data/useKyt.ts';
import { useNotify } from '../../hooks/session/useNotices.ts';
import { EMPTY_VALUE, truncateAddress } from '../../kit/display/format.ts';
import { getAmlCheckFailureAlert, getAmlCheckResultText } from '../../record/amlCheckTexts.ts';
import { kytTexts } from './texts.ts';

/** The acts of this screen, with everything said that is not said at the row itself. */
export function useWalletActions(): KytScreen {
  const notify = useNotify();
  return useKyt({
    onDone({ act, wallet, value }) {
      if (act === 'notify') notify('done', kytTexts.notifyDone);
      if (act === 'block') notify('done', `Кошелёк ${nameOf(wallet)} заблокирован`);
      if (act === 'check') notify('done', getAmlCheckResultText(nameOf(wallet), castResult(walletAmlCheck, value)));
    },
    onFailed({ act, failure }) {
      if (act === 'notify') notify('alert', kytTexts.notifyFailed);
      const alert = act === 'check' ? getAmlCheckFailureAlert(failure) : null;
      if (alert !== null) notify('alert', alert);
      if (act === 'block') console.error(kytTexts.blockFailedLog, loggable(failure));
    },
  });
}

/** The rows of this screen tell wallets by currency and address. */
const nameOf = ({ wallet_id, currency, address }: Wallet): string =>
  `${wallet_id} (${currency ?? EMPTY_VALUE} ${truncateAddress(address)})`;

/** Nothing of the request or the answer but what happened (reliability.md section 2, row 9). */
function loggable({ kind, status, method, path }: Failure) {
  return { kind, status, method, path };
}
