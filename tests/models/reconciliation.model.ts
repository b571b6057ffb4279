// The reconciliation with the bank: a file that is read or refused, the deposits, a second reading.
import { createCall } from '../../src/api/endpoint.ts';
import { walletListAll } from '../../src/api/endpoints/wallets.ts';
import { reconciliationMachine } from '../../src/machines/reconciliation/reconciliation.machine.ts';
import { readBankStatement } from '../../src/machines/reconciliation/bankStatement.ts';
import { statementText } from '../support/bankStatements.ts';
import type { Model } from '../support/models/model.ts';
import { failing, inertPorts } from '../support/models/ports.ts';

const text = statementText(['1'], [{ number: '5', to: '1', from: '2', inn: '77', sum: '10', purpose: 'П-601' }]);
const bytes = new TextEncoder().encode(text);
/** Reading ends where the model requires. */
const file = { name: 'kl_to_1c.txt', size: bytes.length, arrayBuffer: () => new Promise<never>(() => undefined) };
export const calls = [createCall(walletListAll)];

export const reconciliationModel: Model<typeof reconciliationMachine> = {
  name: 'reconciliation',
  machine: reconciliationMachine,
  scenes: {
    'one statement': {
      input: { requests: inertPorts, calls, toDeposits: () => [] },
      events: [
        { type: 'file.pick', file, credited: new Set<string>() },
        { type: 'file.clear' },
        { type: 'deposits.refetch' },
        { type: 'payment.credited', key: 'x' },
        { as: 'is read', type: 'xstate.done.actor.readFile', output: readBankStatement(bytes) },
        { as: 'is no statement', type: 'xstate.done.actor.readFile', output: readBankStatement(new Uint8Array()) },
        { as: 'is unreadable', type: 'xstate.error.actor.readFile', error: new Error('gone') },
        { as: 'deposits come', type: 'xstate.done.actor.loadDeposits', output: { deposits: [] } },
        { as: 'deposits fail', type: 'xstate.done.actor.loadDeposits', output: { failure: failing('http') } },
      ],
      key: ({ context: { statement, result, failure, credited } }) => [
        statement?.payments.length ?? null,
        result !== null,
        failure !== null,
        credited.size,
      ],
    },
  },
};
