// An act on a wallet (sent once, slow, cancelled, repeated or not) and the acts of one KYT screen together.
import { createEmptyActor } from 'xstate';
import type { Wallet } from '../../src/api/schemas/wallets.ts';
import { type WalletAction, kytMachine, walletActionMachine } from '../../src/machines/kyt/kyt.machine.ts';
import type { Model, Scene } from '../support/models/model.ts';
import { failing, inertPorts, inertInvalidations, refusal } from '../support/models/ports.ts';

export const SLOW_MS = 15_000;

/** A rejected wallet of АО «Полярное Карго». */
export const dirty: Wallet = {
  id: 11,
  wallet_id: 'W-000011',
  company_id: 107,
  company_name: 'АО «Полярное Карго»',
  role: 'ved_participant',
  wallet_type: 'import',
  currency: 'USDT',
  name: 'Tether USD',
  photo: null,
  address: 'TRg4a8jhZjLVLHkQVdiFcoqUAXks1pHLb6',
  network: 'trx',
  aml_percentage: '57.8',
  aml_checked_at: null,
  status: 'rejected',
  custody: 'own',
  balance: '0.000000',
  reserved: '0.000000',
  ved_contract_number: null,
  balance_request: null,
  funding_reported_at: null,
  created_at: '2026-11-18T11:00:00+03:00',
};

const actEvents = [
  { type: 'action.run' },
  { type: 'action.cancel' },
  { as: 'is done', type: 'xstate.done.actor.request', output: { ok: true, value: dirty } },
  {
    as: 'is refused',
    type: 'xstate.done.actor.request',
    output: { ok: false, failure: failing('http', { status: 500 }) },
  },
  {
    as: 'is rejected with 400',
    type: 'xstate.done.actor.request',
    output: { ok: false, failure: failing('http', { status: 400 }) },
  },
  {
    as: 'is one call too many',
    type: 'xstate.done.actor.request',
    output: { ok: false, failure: refusal('rateLimitExceeded') },
  },
  { as: 'drags on', type: 'xstate.after.slow.walletAction.sending.waiting' },
] as const;
const actInput = { wallet: dirty, requests: inertPorts, invalidations: inertInvalidations, screen: createEmptyActor() };

const sceneOf = (act: WalletAction): Scene<typeof walletActionMachine> => ({
  input: { ...actInput, act },
  events: actEvents,
  key: ({ context: { failure } }) => failure?.status,
});
const unconfirmed = { notify: sceneOf('notify'), check: sceneOf('check') };

export const walletActModel: Model<typeof walletActionMachine> = {
  name: 'walletAction',
  machine: walletActionMachine,
  scenes: { block: sceneOf('block'), ...unconfirmed },
};

/** Actions that start without a confirmation. */
export const shownActModel: Model<typeof walletActionMachine> = { ...walletActModel, scenes: unconfirmed };

const ended = { type: 'action.ended', act: 'check', wallet: dirty } as const;

export const kytModel: Model<typeof kytMachine> = {
  name: 'kyt',
  machine: kytMachine,
  scenes: {
    'one wallet': {
      input: { requests: inertPorts, invalidations: inertInvalidations },
      events: [
        { as: 'checks', type: 'action.run', act: 'check', wallet: dirty },
        { as: 'notifies', type: 'action.run', act: 'notify', wallet: dirty },
        { as: 'gives up the check', type: 'action.cancel', act: 'check', wallet: dirty },
        { as: 'the check succeeds', ...ended, outcome: { ok: true, value: dirty } },
        {
          as: 'the notification succeeds',
          ...ended,
          act: 'notify',
          outcome: { ok: true, value: { notification_id: 1 } },
        },
        { as: 'the action is refused', ...ended, outcome: { ok: false, failure: failing('http', { status: 500 }) } },
      ],
      ignoredEvents: ['gives up the check', 'the action is refused'],
      key: ({ context: { acts, changed } }) => [Object.keys(acts).sort(), changed],
    },
  },
};
