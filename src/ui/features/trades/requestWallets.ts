// The wallets a request may name: own ones of the right currency that money may enter and leave.
import { statusOf } from '../../../machines/lifecycles/transitions.ts';
import { walletLifecycle } from '../../../machines/lifecycles/wallet.ts';
import { freeOf } from '../../../api/amounts/availableBalance.ts';
import type { Wallet } from '../../../api/schemas/wallets.ts';
import type { Option } from '../../kit/fields/SelectField.tsx';
import { formatMoney } from '../../kit/display/format.ts';
import { isUsable } from '../../record/walletPermissions.ts';
import type { Kind } from './tradeKinds.ts';
import type { Typed } from './requestForm.ts';

const inCurrency = (wallets: readonly Wallet[], currency: string | null) =>
  wallets.filter((wallet) => wallet.currency === currency);

/** The wallets of `currency`; those that cannot be used say why. */
export const walletOptions = (wallets: readonly Wallet[], currency: string | null): readonly Option[] =>
  inCurrency(wallets, currency).map((wallet) => ({
    value: String(wallet.id),
    disabled: !isUsable(wallet),
    label: isUsable(wallet)
      ? `${wallet.wallet_id} · ${formatMoney(freeOf(wallet), currency)}`
      : `${wallet.wallet_id} · ${statusOf(walletLifecycle, wallet.status)?.label ?? wallet.status}`,
  }));

/** The wallets chosen by themselves: the only one there is to choose, else none. */
export function walletsFor(kind: Kind, wallets: readonly Wallet[], pay: string, receive: string): Typed {
  const only = (currency: string | null) => {
    const usable = inCurrency(wallets, currency).filter(isUsable);
    return usable.length === 1 ? String(usable[0]?.id) : '';
  };
  return {
    wallet_id: only(kind === 'buy' ? receive : pay),
    target_wallet_id: kind === 'exchange' ? only(receive) : '',
  };
}
