// Notices of wallet actions outside the row: alerts, log line, toasts.
import { castResult } from '../../../api/endpoint.ts';
import { walletAmlCheck } from '../../../api/endpoints/wallets.ts';
import type { Failure } from '../../../api/errors/failure.ts';
import type { Wallet } from '../../../api/schemas/wallets.ts';
import { type KytScreen, useKyt } from '../../hooks/data/useKyt.ts';
import { useNotify } from '../../hooks/session/useNotices.ts';
import { EMPTY_VALUE, truncateAddress } from '../../kit/display/format.ts';
import { getAmlCheckFailureAlert, getAmlCheckResultText } from '../../record/wallet/amlCheckTexts.ts';
import { kytTexts } from './texts.ts';

/** The wallet actions of this screen with their notices. */
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

/** Label of a wallet: currency and address. */
const nameOf = ({ wallet_id, currency, address }: Wallet): string =>
  `${wallet_id} (${currency ?? EMPTY_VALUE} ${truncateAddress(address)})`;

/** Logs only what happened, no request or response data. */
function loggable({ kind, status, method, path }: Failure) {
  return { kind, status, method, path };
}
