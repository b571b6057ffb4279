// What the dialog «Добавить кошелёк» and its lazily loaded form share.
import type { Wallet } from '../../../api/schemas/wallets.ts';

export interface AddWalletProps {
  /** A participant files a request that the operator decides; a provider's wallet is checked at once (domain.md C6). */
  readonly asRequest: boolean;
  readonly onAdded: (wallet: Wallet) => void;
  readonly onClose: () => void;
}

/** What button and dialog are called. */
export const getAddWalletTitle = (asRequest: boolean): string => (asRequest ? 'Заявка на кошелёк' : 'Новый кошелёк');
