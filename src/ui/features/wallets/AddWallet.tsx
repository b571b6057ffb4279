// «Добавить кошелёк»: the dialog in a chunk of its own, with the check sums of addresses in it.
import type { ReactNode } from 'react';
import type { Wallet } from '../../../api/schemas/wallets.ts';
import { lazyView } from '../../hooks/core/lazyView.ts';
import { Dialog } from '../../kit/overlay/Dialog.tsx';
import { SkeletonLines } from '../../kit/feedback/Skeleton.tsx';
import { ChunkBoundary } from '../../query/ChunkBoundary.tsx';

const Form = lazyView(() => import('./AddWalletForm.tsx'));

export interface AddWalletProps {
  /** A participant files a request that the operator decides; a provider's wallet is checked at once (domain.md C6). */
  readonly asRequest: boolean;
  readonly onAdded: (wallet: Wallet) => void;
  readonly onClose: () => void;
}

/** What button and dialog are called. */
export const getAddWalletTitle = (asRequest: boolean): string => (asRequest ? 'Заявка на кошелёк' : 'Новый кошелёк');

export function AddWallet(props: AddWalletProps) {
  const inDialog = (content: ReactNode) => (
    <Dialog title={getAddWalletTitle(props.asRequest)} width={600} onClose={props.onClose}>
      {content}
    </Dialog>
  );
  return (
    <ChunkBoundary frame={inDialog}>
      <Form {...props} waiting={inDialog(<SkeletonLines count={6} />)} />
    </ChunkBoundary>
  );
}
