// The confirmation before an action: opened, confirmed, cancelled.
import { confirmMachine } from '../../src/machines/form/confirm.machine.ts';
import type { Model } from '../support/models/model.ts';

export const confirmModel: Model<typeof confirmMachine> = {
  name: 'confirm',
  machine: confirmMachine,
  scenes: {
    'two rows to block': {
      input: undefined,
      events: [
        { as: 'opens for row 1', type: 'confirm.open', subject: 1 },
        { as: 'opens for row 2', type: 'confirm.open', subject: 2 },
        { type: 'confirm.accept' },
        { type: 'confirm.dismiss' },
      ],
      key: ({ context }) => context.subject,
    },
  },
};
