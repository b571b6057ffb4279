// Shared parts of the dialog «Добавить кошелёк» and its lazily loaded form.
import type { Wallet } from '../../../api/schemas/wallets.ts';

export interface AddWalletProps {
  /** A participant's request is decided by the operator; a provider's wallet is checked at once. */
  readonly asRequest: boolean;
  readonly onAdded: (wallet: Wallet) => void;
  readonly onClose: () => void;
}

/** Title of button and dialog. */
export const getAddWalletTitle = (asRequest: boolean): string => (asRequest ? 'Заявка на кошелёк' : 'Новый кошелёк');
