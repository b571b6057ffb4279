// Replays a state link in the frame: resets the world, signs in the persona, performs the steps of a visitor and waits
// after each until the machine reaches the planned state.
import { createClient } from '../../../../api/client.ts';
import { type Endpoint, createCall, castResult } from '../../../../api/endpoint.ts';
import { endpoints } from '../../../../api/endpoints/all.ts';
import { signIn } from '../../../../api/endpoints/auth.ts';
import { ApiError } from '../../../../api/errors/failure.ts';
import { createTokenStore } from '../../../../api/tokens.ts';
import type { StateLink } from '../../links/links.ts';
import { FILE_PLACEHOLDER, type PersonaCall, type Step, isServerStep } from '../../links/steps.ts';
import type { PathSegment } from '../../links/paths.ts';
import { listStorageKeys, createPrefixedStorage } from '../../frameStorage.ts';
import { sendControl } from './control.ts';
import { type PageWindow, performStep, waitForElement } from './pageDriver.ts';
import { type InspectionReport, getActivePaths, subscribeToPages } from './inspectionClient.ts';
import { DEMO_PASSWORD, personas } from './personas.ts';
import { type Frames, signInFrame } from './frames.ts';

/** Storage keys kept during a replay: console preferences and theme. */
const KEPT = ['meridian:demo', 'meridian:theme'];

/** Timeout of a step. */
const STANDS_WITHIN_MS = 12_000;

export interface ReplayRun {
  readonly link: StateLink;
  readonly stage: Frames;
  readonly signal: AbortSignal;
  /** Called before each step. */
  readonly onProgress: (done: number, all: number) => void;
}

/** Replays a link; resolves when its state is active, throws with the obstacle. */
export async function replayStateLink({ link, stage, signal, onProgress }: ReplayRun): Promise<void> {
  for (const key of listStorageKeys(localStorage)) if (!KEPT.includes(key)) localStorage.removeItem(key);
  sessionStorage.clear();
  const inspection = listen(link.machine);
  try {
    const { opening, chains } = link.way;
    const [first, ...rest] = chains;
    if (!first) throw new Error('ways begin somewhere');
    const context = { stage, signal, inspection };
    await signInAt(opening.login, signal);
    await playAll(first.before, context);
    inspection.forget();
    stage.go('page', opening.path);
    for (const step of opening.steps ?? []) await play(step, context);
    if (link.record) return;
    await inspection.reached(first);
    for (const [done, chain] of rest.entries()) {
      onProgress(done + 1, rest.length);
      await playAll(chain.before, context);
      await playAll(chain.steps, context);
      await inspection.reached(chain);
    }
    await inspection.at(link.state);
  } finally {
    inspection.end();
  }
}

interface Context {
  readonly stage: Frames;
  readonly signal: AbortSignal;
  readonly inspection: ReturnType<typeof listen>;
}

async function signInAt(login: string | null, signal: AbortSignal): Promise<void> {
  const persona = personas.find((known) => known.login === login);
  if (persona) await patiently(() => signInFrame('page', persona, signal));
}

async function playAll(steps: readonly Step[], context: Context): Promise<void> {
  for (const step of steps) await play(step, context);
}

async function play(step: Step, { stage, signal, inspection }: Context): Promise<void> {
  signal.throwIfAborted();
  if (!isServerStep(step)) return performStep(() => pageOf(stage), step);
  switch (step.kind) {
    case 'order':
      if (step.order.name === 'clock') await inspection.knowsVisitor();
      return sendControl(
        { method: 'POST', name: step.order.name, body: here(step.order.body) },
        signal,
        hearerOf(step, stage),
      );
    case 'store':
      if (step.value === null) localStorage.removeItem(step.key);
      else localStorage.setItem(step.key, JSON.stringify(step.value));
      return;
    case 'elsewhere':
      return elsewhere(step.login, signal);
    case 'call':
      await callAsPersona(step.login, step.call, signal);
      return;
  }
}

/** The page that must receive the event of a control request: clock changes affect its timers, all others only the server. */
const hearerOf = ({ order }: Extract<Step, { kind: 'order' }>, stage: Frames) =>
  order.name === 'clock' ? pageOf(stage) : window;

/** Makes URLs in fault bodies use this origin. */
function here(body: unknown): unknown {
  return JSON.parse(JSON.stringify(body).replaceAll('{origin}', location.origin));
}

/** The frame's window with the classes of its realm, which TypeScript types only for `globalThis`. */
function pageOf(stage: Frames): PageWindow {
  const page = stage.window('page');
  if (page === null || !isPage(page)) throw new Error('в рамке нет страницы');
  return page;
}
const isPage = (page: Window): page is PageWindow => 'HTMLElement' in page;

/** Simulates another tab: storage events reach the frame, because the console is another window. */
async function elsewhere(login: string | null, signal: AbortSignal): Promise<void> {
  const persona = personas.find((known) => known.login === login);
  if (persona) await patiently(() => signInFrame('page', persona, signal));
  else createTokenStore(localStorage).clear();
}

const calls: Readonly<Record<string, Endpoint>> = endpoints;
const TRIES = 3;

/** Retries the sign-in: on a busy machine a slow worker can be mistaken for a dead one. */
async function patiently<T>(run: () => Promise<T>, tries = TRIES): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (tries === 1 || !(error instanceof ApiError) || error.failure.kind !== 'network') throw error;
    return patiently(run, tries - 1);
  }
}

const withFiles = (body: PersonaCall['body']) =>
  body &&
  Object.fromEntries(
    Object.entries(body).map(([name, value]) => [
      name,
      value === FILE_PLACEHOLDER ? new File(['%PDF-1.7'], 'Поручение.pdf') : value,
    ]),
  );

/** Calls the API as a persona, independent of the sessions in the frames. */
export async function callAsPersona(
  login: string,
  { endpoint, ...input }: PersonaCall,
  signal: AbortSignal,
): Promise<unknown> {
  const persona = personas.find((known) => known.login === login);
  const target = calls[endpoint];
  if (!persona || !target) throw new Error(`нет ${persona ? `вызова ${endpoint}` : `учётной записи ${login}`}`);
  const tokens = createTokenStore(createPrefixedStorage(sessionStorage, 'meridian:aside:'));
  const client = createClient({ origin: location.origin, tokens });
  const body = { login, password: DEMO_PASSWORD, account_type: persona.role, 'smart-token': crypto.randomUUID() };
  const enter = () => client.send(createCall(signIn, { body }), { signal, token: null });
  const { access } = castResult(signIn, await patiently(enter));
  return client.send({ endpoint: target, input: { ...input, body: withFiles(input.body) } }, { signal, token: access });
}

/** Tags invalidated by a call; screens refetch them. */
export const getInvalidatedTags = ({ endpoint }: PersonaCall): readonly string[] => calls[endpoint]?.invalidates ?? [];

/** Number of recent events in an error message. */
const LATELY = 5;

const isLearning = ({ machine, value }: InspectionReport['actors'][number]) =>
  machine === 'session' && getActivePaths(value).includes('active.profile.loading');

/** Follows the state reports of a page. */
function listen(machine: string) {
  let report: InspectionReport | null = null;
  const end = subscribeToPages((frame, received) => {
    if (frame === 'page') report = received;
  });
  const activeStates = () =>
    (report?.actors ?? []).filter((actor) => actor.machine === machine).map(({ value }) => getActivePaths(value));
  const where = () =>
    activeStates()
      .map((paths) => paths.join(', '))
      .join(' | ') || 'на странице нет';
  const lately = () => {
    const events = (report?.events ?? []).filter((seen) => seen.machine === machine).map(({ event }) => event);
    return events.length > 0 ? `; было ${events.slice(-LATELY).join(', ')}` : '';
  };
  const until = (paths: readonly string[]) =>
    waitForElement(
      () => activeStates().find((now) => paths.every((path) => now.includes(path))),
      () => `${machine}: ждали ${paths.join(', ')}, стоит ${where()}${lately()}`,
      STANDS_WITHIN_MS,
    );
  return {
    end,
    forget: () => void (report = null),
    /** Requests during page start restart its timers, so the clock is advanced only afterwards. */
    knowsVisitor: () =>
      waitForElement(
        () => (report && !report.actors.some(isLearning) ? report : null),
        () => 'страница не узнала, кто вошёл',
        STANDS_WITHIN_MS,
      ),
    reached: ({ activeStates: expected }: PathSegment) => until(expected),
    at: (state: string) => until([state]),
  };
}
