// The copy button of an address in the list of wallets: one company with one wallet.
import type { copyMachine } from '../../src/machines/data/copy.machine.ts';
import type { Wallet } from '../../src/api/schemas/wallets.ts';
import { COPY_ADDRESS_LABEL, copyAddressSteps } from '../../src/ui/demo/links/userSteps.ts';
import { API, signedIn, userRecord } from '../support/app.ts';
import type { ScreenModel } from '../support/models/screenDriver.ts';
import { performSteps } from '../support/models/performSteps.ts';
import { SHOWN_MS } from './copy.model.ts';

const OPERATOR = `GET ${API}authorized_organization/`;
const PATH = '/organization/kyt-requests/7';
const operator = userRecord({ account_type: 'authorized_organization', login: 'operator' });
const ADDRESS = 'TXYZ8mW4kQ2vB7nC5dR9sL1pF6hJ3gT0aE';

const wallet: Wallet = {
  id: 1,
  wallet_id: 'W-1',
  company_id: 7,
  company_name: 'АО «Полярное Карго»',
  role: 'ved_participant',
  wallet_type: 'import',
  currency: 'USDT',
  name: 'Tether',
  photo: null,
  address: ADDRESS,
  network: 'trc20',
  aml_percentage: 4,
  aml_checked_at: null,
  status: 'funded',
  custody: 'own',
  balance: '10',
  reserved: '0',
  ved_contract_number: null,
  balance_request: null,
  funding_reported_at: null,
  created_at: '2026-11-20T12:00:00+03:00',
};

/** Responses of the screen's reads, by kind. */
const reads: Readonly<Record<string, unknown>> = {
  [`GET ${API}auth/current_user/`]: operator,
  [`GET ${API}notifications/unread/`]: { count: 0, next: null, previous: null, results: [] },
  [`${OPERATOR}wallets/companies/`]: [
    { id: 7, role: 'ved_participant', company_name: wallet.company_name, dirty_wallets: 0 },
  ],
  [`${OPERATOR}wallets/`]: { count: 1, next: null, previous: null, results: [wallet] },
};
const CHECK = /^Скопировано$/;

export const copyScreen: ScreenModel<typeof copyMachine> = {
  opening: () => ({
    path: PATH,
    stored: signedIn(undefined, operator.account_type ?? 'ved_participant'),
    reads,
    held: [],
    isClockPaused: true,
  }),
  begin: ({ expectRole }) => expectRole('button', COPY_ADDRESS_LABEL),
  drivers: {
    async 'copies A'(driver) {
      const { clipboard, until } = driver;
      const before = clipboard.count();
      await performSteps(copyAddressSteps)(driver);
      await until(() => clipboard.count() === before + 1, 'one clipboard write');
    },
    'the clipboard takes it': ({ clipboard }) => clipboard.settle(true),
    'the clipboard refuses': ({ clipboard }) => clipboard.settle(false),
    async 'two seconds pass'({ advanceTime, expectText }) {
      await expectText(CHECK);
      await advanceTime(SHOWN_MS);
    },
  },
  /** The whole address replaces the button once the clipboard has refused. */
  canOccur: ({ type }, snapshot) => type !== 'text.copy' || !snapshot.matches('refused'),
  assertions: {
    idle: ({ expectText }) => expectText(CHECK, false),
    copying: ({ clipboard, until }) => until(() => clipboard.text() === ADDRESS, 'the whole address is copied'),
    copied: ({ expectText }) => expectText(CHECK),
    async refused({ expectText, until, selected }) {
      await expectText(ADDRESS);
      await until(async () => (await selected()) === ADDRESS, 'the address is selected for Ctrl+C');
    },
  },
};
