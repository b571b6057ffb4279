// Ways to the states of the machines of KYT: acts on a wallet, the copied address, a question before, search and choice.
import { confirmMachine } from '../../../../machines/form/confirm.machine.ts';
import { copyMachine } from '../../../../machines/data/copy.machine.ts';
import { kytMachine, walletActMachine } from '../../../../machines/kyt/kyt.machine.ts';
import { searchMachine } from '../../../../machines/data/search.machine.ts';
import { selectionMachine } from '../../../../machines/data/selection.machine.ts';
import { type Step, SLOW, device, fails, holds, passes, press, pressPart, put, stopTimers } from '../steps.ts';
import { copiesAddress } from '../userSteps.ts';
import type { Opening, Ways } from '../paths.ts';

/** АО «Полярное Карго»: wallets of every kind. */
const COMPANY = '/organization/kyt-requests/107';
const NOTIFY = 'POST wallet_alert/';

const opens = (at: string, path = COMPANY): Opening => ({ at: [at], login: 'operator', path });

const notifies = (at: string, ...before: readonly Step[]): Opening => ({
  ...opens(at),
  before,
  steps: [press('Уведомить')],
});

export const walletAct: Ways = {
  machine: walletActMachine,
  openings: [notifies('sending.waiting', holds(NOTIFY)), notifies('done'), notifies('failed', fails(NOTIFY))],
  moves: [
    { from: 'sending.waiting', event: 'after', to: 'sending.dragging', steps: [passes(SLOW)] },
    { from: 'sending.dragging', event: 'CANCELLED', to: 'idle', steps: [press('Отменить')] },
  ],
};

export const kyt: Ways = { machine: kytMachine, openings: [opens('watching')], moves: [] };

export const copy: Ways = {
  machine: copyMachine,
  openings: [opens('idle')],
  moves: [
    { from: '', event: 'COPY', to: 'copying', steps: copiesAddress },
    { from: 'copying', event: 'done', to: 'copied', before: [device('clipboard', 'takes'), stopTimers] },
    { from: 'copying', event: 'error', to: 'refused', before: [device('clipboard', 'refuses')] },
  ],
  stays: { copying: [device('clipboard', 'waits')] },
};

export const confirm: Ways = {
  machine: confirmMachine,
  openings: [opens('closed')],
  moves: [{ from: 'closed', event: 'ASKED', to: 'asking', steps: [press('Заблокировать средства')] }],
};

export const search: Ways = {
  machine: searchMachine,
  openings: [opens('settled', '/organization/support')],
  moves: [{ from: '', event: 'TYPED', to: 'typing', steps: [stopTimers, put('Поиск по чату', 'Карго')] }],
};

export const selection: Ways = {
  machine: selectionMachine,
  openings: [opens('none', '/organization/kyt-requests')],
  moves: [{ from: '', event: 'CHOSEN', to: 'chosen', steps: [pressPart('Полярное Карго')] }],
};
