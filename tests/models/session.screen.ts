// The session at its screens: a visitor at /login, and the status of an application, which requests the profile only:
// every call of the session is one press of «Обновить», and leaving one of «Выйти».
import type { sessionMachine } from '../../src/machines/session/session.machine.ts';
import { REFRESH_TIMEOUT_MS, getRefreshBackoff } from '../../src/machines/session/context.ts';
import { signInSteps } from '../../src/ui/demo/links/userSteps.ts';
import contract from '../contract/errors.json' with { type: 'json' };
import { API, signedIn, createToken, userRecord } from '../support/app.ts';
import type { ScreenDriver, ScreenModel } from '../support/models/screenDriver.ts';
import { performSteps } from '../support/models/performSteps.ts';
import { INN, PASSWORD, participantDraft } from './registration.model.ts';
import { LIVING, NO_SESSION, NO_SIGNING_IN, OTHER, STORED } from './session.model.ts';

const HOUR_MS = 3_600_000;
const SLOW_MS = 15_000;
const ENTER = `POST ${API}auth/jwt/create/`;
const REFRESH = `POST ${API}auth/jwt/refresh/`;
const PROFILE = `GET ${API}auth/current_user/`;
const CHATS = `GET ${API}chats`;
const REGISTER = `POST ${API}register/ved_participant/`;
const PATH = '/registr-application';
const CHAT_PATH = '/registr-message';

const pair = (mark: string, sub?: number) => ({ access: createToken(HOUR_MS, mark, sub), refresh: `refresh-${mark}` });
const draft = {
  'meridian:draft:registration-participant': JSON.stringify({
    savedAt: '2026-11-20T08:00:00.000Z',
    values: { ...participantDraft, inn: INN },
  }),
};
const NOBODY = { access_token: null, refresh_token: null, account_type: null };

const LIMITS = ['pending_agreements', 'under_review', 'closed', 'blocked'] as const;

/** The server's text: the first text of a modal, by its name. */
function refusal(modal: string, text = '') {
  const entry = contract.find((one) => one.modal === modal && one.text.includes(text));
  if (!entry) throw new Error(`no text opens ${modal}`);
  return { status: entry.status, body: { [entry.channel]: entry.text }, title: entry.title_ru };
}

/** A modal covers the page until it is closed. */
async function free({ has, press, expectRole }: ScreenDriver): Promise<void> {
  if (!(await has('dialog', /./))) return;
  await press('Закрыть');
  await expectRole('dialog', /./, false);
}
async function refetchProfile(driver: ScreenDriver): Promise<void> {
  await driver.waitUntilIdle('Обновить'); // a failed refresh ends the call that required it, and may open a modal
  await free(driver);
  const before = driver.server.count(PROFILE);
  await driver.press('Обновить');
  await driver.until(() => driver.server.count(PROFILE) > before, 'the profile is requested');
}
/** Waits until the page has handled the response: «Обновить» has no effect before. */
const respondsWith =
  (more: Parameters<typeof userRecord>[0] = {}) =>
  async ({ server, waitUntilIdle }: ScreenDriver) => {
    await server.settle(PROFILE, 200, userRecord(more));
    await waitUntilIdle('Обновить');
  };
const ends = (modal: string) => async (driver: ScreenDriver) => {
  const { status, body, title } = refusal(modal);
  await driver.server.settle(PROFILE, status, body);
  if (modal === 'invalidToken') await driver.server.settle(REFRESH, 401); // one refresh is tried before this modal
  await driver.expectRole('dialog', title);
};
/** An account error arrives twice, since the call is retried once: the first opens the modal, the second would reopen it. */
const limits = (modal: string, text?: string) => async (driver: ScreenDriver) => {
  const { status, body, title } = refusal(modal, text);
  await refetchProfile(driver);
  await driver.server.settle(PROFILE, status, body);
  await driver.server.settle(PROFILE, status, body);
  await driver.waitUntilIdle('Обновить');
  await driver.expectRole('dialog', title);
};
const signsInElsewhere = (account_type: string, sub?: number) => (driver: ScreenDriver) =>
  driver.writeFromOtherTab({ ...signedIn(pair('otherTab', sub)), account_type });

export const sessionScreen: ScreenModel<typeof sessionMachine> = {
  opening(scene) {
    const stored = STORED[scene];
    const { account_type, ...rest } = signedIn(pair('first'));
    return {
      path: scene === NO_SESSION ? CHAT_PATH : PATH,
      stored: stored ? { ...rest, ...(stored.accountType ? { account_type } : {}) } : {},
      reads: {},
      held: [ENTER, REFRESH, PROFILE, REGISTER, CHATS],
      lost: scene === NO_SIGNING_IN || scene === NO_SESSION ? 'session' : null,
    };
  },
  async begin(driver, scene) {
    await driver.expectRole('heading', /./);
    if (scene === LIVING) await respondsWith()(driver);
  },
  /** Profile data are not stored: they are requested again. */
  async again({ server }, before, scene) {
    const account_state = LIMITS.find((account) => before.matches({ active: { account } }));
    const { user } = before.context;
    const begunWithUser = scene === LIVING && before.matches('active');
    if (!user && !account_state && !begunWithUser) return;
    await server.settle(PROFILE, 200, userRecord({ ...user, ...(account_state ? { account_state } : {}) }));
  },
  drivers: {
    async 'session.signIn'(driver) {
      await free(driver);
      const before = driver.server.count(ENTER);
      await performSteps(signInSteps)(driver);
      await driver.until(() => driver.server.count(ENTER) === before + 1, 'one request');
    },
    async 'signs in without the code'(driver) {
      await performSteps(signInSteps)(driver);
      await driver.until(() => driver.code.waits(), 'the code is waited for');
    },
    async 'the code of signing in is lost'({ code, expectText }) {
      await code.lose();
      await expectText('Вышла новая версия или прервалась связь. Если повтор не поможет, обновите страницу');
    },
    async 'session.cancelSignIn'({ advanceTime, press }) {
      await advanceTime(SLOW_MS);
      await press('Отменить');
    },
    'is let in': ({ server }) => server.settle(ENTER, 200, { ...pair('entered'), account_type: 'ved_participant' }),
    async 'is not let in'({ server, waitUntilIdle }) {
      await server.settle(ENTER, 400, {});
      await waitUntilIdle('Войти');
    },
    /** From the sign-in page, as a newcomer finds it; the draft of an earlier visit spares the typing. */
    async 'has registered'(driver) {
      await free(driver);
      await driver.writeFromOtherTab(draft);
      await driver.follow('Зарегистрироваться');
      await driver.follow(/^Участник ВЭД/);
      await driver.press('Далее');
      await driver.typeText('Пароль', PASSWORD);
      await driver.typeText('Пароль ещё раз', PASSWORD);
      await driver.pick('Согласен');
      await driver.press('Зарегистрироваться');
      await driver.server.settle(REGISTER, 201, { access: pair('registered').access, user: null });
    },
    'another tab signs in': signsInElsewhere('ved_participant'),
    'another tab signs in as a provider': signsInElsewhere('liquidity_provider'),
    'another tab signs in as somebody else': signsInElsewhere('ved_participant', OTHER),
    'another tab signs out': ({ writeFromOtherTab }) => writeFromOtherTab(NOBODY),
    async 'session.signOut'(driver) {
      await free(driver);
      await driver.press('Выйти');
    },
    'ends by sessionEnded': ends('sessionEnded'),
    'ends by sessionInvalid': ends('sessionInvalid'),
    'ends by invalidToken': ends('invalidToken'),
    async 'session.used'(driver) {
      await refetchProfile(driver);
      await respondsWith()(driver);
    },
    async 'token.refresh'(driver) {
      await refetchProfile(driver);
      await driver.server.settle(PROFILE, 401);
    },
    'the code of the profile is lost': ({ code }) => code.lose(),
    async 'a call is refused'({ server, code, until }) {
      await server.settle(CHATS, 401);
      await until(() => code.waits(), 'the code is waited for');
    },
    'the code of the refresh is lost': ({ code }) => code.lose(),
    'expiry comes near': ({ advanceTime }) => advanceTime(HOUR_MS - 60_000),
    async 'is renewed'({ server, until, stored }) {
      const next = pair(`renewed-${server.count(REFRESH)}`);
      await server.settle(REFRESH, 200, next);
      await until(async () => (await stored())['access_token'] === next.access, 'the new pair is kept');
    },
    'the refresh is refused': ({ server }) => server.settle(REFRESH, 401),
    'the refresh reports inactivity': ({ server }) => server.settle(REFRESH, 401, refusal('sessionEnded').body),
    'the refresh is not reached': ({ server }) => server.settle(REFRESH, 0),
    'the refresh takes too long': ({ advanceTime }) => advanceTime(REFRESH_TIMEOUT_MS),
    'the backoff is over': ({ advanceTime }) => advanceTime(getRefreshBackoff(Infinity)),
    'profile.refetch': refetchProfile,
    async 'profile.cancel'({ advanceTime, press }) {
      await advanceTime(SLOW_MS);
      await press('Отменить');
    },
    'is a participant': respondsWith(),
    'is a provider': respondsWith({ account_type: 'liquidity_provider' }),
    'is the operator': respondsWith({ account_type: 'authorized_organization' }),
    async 'has no profile'({ server, waitUntilIdle }) {
      await server.settle(PROFILE, 0);
      await waitUntilIdle('Обновить');
    },
    'is restricted: pending_agreements': limits('pendingAgreements', 'pending'),
    'is restricted: closed': limits('pendingAgreements', 'closed'),
    'is restricted: under_review': limits('accountUnderReview'),
    'is restricted: blocked': limits('accountBlocked'),
    'is pending_agreements': respondsWith({ account_state: 'pending_agreements' }),
    'is under_review': respondsWith({ account_state: 'under_review' }),
    'is closed': respondsWith({ account_state: 'closed' }),
    'is blocked': respondsWith({ account_state: 'blocked' }),
    'is active': respondsWith({ account_state: 'active' }),
  },
  finalEvents: ['is restricted: blocked', 'is blocked'], // nothing is left to press but «Выйти»
  canOccur({ as, type }, snapshot) {
    const isReading = snapshot.matches({ active: { profile: 'loading' } });
    if (type === 'session.signIn') return snapshot.matches('anonymous') || snapshot.matches('ended');
    if (type === 'session.cancelSignIn') return snapshot.matches('signingIn');
    if (type === 'session.registered') return snapshot.matches('anonymous') || snapshot.matches('ended');
    if (as === 'a call is refused') return snapshot.matches({ active: { profile: 'failed', token: 'valid' } });
    if (type === 'session.signOut') return snapshot.hasTag('signedIn');
    if (type === 'session.terminated') return isReading; // the refusal of the profile
    if (type === 'profile.cancel') return isReading;
    if (type === 'profile.refetch' || type === 'account.restricted') return snapshot.hasTag('signedIn') && !isReading;
    if (type === 'session.used') return snapshot.matches({ active: { token: 'valid' } });
    return type !== 'token.refresh' || (snapshot.hasTag('signedIn') && !snapshot.hasTag('refreshing'));
  },
  assertions: {
    async anonymous({ path, until, stored }) {
      await until(() => path() === '/login', 'the sign-in page');
      await until(async () => !('access_token' in (await stored())), 'no token is left');
    },
    async ended({ path, until, stored }) {
      await until(() => path() === '/login', 'the sign-in page');
      await until(async () => !('access_token' in (await stored())), 'no token is left');
    },
    signingIn: ({ server, code, until }) =>
      until(() => server.live(ENTER) === 1 || code.waits(), 'the call is waited for'),
    async active({ path, until, expectRole }, snapshot) {
      await until(() => path() === PATH || path() === CHAT_PATH, 'the status of the application, or its chats');
      if (path() === CHAT_PATH) return;
      await expectRole('button', 'Выйти');
      if (!snapshot.matches({ active: { account: 'blocked' } })) await expectRole('button', 'Обновить');
    },
    'active.token.refreshing': ({ server, code, until }) =>
      until(() => server.live(REFRESH) === 1 || code.waits(), 'one refresh'),
    'active.profile.loaded': ({ stored, until }, { context }) =>
      until(
        async () => !context.user || (await stored())['account_type'] === context.user.account_type,
        'the role is kept',
      ),
    'ended.inactivity': ({ expectRole }) => expectRole('dialog', refusal('sessionEnded').title),
    'ended.invalidSession': ({ expectRole }) => expectRole('dialog', refusal('sessionInvalid').title),
    'ended.invalidToken': ({ expectRole }) => expectRole('dialog', refusal('invalidToken').title),
  },
};
