// Reconciliation with the bank: a statement file is read in the page, open deposits are loaded and matched to its payments.
import { assign, fromPromise, setup } from 'xstate';
import type { Call } from '../../api/endpoint.ts';
import type { Failure } from '../../api/errors/failure.ts';
import { type RequestPorts } from '../data/ports.ts';
import { withAllPages } from '../data/lists/allPages.ts';
import { runRequest } from '../data/request.machine.ts';
import { machineTypes } from '../lib/machineTypes.ts';
import { type BankStatement, MAX_STATEMENT_BYTES, readBankStatement } from './bankStatement.ts';
import { matchPayments } from './matchPayments.ts';
import type { OpenDeposit, Reconciliation } from './paymentMatch.ts';

/** A File satisfies it. */
export interface StatementFile {
  readonly name: string;
  readonly size: number;
  readonly arrayBuffer: () => Promise<ArrayBuffer>;
}

interface Input<D extends OpenDeposit> {
  readonly requests: RequestPorts;
  /** Lists of open deposits and of the companies, read to their last page. */
  readonly calls: readonly Call[];
  /** Open deposits in the responses, in the order of `calls`. */
  readonly toDeposits: (responses: readonly unknown[]) => readonly D[];
}
interface Context extends Input<OpenDeposit> {
  readonly file: StatementFile | null;
  readonly statement: BankStatement | null;
  /** Keys of payments that were credited before. */
  readonly credited: ReadonlySet<string>;
  readonly result: Reconciliation | null;
  readonly failure: Failure | null;
}
type Event =
  | { type: 'file.pick'; file: StatementFile; credited: ReadonlySet<string> }
  | { type: 'file.clear' }
  /** Loads the deposits again: after a failure, and after some were credited. */
  | { type: 'deposits.refetch' }
  | { type: 'payment.credited'; key: string };

const refused = (text: string): BankStatement => ({
  payments: [],
  accounts: [],
  ignored: 0,
  errors: [{ line: 1, text }],
});

type Loaded = { readonly deposits: readonly OpenDeposit[] } | { readonly failure: Failure };

/**
 * Input `{requests, calls, toDeposits}`. States: `empty`, `reading` (the file), `refused` (nothing to match), `loading`
 * (the deposits), `failed`, `matched` with `result`. The file never leaves the page.
 */
export const reconciliationMachine = setup({
  types: machineTypes<{ context: Context; input: Input<OpenDeposit>; events: Event }>(),
  actors: {
    readFile: fromPromise<BankStatement, StatementFile>(async ({ input: file }) =>
      file.size > MAX_STATEMENT_BYTES
        ? refused('Файл больше 20 МБ')
        : readBankStatement(new Uint8Array(await file.arrayBuffer())),
    ),
    loadDeposits: fromPromise<Loaded, Input<OpenDeposit>>(
      async ({ input: { requests, calls, toDeposits }, signal }) => {
        const outcomes = await Promise.all(calls.map((call) => runRequest(call, withAllPages(requests), signal)));
        const failure = outcomes.flatMap((outcome) => (outcome.ok ? [] : [outcome.failure]))[0];
        if (failure) return { failure };
        return { deposits: toDeposits(outcomes.map((outcome) => (outcome.ok ? outcome.value : null))) };
      },
    ),
  },
  guards: {
    hasPayments: (_, { payments }: BankStatement) => payments.length > 0,
    hasLoaded: (_, loaded: Loaded) => 'deposits' in loaded,
  },
  actions: {
    setStatement: assign((_, statement: BankStatement) => ({ statement })),
    match: assign(({ context: { statement, credited } }, loaded: Loaded) =>
      'deposits' in loaded && statement
        ? { result: matchPayments(statement.payments, loaded.deposits, credited), failure: null }
        : {},
    ),
    setFailure: assign((_, loaded: Loaded) => ('failure' in loaded ? { failure: loaded.failure } : {})),
    forget: assign({ file: null, statement: null, result: null, failure: null }),
  },
}).createMachine({
  id: 'reconciliation',
  context: ({ input }) => ({
    ...input,
    file: null,
    statement: null,
    credited: new Set<string>(),
    result: null,
    failure: null,
  }),
  initial: 'empty',
  on: {
    'file.pick': {
      target: '.reading',
      reenter: true,
      actions: ['forget', assign({ file: ({ event }) => event.file, credited: ({ event }) => event.credited })],
    },
    'file.clear': { target: '.empty', actions: 'forget' },
    'payment.credited': {
      actions: assign({ credited: ({ context, event }) => new Set([...context.credited, event.key]) }),
    },
  },
  states: {
    empty: {},
    reading: {
      invoke: {
        id: 'readFile',
        src: 'readFile',
        input: ({ context: { file } }) => {
          if (!file) throw new Error('reading without a file');
          return file;
        },
        onDone: [
          {
            guard: { type: 'hasPayments', params: ({ event }) => event.output },
            target: 'loading',
            actions: { type: 'setStatement', params: ({ event }) => event.output },
          },
          { target: 'refused', actions: { type: 'setStatement', params: ({ event }) => event.output } },
        ],
        onError: { target: 'refused', actions: { type: 'setStatement', params: refused('Файл не читается') } },
      },
    },
    refused: {},
    loading: {
      invoke: {
        id: 'loadDeposits',
        src: 'loadDeposits',
        input: ({ context: { requests, calls, toDeposits } }) => ({ requests, calls, toDeposits }),
        onDone: [
          {
            guard: { type: 'hasLoaded', params: ({ event }) => event.output },
            target: 'matched',
            actions: { type: 'match', params: ({ event }) => event.output },
          },
          { target: 'failed', actions: { type: 'setFailure', params: ({ event }) => event.output } },
        ],
      },
    },
    failed: { on: { 'deposits.refetch': 'loading' } },
    matched: { on: { 'deposits.refetch': 'loading' } },
  },
});
