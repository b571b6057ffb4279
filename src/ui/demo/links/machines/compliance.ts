// Paths to the states of the KYT machines (wallet actions, copied address, confirmation, search, selection) and of the
// search across the product.
import { confirmMachine } from '../../../../machines/form/confirm.machine.ts';
import { copyMachine } from '../../../../machines/data/copy.machine.ts';
import { kytMachine, walletActionMachine } from '../../../../machines/kyt/kyt.machine.ts';
import { globalSearchMachine } from '../../../../machines/search/globalSearch.machine.ts';
import { searchMachine } from '../../../../machines/data/search.machine.ts';
import { selectionMachine } from '../../../../machines/data/selection.machine.ts';
import {
  type Step,
  AFTER_SLOW_DELAY,
  setDevice,
  armErrorFault,
  armHoldFault,
  advanceClock,
  pressButton,
  pressButtonByPart,
  typeText,
  stopTimers,
} from '../steps.ts';
import { copyAddressSteps } from '../userSteps.ts';
import type { EntryPoint, StatePaths } from '../paths.ts';

/** АО «Полярное Карго»: wallets of every kind. */
const COMPANY = '/organization/kyt-requests/107';
const NOTIFY = 'POST wallet_alert/';

const opens = (at: string, path = COMPANY): EntryPoint => ({ at: [at], login: 'operator', path });

const notifies = (at: string, ...before: readonly Step[]): EntryPoint => ({
  ...opens(at),
  before,
  steps: [pressButton('Уведомить')],
});

export const walletActionStatePaths: StatePaths = {
  machine: walletActionMachine,
  openings: [
    notifies('sending.waiting', armHoldFault(NOTIFY)),
    notifies('done'),
    notifies('failed', armErrorFault(NOTIFY)),
  ],
  moves: [
    { from: 'sending.waiting', event: 'after', to: 'sending.slow', steps: [advanceClock(AFTER_SLOW_DELAY)] },
    { from: 'sending.slow', event: 'action.cancel', to: 'idle', steps: [pressButton('Отменить')] },
  ],
};

export const kytStatePaths: StatePaths = { machine: kytMachine, openings: [opens('watching')], moves: [] };

export const copyStatePaths: StatePaths = {
  machine: copyMachine,
  openings: [opens('idle')],
  moves: [
    { from: '', event: 'text.copy', to: 'copying', steps: copyAddressSteps },
    { from: 'copying', event: 'done', to: 'copied', before: [setDevice('clipboard', 'takes'), stopTimers] },
    { from: 'copying', event: 'error', to: 'refused', before: [setDevice('clipboard', 'refuses')] },
  ],
  stays: { copying: [setDevice('clipboard', 'waits')] },
};

export const confirmStatePaths: StatePaths = {
  machine: confirmMachine,
  openings: [opens('closed')],
  moves: [{ from: 'closed', event: 'confirm.open', to: 'open', steps: [pressButton('Заблокировать средства')] }],
};

export const searchStatePaths: StatePaths = {
  machine: searchMachine,
  openings: [opens('idle', '/organization/support')],
  moves: [{ from: '', event: 'text.change', to: 'typing', steps: [stopTimers, typeText('Поиск по чату', 'Карго')] }],
};

const GLOBAL_SEARCH = 'Поиск по системе';
export const globalSearchStatePaths: StatePaths = {
  machine: globalSearchMachine,
  openings: [
    { ...opens('blank', '/organization/clients'), steps: [pressButton(GLOBAL_SEARCH)] },
    {
      ...opens('searching', '/organization/clients'),
      before: [armHoldFault('GET contracts')],
      steps: [typeText(GLOBAL_SEARCH, 'Карго')],
    },
    { ...opens('settled', '/organization/clients'), steps: [typeText(GLOBAL_SEARCH, 'Карго')] },
    { ...opens('typing', '/organization/clients'), steps: [stopTimers, typeText(GLOBAL_SEARCH, 'Карго')] },
  ],
  moves: [],
  beyond: { changed: 'длится один шаг: машина сразу решает, хватает ли букв' },
};

export const selectionStatePaths: StatePaths = {
  machine: selectionMachine,
  openings: [opens('none', '/organization/kyt-requests')],
  moves: [{ from: '', event: 'selection.set', to: 'chosen', steps: [pressButtonByPart('Полярное Карго')] }],
};
