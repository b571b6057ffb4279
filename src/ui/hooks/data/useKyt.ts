// Binds the operator's actions on wallets: one machine per screen, one action per button.
import type { RecordId } from '../../../api/recordId.ts';
import { useActorRef, useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { Failure } from '../../../api/errors/failure.ts';
import type { Wallet } from '../../../api/schemas/wallets.ts';
import {
  type WalletAction,
  type WalletActionResult,
  getWalletActor,
  kytMachine,
} from '../../../machines/kyt/kyt.machine.ts';
import { useServices, useActorOptions } from '../core/services.ts';
import { useActorEvent } from '../core/effects.ts';

export type KytScreen = ActorRefFrom<typeof kytMachine>;

interface WalletActionHandlers {
  readonly onDone: (result: Extract<WalletActionResult, { type: 'action.succeeded' }>) => void;
  readonly onFailed: (result: Extract<WalletActionResult, { type: 'action.failed' }>) => void;
}

/** Runs while the screen is mounted, whatever company or page is shown. */
export function useKyt({ onDone, onFailed }: WalletActionHandlers): KytScreen {
  const { requests, invalidations } = useServices();
  const kyt = useActorRef(kytMachine, { ...useActorOptions(), input: { requests, invalidations } });
  useActorEvent<Extract<WalletActionResult, { type: 'action.succeeded' }>>(
    (listener) => kyt.on('action.succeeded', listener),
    onDone,
  );
  useActorEvent<Extract<WalletActionResult, { type: 'action.failed' }>>(
    (listener) => kyt.on('action.failed', listener),
    onFailed,
  );
  return kyt;
}

/** Id of the wallet changed last, to highlight its row. */
export function useChangedWallet(kyt: KytScreen): RecordId | null {
  return useSelector(kyt, ({ context }) => context.changed);
}

/** State of one action on one wallet, for its button. */
export interface WalletActionState {
  readonly state: 'idle' | 'sending' | 'done' | 'failed';
  readonly busy: boolean;
  /** Pending for more than 15 s: offer «Отменить». */
  readonly slow: boolean;
  readonly failure: Failure | null;
  readonly run: () => void;
  readonly cancel: () => void;
}

const STATES = ['idle', 'sending', 'done', 'failed'] as const;

export function useWalletAction(kyt: KytScreen, act: WalletAction, wallet: Wallet): WalletActionState {
  const actor = useSelector(kyt, ({ context }) => getWalletActor(context, act, wallet));
  const snapshot = useSelector(actor, (current) => current);
  return {
    state: STATES.find((state) => snapshot?.matches(state)) ?? 'idle',
    busy: snapshot?.hasTag('busy') ?? false,
    slow: snapshot?.hasTag('slow') ?? false,
    failure: snapshot?.context.failure ?? null,
    run: () => kyt.send({ type: 'action.run', act, wallet }),
    cancel: () => kyt.send({ type: 'action.cancel', act, wallet }),
  };
}
