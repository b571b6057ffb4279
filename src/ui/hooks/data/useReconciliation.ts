// Reconciliation of a bank statement with open deposits; payments credited before are remembered per account.
import { useActorRef, useSelector } from '@xstate/react';
import * as v from 'valibot';
import type { Call } from '../../../api/endpoint.ts';
import type { Failure } from '../../../api/errors/failure.ts';
import type { BankStatement } from '../../../machines/reconciliation/bankStatement.ts';
import type { OpenDeposit, PaymentMatch, Reconciliation } from '../../../machines/reconciliation/paymentMatch.ts';
import { type StatementFile, reconciliationMachine } from '../../../machines/reconciliation/reconciliation.machine.ts';
import { useServices, useActorOptions } from '../core/services.ts';
import { useOnChange } from '../core/useOnChange.ts';
import { usePreference } from '../list/usePreference.ts';
import { useSession } from '../session/useSession.ts';

/** Latest keys kept. */
const MAX_KEYS = 5_000;
const keysSchema = v.pipe(v.array(v.pipe(v.string(), v.maxLength(300))), v.maxLength(MAX_KEYS));

interface ReconciliationState {
  readonly file: StatementFile | null;
  readonly statement: BankStatement | null;
  readonly result: Reconciliation | null;
  readonly failure: Failure | null;
  readonly isBusy: boolean;
  /** Payments of the statement that were credited before. */
  readonly creditedCount: number;
  readonly pick: (file: StatementFile) => void;
  readonly clear: () => void;
  readonly refetch: () => void;
  /** The current match of a deposit. */
  readonly findMatch: (id: string | number) => PaymentMatch | undefined;
  /** Marks a payment as credited. */
  readonly remember: (key: string) => void;
}

interface Source {
  readonly calls: readonly Call[];
  readonly toDeposits: (responses: readonly unknown[]) => readonly OpenDeposit[];
}

/** `source` is read once. */
export function useReconciliation(source: Source): ReconciliationState {
  const { requests } = useServices();
  const { account } = useSession();
  const [keys, setKeys] = usePreference(`credited-payments-${account ?? ''}`, keysSchema, []);
  const actor = useActorRef(reconciliationMachine, { ...useActorOptions(), input: { requests, ...source } });
  const snapshot = useSelector(actor, (current) => current);
  // Another tab may credit meanwhile: its payments are not forgotten by the next write of this one.
  useOnChange(`${keys.length} ${keys.at(-1) ?? ''}`, () => {
    const { credited: known } = actor.getSnapshot().context;
    for (const key of keys) if (!known.has(key)) actor.send({ type: 'payment.credited', key });
  });
  const { file, statement, result, failure } = snapshot.context;
  const credited = new Set([...keys, ...snapshot.context.credited]);
  return {
    file,
    statement,
    result,
    failure,
    isBusy: snapshot.matches('reading') || snapshot.matches('loading'),
    creditedCount: statement?.payments.filter(({ key }) => credited.has(key)).length ?? 0,
    pick: (picked) => actor.send({ type: 'file.pick', file: picked, credited }),
    clear: () => actor.send({ type: 'file.clear' }),
    refetch: () => actor.send({ type: 'deposits.refetch' }),
    findMatch: (id) => actor.getSnapshot().context.result?.matches.find(({ deposit }) => deposit.id === id),
    remember(key) {
      actor.send({ type: 'payment.credited', key });
      setKeys([...actor.getSnapshot().context.credited].slice(-MAX_KEYS));
    },
  };
}
