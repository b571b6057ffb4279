// Ways to the states of the machines behind lists and records: questions, writes, files, decisions for several, drafts, agreements.
import { agreementsMachine } from '../../../../machines/agreements/agreements.machine.ts';
import { bulkMachine } from '../../../../machines/data/bulk.machine.ts';
import { downloadMachine } from '../../../../machines/data/download.machine.ts';
import { draftMachine } from '../../../../machines/form/draft.machine.ts';
import { mutationMachine } from '../../../../machines/data/mutation.machine.ts';
import { pulseMachine } from '../../../../machines/data/polling.machine.ts';
import { queryMachine } from '../../../../machines/data/query.machine.ts';
import { requestMachine } from '../../../../machines/data/request.machine.ts';
import { uploadMachine } from '../../../../machines/form/filePicker.machine.ts';
import {
  MINUTE,
  type Step,
  SLOW,
  attach,
  byPersona,
  device,
  fails,
  holds,
  limits,
  passes,
  pick,
  press,
  pressPart,
  put,
} from '../steps.ts';
import type { Opening, Ways } from '../paths.ts';

const opens = (login: string, path: string, at: string, ...before: readonly Step[]): Opening => ({
  at: [at],
  login,
  path,
  before,
});
const drags = (state: string) => ({
  from: `${state}.waiting`,
  event: 'after',
  to: `${state}.dragging`,
  steps: [passes(SLOW)],
});

const DEPOSITS = '/account/replenishment-requests';
export const query: Ways = {
  machine: queryMachine,
  openings: [
    opens('ved.active', DEPOSITS, 'settled'),
    opens('ved.active', DEPOSITS, 'asking.waiting', holds('GET deposits')),
    opens('ved.active', DEPOSITS, 'failed.free', fails('GET deposits')),
    opens('ved.active', DEPOSITS, 'failed.limited', limits('GET deposits')),
    opens('ved.active', '/account/deal/x', 'idle'),
  ],
  moves: [drags('asking')],
  beyond: { recalled: 'длится треть секунды: главная оператора, открытая снова' },
};

export const mutation: Ways = {
  machine: mutationMachine,
  openings: [opens('ved.active', '/account/digital-wallets?id=2', 'idle')],
  moves: [
    { from: 'idle', event: 'RUN', to: 'sending', steps: [press('Обновить баланс')] },
    { from: 'sending', event: 'done', to: 'failed', before: [fails('PATCH wallets/update_balance/')] },
    drags('sending'),
  ],
  stays: { sending: [holds('PATCH wallets/update_balance/')] },
};

const EXPORT = 'GET organizations/export_to_excel/';
export const download: Ways = {
  machine: downloadMachine,
  openings: [opens('operator', '/organization/clients', 'idle')],
  moves: [
    { from: 'idle', event: 'START', to: 'downloading', steps: [press('Скачать Excel')] },
    { from: 'downloading', event: 'done', to: 'saving' },
    { from: 'saving', event: 'done', to: 'saved' },
    { from: 'downloading', event: 'done', to: 'failed', before: [fails(EXPORT)] },
    drags('downloading'),
  ],
  stays: { downloading: [holds(EXPORT)] },
  beyond: { saving: 'браузер берёт файл в тот же миг' },
};

const REVIEW = 'PATCH trades/';
export const bulk: Ways = {
  machine: bulkMachine,
  openings: [opens('operator', '/organization/queue-requests', 'picking')],
  moves: [
    { from: 'picking', event: 'ASKED', to: 'asking', steps: [pick('Выбрать С-'), pressPart('Одобрить:')] },
    { from: 'asking', event: 'CONFIRMED', to: 'running', steps: [press('Одобрить')] },
    { from: 'running.sending', event: 'done', to: 'running.deciding' },
    { from: 'running.deciding', event: 'always', to: 'finished' },
    drags('running.sending'),
  ],
  stays: { 'running.sending': [holds(REVIEW)] },
};

export const pulse: Ways = {
  machine: pulseMachine,
  openings: [opens('operator', '/organization/responsibility-report', 'beating')],
  moves: [{ from: 'beating', event: 'UNWANTED', to: 'resting', steps: [passes(10 * MINUTE)] }],
};

const REQUEST = '/account/createRequest';
/** A file that is what it says, and one that no form takes. */
export const upload: readonly Ways[] = [
  {
    machine: uploadMachine,
    openings: [opens('ved.active', REQUEST, 'empty')],
    moves: [
      { from: '', event: 'PICKED', to: 'validating', steps: [attach('Файлы', 'Счёт.pdf')] },
      { from: 'validating', event: 'done', to: 'accepted' },
    ],
    stays: { validating: [device('files', 'waits')] },
  },
  {
    machine: uploadMachine,
    openings: [opens('ved.active', REQUEST, 'empty')],
    moves: [
      { from: '', event: 'PICKED', to: 'validating', steps: [attach('Файлы', 'Счёт.exe')] },
      { from: 'validating', event: 'done', to: 'refused' },
    ],
  },
];

export const draft: Ways = {
  machine: draftMachine,
  openings: [opens('ved.active', REQUEST, 'absent')],
  moves: [
    { from: '', event: 'KEPT', to: 'kept', steps: [put('Комментарий', 'Срочно')] },
    { from: '', event: 'REFUSED', to: 'refused', steps: [device('storage', 'refuses'), put('Комментарий', 'Срочно')] },
  ],
};

const LIST = 'GET agreements/';
const ACCEPT = 'agreements/accept/';
export const agreements: readonly Ways[] = [
  {
    machine: agreementsMachine,
    openings: [opens('ved.agreements', '/account/dashboard', 'loading.waiting', holds(LIST))],
    moves: [drags('loading')],
  },
  {
    machine: agreementsMachine,
    openings: [
      {
        ...opens('ved.agreements', '/account/dashboard', ''),
        at: ['choosing.text.folded', 'choosing.consent.missing'],
      },
      opens('ved.agreements', '/account/dashboard', 'failed', fails(LIST)),
    ],
    moves: [
      { from: 'choosing.text', event: 'OPENED', to: 'choosing.text.opened', steps: [press('Открыть')] },
      { from: 'choosing.consent.missing', event: 'ACCEPT', to: 'choosing.consent.demanded', steps: [press('Принять')] },
      {
        from: 'choosing.consent',
        event: 'TICKED',
        to: 'choosing.consent.given',
        steps: [pick('Ознакомлены с текстом')],
      },
      { from: 'choosing.consent.given', event: 'ACCEPT', to: 'accepting', steps: [press('Принять')] },
      {
        from: 'failed',
        event: 'RETRY',
        to: 'loading',
        steps: [byPersona('ved.agreements', { endpoint: 'agreementAccept', params: { id: 12 } }), press('Повторить')],
      },
      { from: 'loading', event: 'done', to: 'loaded' },
      { from: 'loaded', event: 'always', to: 'empty' },
      drags('accepting'),
    ],
    stays: { accepting: [holds(ACCEPT)] },
    beyond: { finished: 'последнее соглашение принято: окно закрылось вместе с машиной' },
  },
];

const INSIDE = 'один вызов внутри другой машины: страница показывает его состоянием той машины, которая его ждёт';
export const request: Ways = {
  machine: requestMachine,
  openings: [],
  moves: [],
  beyond: { sending: INSIDE, renewing: INSIDE, succeeded: INSIDE, failed: INSIDE },
};
