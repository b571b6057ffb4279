// Paths to the states of the machines of every page: session, error modals, notifications, connectivity, idle timeout.
import { connectivityMachine } from '../../../../machines/app/connectivity.machine.ts';
import { failuresMachine } from '../../../../machines/app/failures.machine.ts';
import { idleMachine } from '../../../../machines/session/idle.machine.ts';
import { noticesMachine } from '../../../../machines/app/notices.machine.ts';
import { slowTimerMachine } from '../../../../machines/data/slowTimer.machine.ts';
import { sessionMachine } from '../../../../machines/session/session.machine.ts';
import { unreadMachine } from '../../../../machines/app/unread.machine.ts';
import {
  MINUTE,
  SECOND,
  AFTER_SLOW_DELAY,
  signInElsewhere,
  armErrorFault,
  armHoldFault,
  advanceClock,
  pressButton,
  expectText,
  stopTimers,
  writeStorageStep,
  dispatchWindowEvent,
} from '../steps.ts';
import { signInSteps } from '../userSteps.ts';
import type { EntryPoint, StatePaths } from '../paths.ts';

/** A screen without queries. */
const QUIET = '/account/request-information';
const PROFILE = 'GET auth/current_user/';
const REFRESH = 'POST auth/jwt/refresh/';
const UNREAD = 'GET notifications/unread/';
/** Focusing the window refetches notifications. */
const looks = dispatchWindowEvent('focus');
/** A token expires after 15 minutes and is refreshed one minute earlier; a session ends after 30 minutes without a call. */
const NEAR_EXPIRY = 14 * MINUTE + 5 * SECOND;
const NEAR_IDLE_END = 29 * MINUTE + 10 * SECOND;
const AFTER_IDLE_END = 31 * MINUTE;

/** Notifications are loaded: no request is pending. */
const READ = expectText('Уведомления:');

const MARKS_ALL = [pressButton('Уведомления'), expectText('С-1002'), pressButton('Отметить прочитанными')];

const signedIn = (login: string, path: string, ...at: readonly string[]): EntryPoint => ({ at, login, path });

/** The notification list waits for a mark-as-read request without a response. */
export const slowTimerStatePaths: StatePaths = {
  machine: slowTimerMachine,
  openings: [signedIn('ved.active', QUIET, 'idle')],
  moves: [
    { from: 'idle', event: 'timer.start', to: 'waiting', before: [armHoldFault('mark_read')], steps: MARKS_ALL },
    { from: 'waiting', event: 'after', to: 'slow', steps: [advanceClock(AFTER_SLOW_DELAY)] },
  ],
};

export const sessionStatePaths: StatePaths = {
  machine: sessionMachine,
  openings: [
    { at: ['anonymous'], login: null, path: '/login' },
    {
      ...signedIn('ved.active', QUIET, 'active.role.ved_participant', 'active.token.valid', 'active.profile.loaded'),
      steps: [READ],
    },
    signedIn('ved.active', QUIET, 'active.account.unrestricted', 'active.profile.loaded'),
    signedIn('lp.active', '/liquidity/request-information', 'active.role.liquidity_provider'),
    signedIn('operator', '/organization', 'active.role.authorized_organization'),
    signedIn('ved.agreements', QUIET, 'active.account.pending_agreements'),
    signedIn('ved.review', QUIET, 'active.account.under_review'),
    signedIn('ved.closed', QUIET, 'active.account.closed'),
    signedIn('ved.blocked', QUIET, 'active.account.blocked'),
    { ...signedIn('ved.active', QUIET, 'active.profile.loading'), before: [armHoldFault(PROFILE)] },
    { ...signedIn('ved.active', QUIET, 'active.profile.failed'), before: [armErrorFault(PROFILE)] },
    {
      ...signedIn('ved.active', QUIET, 'active.role.unknown'),
      before: [writeStorageStep('account_type', null), armHoldFault(PROFILE)],
    },
  ],
  moves: [
    {
      from: 'anonymous',
      event: 'session.signIn',
      to: 'signingIn',
      steps: signInSteps,
    },
    { from: 'active.token.valid', event: 'after', to: 'active.token.refreshing', steps: [advanceClock(NEAR_EXPIRY)] },
    {
      from: 'active.token.refreshing',
      event: 'done',
      to: 'active.token.backoff',
      before: [armErrorFault(REFRESH, 'network'), stopTimers],
    },
    {
      from: 'active.token.backoff.idle',
      event: 'token.refresh',
      to: 'active.token.backoff.queued',
      before: [armErrorFault(UNREAD, { status: 401, body: { detail: 'Token is expired' } })],
      steps: [looks],
    },
    {
      from: 'active.token.backoff',
      event: 'after',
      to: 'active.token.unused',
      steps: [advanceClock(2 * SECOND)],
    },
    ...(['sessionEnded', 'sessionInvalid', 'invalidToken'] as const).map((kind, index) => ({
      from: 'active',
      event: 'session.terminated',
      to: `ended.${['inactivity', 'invalidSession', 'invalidToken'][index]}`,
      before: [armErrorFault(UNREAD, kind, 2)],
      steps: [looks],
    })),
    { from: 'active', event: 'storage.changed', to: 'ended.otherTab', steps: [signInElsewhere(null)] },
  ],
  stays: { signingIn: [armHoldFault('POST auth/jwt/create/')], 'active.token.refreshing': [armHoldFault(REFRESH)] },
};

export const failuresStatePaths: StatePaths = {
  machine: failuresMachine,
  openings: [signedIn('ved.active', QUIET, 'closed')],
  moves: [
    {
      from: '',
      event: 'request.failed',
      to: 'routing',
      before: [armErrorFault(UNREAD, 'rateLimitExceeded')],
      steps: [looks],
    },
    { from: 'routing', event: 'always', to: 'open' },
  ],
};

export const noticesStatePaths: StatePaths = {
  machine: noticesMachine,
  openings: [signedIn('ved.active', QUIET, 'listening')],
  moves: [],
};

export const connectivityStatePaths: StatePaths = {
  machine: connectivityMachine,
  openings: [signedIn('ved.active', QUIET, 'online')],
  moves: [{ from: 'online', event: 'network.offline', to: 'offline', steps: [dispatchWindowEvent('offline')] }],
};

const fetches = { from: '', event: 'unread.fetch', to: 'reading', steps: [looks] };

export const unreadStatePaths: readonly StatePaths[] = [
  {
    machine: unreadMachine,
    openings: [signedIn('ved.active', QUIET, 'idle')],
    moves: [
      fetches,
      { from: 'reading', event: 'done', to: 'failed', before: [armErrorFault(UNREAD)] },
      {
        from: '',
        event: 'unread.markRead',
        to: 'marking',
        steps: MARKS_ALL,
      },
    ],
    stays: { reading: [armHoldFault(UNREAD)], marking: [armHoldFault('mark_read')] },
  },
  {
    machine: unreadMachine,
    openings: [signedIn('ved.active', QUIET, 'idle')],
    moves: [
      fetches,
      { from: 'reading', event: 'done', to: 'failed', before: [armErrorFault(UNREAD, 'rateLimitExceeded')] },
      { from: 'failed', event: 'unread.fetch', to: 'deferred', steps: [expectText('Слишком много запросов'), looks] },
    ],
  },
];

const livesOn: EntryPoint = { ...signedIn('ved.active', QUIET, 'active'), steps: [READ] };

export const idleStatePaths: readonly StatePaths[] = [
  {
    machine: idleMachine,
    openings: [livesOn],
    moves: [{ from: 'active', event: 'after', to: 'warning', steps: [advanceClock(NEAR_IDLE_END)] }],
  },
  {
    machine: idleMachine,
    openings: [livesOn],
    moves: [
      { from: 'active', event: 'after', to: 'warning', steps: [advanceClock(AFTER_IDLE_END)] },
      { from: 'warning', event: 'after', to: 'expired' },
    ],
    // The page checks the session at the server; the timeout stays visible while the request is held.
    stays: { expired: [armHoldFault(REFRESH)] },
  },
];
