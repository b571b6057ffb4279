// Paths to the states behind lists and records: confirmations, mutations, files, bulk decisions, drafts, agreements.
import { agreementsMachine } from '../../../../machines/agreements/agreements.machine.ts';
import { inboxMachine } from '../../../../machines/inbox/inbox.machine.ts';
import { bulkMachine } from '../../../../machines/data/bulk.machine.ts';
import { downloadMachine } from '../../../../machines/data/download.machine.ts';
import { draftMachine } from '../../../../machines/form/draft.machine.ts';
import { mutationMachine } from '../../../../machines/data/mutation.machine.ts';
import { pollingMachine } from '../../../../machines/data/polling.machine.ts';
import { queryMachine } from '../../../../machines/data/query.machine.ts';
import { reconciliationMachine } from '../../../../machines/reconciliation/reconciliation.machine.ts';
import { requestMachine } from '../../../../machines/data/request.machine.ts';
import { filePickerMachine } from '../../../../machines/form/filePicker.machine.ts';
import {
  MINUTE,
  type Step,
  AFTER_SLOW_DELAY,
  attachFile,
  callByPersona,
  setDevice,
  armErrorFault,
  armHoldFault,
  armRateLimit,
  advanceClock,
  checkOption,
  pressButton,
  pressButtonByPart,
  typeText,
} from '../steps.ts';
import type { EntryPoint, StatePaths } from '../paths.ts';

const opens = (login: string, path: string, at: string, ...before: readonly Step[]): EntryPoint => ({
  at: [at],
  login,
  path,
  before,
});
const drags = (state: string) => ({
  from: `${state}.waiting`,
  event: 'after',
  to: `${state}.slow`,
  steps: [advanceClock(AFTER_SLOW_DELAY)],
});

const DEPOSITS = '/account/replenishment-requests';
export const queryStatePaths: StatePaths = {
  machine: queryMachine,
  openings: [
    opens('ved.active', DEPOSITS, 'loaded'),
    opens('ved.active', DEPOSITS, 'fetching.waiting', armHoldFault('GET deposits')),
    opens('ved.active', DEPOSITS, 'failed.retryable', armErrorFault('GET deposits')),
    opens('ved.active', DEPOSITS, 'failed.rateLimited', armRateLimit('GET deposits')),
    opens('ved.active', '/account/deal/x', 'idle'),
  ],
  moves: [drags('fetching')],
  beyond: { stale: 'длится треть секунды: главная оператора, открытая снова' },
};

export const mutationStatePaths: StatePaths = {
  machine: mutationMachine,
  openings: [opens('ved.active', '/account/digital-wallets?id=2', 'idle')],
  moves: [
    { from: 'idle', event: 'mutation.run', to: 'sending', steps: [pressButton('Обновить баланс')] },
    { from: 'sending', event: 'done', to: 'failed', before: [armErrorFault('PATCH wallets/update_balance/')] },
    drags('sending'),
  ],
  stays: { sending: [armHoldFault('PATCH wallets/update_balance/')] },
};

const EXPORT = 'GET organizations/export_to_excel/';
export const downloadStatePaths: StatePaths = {
  machine: downloadMachine,
  openings: [opens('operator', '/organization/clients', 'idle')],
  moves: [
    { from: 'idle', event: 'download.start', to: 'downloading', steps: [pressButton('Скачать Excel')] },
    { from: 'downloading', event: 'done', to: 'saving' },
    { from: 'saving', event: 'done', to: 'saved' },
    { from: 'downloading', event: 'done', to: 'failed', before: [armErrorFault(EXPORT)] },
    drags('downloading'),
  ],
  stays: { downloading: [armHoldFault(EXPORT)] },
  beyond: {
    saving: 'браузер берёт файл в тот же миг',
    creating: 'файл собирается в странице за доли секунды',
    'creating.waiting': 'файл собирается в странице за доли секунды',
    'creating.slow': 'файл собирается в странице за доли секунды',
  },
};

const REVIEW = 'PATCH trades/';
export const bulkStatePaths: StatePaths = {
  machine: bulkMachine,
  openings: [opens('operator', '/organization/queue-requests', 'selecting')],
  moves: [
    {
      from: 'selecting',
      event: 'bulk.review',
      to: 'confirming',
      steps: [checkOption('Выбрать С-'), pressButtonByPart('Одобрить:')],
    },
    { from: 'confirming', event: 'bulk.confirm', to: 'running', steps: [pressButton('Одобрить')] },
    { from: 'running.sending', event: 'done', to: 'running.deciding' },
    { from: 'running.deciding', event: 'always', to: 'finished' },
    drags('running.sending'),
  ],
  stays: { 'running.sending': [armHoldFault(REVIEW)] },
};

export const pollingStatePaths: StatePaths = {
  machine: pollingMachine,
  openings: [opens('operator', '/organization/responsibility-report', 'polling')],
  moves: [{ from: 'polling', event: 'polling.stop', to: 'idle', steps: [advanceClock(10 * MINUTE)] }],
};

const REQUEST = '/account/createRequest';
/** A valid file, and one that no form accepts. */
export const filePickerStatePaths: readonly StatePaths[] = [
  {
    machine: filePickerMachine,
    openings: [opens('ved.active', REQUEST, 'empty')],
    moves: [
      { from: '', event: 'files.pick', to: 'validating', steps: [attachFile('Файлы', 'Счёт.pdf')] },
      { from: 'validating', event: 'done', to: 'accepted' },
    ],
    stays: { validating: [setDevice('files', 'waits')] },
  },
  {
    machine: filePickerMachine,
    openings: [opens('ved.active', REQUEST, 'empty')],
    moves: [
      { from: '', event: 'files.pick', to: 'validating', steps: [attachFile('Файлы', 'Счёт.exe')] },
      { from: 'validating', event: 'done', to: 'refused' },
    ],
  },
];

export const draftStatePaths: StatePaths = {
  machine: draftMachine,
  openings: [opens('ved.active', REQUEST, 'absent')],
  moves: [
    { from: '', event: 'draft.saved', to: 'kept', steps: [typeText('Комментарий', 'Срочно')] },
    {
      from: '',
      event: 'draft.failed',
      to: 'refused',
      steps: [setDevice('storage', 'refuses'), typeText('Комментарий', 'Срочно')],
    },
  ],
};

const LIST = 'GET agreements/';
const ACCEPT = 'agreements/accept/';
export const agreementsStatePaths: readonly StatePaths[] = [
  {
    machine: agreementsMachine,
    openings: [opens('ved.agreements', '/account/dashboard', 'loading.waiting', armHoldFault(LIST))],
    moves: [drags('loading')],
  },
  {
    machine: agreementsMachine,
    openings: [
      {
        ...opens('ved.agreements', '/account/dashboard', ''),
        at: ['choosing.text.collapsed', 'choosing.consent.unchecked'],
      },
      opens('ved.agreements', '/account/dashboard', 'failed', armErrorFault(LIST)),
    ],
    moves: [
      { from: 'choosing.text', event: 'document.open', to: 'choosing.text.expanded', steps: [pressButton('Открыть')] },
      {
        from: 'choosing.consent.unchecked',
        event: 'agreement.accept',
        to: 'choosing.consent.required',
        steps: [pressButton('Принять')],
      },
      {
        from: 'choosing.consent',
        event: 'consent.toggle',
        to: 'choosing.consent.checked',
        steps: [checkOption('Ознакомлены с текстом')],
      },
      { from: 'choosing.consent.checked', event: 'agreement.accept', to: 'accepting', steps: [pressButton('Принять')] },
      {
        from: 'failed',
        event: 'agreements.retry',
        to: 'loading',
        steps: [
          callByPersona('ved.agreements', { endpoint: 'agreementAccept', params: { id: 12 } }),
          pressButton('Повторить'),
        ],
      },
      { from: 'loading', event: 'done', to: 'loaded' },
      { from: 'loaded', event: 'always', to: 'empty' },
      drags('accepting'),
    ],
    stays: { accepting: [armHoldFault(ACCEPT)] },
    beyond: { finished: 'последнее соглашение принято: окно закрылось вместе с машиной' },
  },
];

const INSIDE = 'один вызов внутри другой машины: страница показывает его состоянием той машины, которая его ждёт';
export const requestStatePaths: StatePaths = {
  machine: requestMachine,
  openings: [],
  moves: [],
  beyond: { sending: INSIDE, refreshing: INSIDE, succeeded: INSIDE, failed: INSIDE },
};

/** Before it is opened the machine reads nothing, so its first state is that of every other screen of the operator. */
export const inboxStatePaths: StatePaths = {
  machine: inboxMachine,
  openings: [opens('operator', '/organization/inbox', 'open'), opens('operator', '/organization/clients', 'closed')],
  moves: [],
};

const STATEMENT = 'нужен файл выписки с номерами заявок этого мира: выберите его на странице';
export const reconciliationStatePaths: StatePaths = {
  machine: reconciliationMachine,
  openings: [opens('operator', '/organization/deposit-requests/reconciliation', 'empty')],
  moves: [],
  beyond: { reading: STATEMENT, refused: STATEMENT, loading: STATEMENT, failed: STATEMENT, matched: STATEMENT },
};
