// Shared parts of the dialog «Добавить кошелёк» and its lazily loaded form.
import type { Wallet } from '../../../api/schemas/wallets.ts';

export interface AddWalletProps {
  /** A participant's request is decided by the operator; a provider's wallet is checked at once. */
  readonly asRequest: boolean;
  /** The request registers a contract with its terms. */
  readonly withTerms?: boolean;
  readonly onAdded: (wallet: Wallet) => void;
  readonly onClose: () => void;
}

/** Title of the dialog. */
export function getAddWalletTitle({ asRequest, withTerms = false }: AddWalletProps): string {
  if (withTerms) return 'Новый контракт';
  return asRequest ? 'Заявка на кошелёк' : 'Новый кошелёк';
}
