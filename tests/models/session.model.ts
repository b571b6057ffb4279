// The session, region by region: signing in and out, the token's life, the profile and the role, the account's limits.
import type { ModalFlag } from '../../src/api/errors/catalogue.ts';
import type { Role } from '../../src/api/roles.ts';
import type { StoredSession } from '../../src/api/tokens.ts';
import { getInitialSnapshot } from 'xstate';
import { sessionMachine } from '../../src/machines/session/session.machine.ts';
import type { SessionPorts } from '../../src/machines/session/context.ts';
import { createToken, userRecord } from '../support/app.ts';
import { type Model, type ModelEvent, type Scene, getEventName } from '../support/models/model.ts';
import { failing, inertPorts } from '../support/models/ports.ts';

type Session = Scene<typeof sessionMachine>;

export const credentials = {
  login: 'ved.active',
  password: 'Demo-2026!',
  accountType: 'ved_participant',
  captcha: 'ok',
};

/** The stored session; without a number the user is the previous one. */
export const storedAs = (accountType: Role | null, sub?: number): StoredSession => ({
  access: createToken(3_600_000, '', sub),
  refresh: 'r',
  accountType,
});

/** Another participant. */
export const OTHER = 2;

export const LIVING = 'the token lives on';

/** The lazy code of the session's calls fails to load. */
export const NO_SIGNING_IN = 'signing in has no code';
export const NO_SESSION = 'a session has no code';

/** Scenes by what is stored when the page opens. */
export const STORED: Readonly<Record<string, StoredSession | null>> = {
  'a visitor signs in and out': null,
  'a participant comes back': storedAs('ved_participant'),
  [LIVING]: storedAs('ved_participant'),
  'a profile corrects the role': storedAs(null),
  'the account is limited': storedAs('ved_participant'),
  [NO_SIGNING_IN]: null,
  [NO_SESSION]: storedAs('ved_participant'),
};

/** Ports for planning: the store contains what the event declares (`stored`). */
function planning(title: string): Pick<Session, 'input' | 'prepareStorage'> {
  let stored = STORED[title] ?? null;
  const input: SessionPorts = {
    requests: inertPorts,
    tokens: {
      read: () => stored,
      save: () => undefined,
      saveUser: () => undefined,
      clear: () => undefined,
      watch: () => () => undefined,
    },
    lock: () => new Promise(() => undefined),
  };
  return {
    input,
    prepareStorage(event) {
      if (event.type === 'xstate.init') stored = STORED[title] ?? null;
      else if (isStored(event['stored'])) stored = event['stored'];
    },
  };
}
function isStored(value: unknown): value is StoredSession | null {
  return value === null || (typeof value === 'object' && 'access' in value);
}

const ended = (modal: ModalFlag): ModelEvent => ({ as: `ends by ${modal}`, type: 'session.terminated', modal });

const entering: readonly ModelEvent[] = [
  { type: 'session.signIn', credentials },
  { type: 'session.cancelSignIn' },
  {
    as: 'is let in',
    type: 'xstate.done.actor.enter',
    output: { ok: true, value: null },
    stored: storedAs('ved_participant'),
  },
  {
    as: 'is not let in',
    type: 'xstate.done.actor.enter',
    output: { ok: false, failure: failing('http', { status: 400 }) },
  },
  { as: 'signing in breaks', type: 'xstate.error.actor.enter', error: new Error('no chunk') },
  { as: 'has registered', type: 'session.registered', stored: storedAs(null) },
  { as: 'has registered without a token', type: 'session.registered', stored: null },
  { as: 'another tab signs in', type: 'storage.changed', stored: storedAs('ved_participant') },
  { as: 'another tab signs in as a provider', type: 'storage.changed', stored: storedAs('liquidity_provider') },
  { as: 'another tab signs in as somebody else', type: 'storage.changed', stored: storedAs('ved_participant', OTHER) },
  { as: 'another tab signs out', type: 'storage.changed', stored: null },
  { type: 'session.signOut' },
  ended('sessionEnded'),
  ended('sessionInvalid'),
  ended('invalidToken'),
];

const refreshed = (as: string, output: object): ModelEvent => ({ as, type: 'xstate.done.actor.refresh', output });
const living: readonly ModelEvent[] = [
  { type: 'session.used' },
  { as: 'expiry comes near', type: 'xstate.after.beforeExpiry.session.active.token.valid' },
  { type: 'token.refresh' },
  refreshed('is renewed', { kind: 'renewed' }),
  refreshed('the refresh is refused', { kind: 'refused', modal: 'invalidToken' }),
  refreshed('the refresh reports inactivity', { kind: 'refused', modal: 'sessionEnded' }),
  refreshed('the refresh is not reached', { kind: 'unreachable', failure: failing('network') }),
  { as: 'the refresh takes too long', type: 'xstate.after.tooLong.session.active.token.refreshing' },
  { as: 'the refresh breaks', type: 'xstate.error.actor.refresh', error: new Error('no chunk') },
  { as: 'the backoff is over', type: 'xstate.after.backoff.session.active.token.backoff' },
];

const profiled = (as: string, output: unknown): ModelEvent => ({ as, type: 'xstate.done.actor.readProfile', output });
const reading: readonly ModelEvent[] = [
  { type: 'profile.refetch' },
  { type: 'profile.cancel' },
  profiled('is a participant', userRecord()),
  profiled('is a provider', userRecord({ account_type: 'liquidity_provider' })),
  profiled('is the operator', userRecord({ account_type: 'authorized_organization' })),
  profiled('has no profile', null),
  { as: 'reading the profile breaks', type: 'xstate.error.actor.readProfile', error: new Error('no chunk') },
];

const limited = (limit: string): ModelEvent => ({ as: `is restricted: ${limit}`, type: 'account.restricted', limit });
const stateIs = (state: string): ModelEvent => profiled(`is ${state}`, userRecord({ account_state: state }));
const LIMITS = ['pending_agreements', 'under_review', 'closed', 'blocked'];
const limiting: readonly ModelEvent[] = [
  { type: 'profile.refetch' },
  ...LIMITS.map(limited),
  ...[...LIMITS, 'active'].map(stateIs),
];

/** A registration without a token starts no session. */
const VAIN = new Set(['has registered without a token']);
const scene = (title: string, events: readonly ModelEvent[], key: Session['key']): Record<string, Session> => ({
  [title]: {
    ...planning(title),
    events,
    ignoredEvents: events.map(getEventName).filter((name) => VAIN.has(name)),
    ...(key ? { key } : {}),
  },
});

export const sessionModel: Model<typeof sessionMachine> = {
  name: 'session',
  machine: sessionMachine,
  scenes: {
    ...scene('a visitor signs in and out', entering, ({ context }) => [
      context.role,
      context.owner,
      context.failure?.kind,
    ]),
    ...scene('a participant comes back', entering, ({ context }) => [
      context.role,
      context.owner,
      context.failure?.kind,
    ]),
    ...scene(LIVING, living, ({ context }) => [context.used, context.failure?.kind]),
    ...scene('a profile corrects the role', reading, ({ context }) => [context.role, context.user?.account_type]),
    ...scene('the account is limited', limiting, ({ context }) => context.user?.account_state),
  },
};

const enterLost: readonly ModelEvent[] = [
  { as: 'signs in without the code', type: 'session.signIn', credentials },
  { as: 'the code of signing in is lost', type: 'xstate.error.actor.enter', error: new Error('no chunk') },
];
const sessionLost: readonly ModelEvent[] = [
  { as: 'the code of the profile is lost', type: 'xstate.error.actor.readProfile', error: new Error('no chunk') },
  { as: 'a call is refused', type: 'token.refresh' },
  { as: 'the code of the refresh is lost', type: 'xstate.error.actor.refresh', error: new Error('no chunk') },
];

/** On a screen a session begins with its profile: the token is used at once, and the profile is loaded. */
export const shownSessionModel: Model<typeof sessionMachine> = {
  ...sessionModel,
  scenes: {
    ...Object.fromEntries(
      Object.entries(sessionModel.scenes).map(([title, described]) => {
        if (title !== LIVING) return [title, described];
        described.prepareStorage?.({ type: 'xstate.init' });
        const { value, context } = getInitialSnapshot(sessionMachine, described.input);
        return [
          title,
          { ...described, from: sessionMachine.resolveState({ value, context: { ...context, used: true } }) },
        ];
      }),
    ),
    ...scene(NO_SIGNING_IN, enterLost, ({ context }) => context.failure?.kind),
    ...scene(NO_SESSION, sessionLost, ({ context }) => context.failure?.kind),
  },
};
