// «Добавить кошелёк»: the dialog in a chunk of its own with the address checksums.
import type { ReactNode } from 'react';
import { lazyView } from '../../hooks/core/lazyView.ts';
import { Dialog } from '../../kit/overlay/Dialog.tsx';
import { SkeletonLines } from '../../kit/feedback/Skeleton.tsx';
import { ChunkBoundary } from '../../query/ChunkBoundary.tsx';
import { type AddWalletProps, getAddWalletTitle } from './addWalletDialog.ts';

const Form = lazyView(() => import('./AddWalletForm.tsx'));

export function AddWallet(props: AddWalletProps) {
  const inDialog = (content: ReactNode) => (
    <Dialog title={getAddWalletTitle(props)} width={600} onClose={props.onClose}>
      {content}
    </Dialog>
  );
  return (
    <ChunkBoundary frame={inDialog}>
      <Form {...props} waiting={inDialog(<SkeletonLines count={6} />)} />
    </ChunkBoundary>
  );
}
