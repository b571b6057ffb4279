// Wallets a request may use: own active ones of the right currency.
import { getStatusMeta } from '../../../../machines/lifecycles/transitions.ts';
import { walletLifecycle } from '../../../../machines/lifecycles/wallet.ts';
import { getAvailableBalance } from '../../../../api/amounts/availableBalance.ts';
import type { Wallet } from '../../../../api/schemas/wallets.ts';
import type { SelectOption } from '../../../texts/options.ts';
import { formatMoney } from '../../../kit/display/format.ts';
import { canFund } from '../../../record/wallet/walletPermissions.ts';
import type { RequestKind } from '../tradeKinds.ts';
import type { RequestValues } from './requestForm.ts';

const inCurrency = (wallets: readonly Wallet[], currency: string | null) =>
  wallets.filter((wallet) => wallet.currency === currency);

/** Wallets of `currency`; unusable ones give the reason. */
export const getWalletOptions = (wallets: readonly Wallet[], currency: string | null): readonly SelectOption[] =>
  inCurrency(wallets, currency).map((wallet) => ({
    value: String(wallet.id),
    disabled: !canFund(wallet),
    label: canFund(wallet)
      ? `${wallet.wallet_id} · ${formatMoney(getAvailableBalance(wallet), currency)}`
      : `${wallet.wallet_id} · ${getStatusMeta(walletLifecycle, wallet.status)?.label ?? wallet.status ?? 'статус неизвестен'}`,
  }));

/** УНК of a wallet; empty if it has none. */
export const getWalletContract = (wallets: readonly Wallet[], id: string): string =>
  wallets.find((wallet) => String(wallet.id) === id)?.ved_contract_number ?? '';

/** Preselected wallets with the contract: a single option, else none. */
export function getPreselectedWallets(
  kind: RequestKind,
  wallets: readonly Wallet[],
  pay: string,
  receive: string,
): RequestValues {
  const only = (currency: string | null) => {
    const usable = inCurrency(wallets, currency).filter(canFund);
    return usable.length === 1 ? String(usable[0]?.id) : '';
  };
  const id = only(kind === 'buy' ? receive : pay);
  return {
    wallet_id: id,
    ved_contract_number: getWalletContract(wallets, id),
    target_wallet_id: kind === 'exchange' ? only(receive) : '',
  };
}
