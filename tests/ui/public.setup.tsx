// Setup of public screens: the whole product, signed out, over a fake API.
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../../src/api/client.ts';
import type { Environment } from '../../src/machines/app/environment.ts';
import App from '../../src/ui/app/App.tsx';
import '../../src/ui/app/InteractionListeners.tsx';
import '../../src/ui/app/screens/RegistrationApplication.tsx';
import '../../src/ui/app/layouts/area/Overlays.tsx';
import '../../src/ui/features/auth/SignInFailure.tsx';
import { preloadScreen } from '../../src/ui/app/lazyAreaRoutes.ts';
import { API, openApp, userRecord } from '../support/app.ts';
import { supportDialogs } from '../support/dialogs.ts';
import { type Profile, createProfile } from '../support/tabs.ts';
import { type FakeApi, createFakeApi, json } from '../support/fakeApi.ts';

export const REGISTER = `POST ${API}register/ved_participant/`;
export const SEND_CODE = `POST ${API}organizations/send_recovery_code/`;
export const VERIFY_CODE = `POST ${API}organizations/verify_recovery_code/`;
export const SAVE_PASSWORD = `POST ${API}organizations/password_recovery/`;

/** Organisation after its registration: under review, nothing verified yet. */
export const applicant = () =>
  userRecord({
    login: 'probny.reis',
    company_name: 'ООО «Пробный Рейс»',
    account_state: 'under_review',
    verification_status: 'submitted',
  });

interface Setting {
  readonly path: string;
  /** Values of local storage. */
  readonly stored?: Readonly<Record<string, string>>;
  /** The moment the page opens, in ms since 1970. */
  readonly now?: number;
  readonly fakeApi?: FakeApi;
  readonly inspect?: Environment['inspect'] | undefined;
}

export type PublicSetup = Awaited<ReturnType<typeof openPublic>>;

/** Opens the product at `path`; `close` ends it. */
export async function openPublic({ path, stored = {}, now = 0, fakeApi = createFakeApi(), inspect }: Setting) {
  supportDialogs();
  Element.prototype.scrollIntoView = () => undefined;
  await preloadScreen(path);
  fakeApi.answer(`GET ${API}auth/current_user/`, () => json(200, applicant()));
  const place = { profile: createProfile(stored), tabStorage: createProfile().tab().storage, fakeApi, inspect };
  const setup = openTab(place, path, now);
  setup.app.preloadTransport(); // a visitor's first interaction does this long before a submit
  await settled();
  return setup;
}

/** State of a reloaded page. */
interface Place {
  readonly profile: Profile;
  readonly tabStorage: Storage;
  readonly fakeApi: FakeApi;
  readonly inspect: Environment['inspect'];
}

function openTab(place: Place, path: string, now: number) {
  const { inspect, ...kept } = place;
  history.replaceState(null, '', path);
  const bench = openApp({ ...kept, ...(inspect ? { inspect } : {}) });
  bench.clock.increment(now);
  render(<App services={bench.app} />);
  const close = () => {
    cleanup();
    bench.app.stop();
  };
  return {
    ...bench,
    user: userEvent.setup(),
    close,
    /** The page closed and opened again: the same storage, a new app. */
    reload() {
      close();
      return openTab(place, location.pathname, bench.clock.now());
    },
  };
}

/** Delivers the responses that are ready. */
export const settled = () =>
  act(async () => {
    for (let turns = 0; turns < 10; turns += 1) await new Promise((resolve) => setImmediate(resolve));
  });

/** Puts a text into a field at once, as a paste does. */
export const pasteText = (label: string, text: string): void =>
  void fireEvent.input(screen.getByLabelText(label), { target: { value: text } });
/** Value of a field. */
export function getFieldValue(label: string): string {
  const field = screen.getByLabelText(label);
  if (!(field instanceof HTMLInputElement)) throw new Error(`${label} is no input`);
  return field.value;
}
export const press = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }));
