// «Уведомить» and «Проверить AML» of a wallet on the KYT screen: one company with one wallet in both sections.
import type { walletActionMachine } from '../../src/machines/kyt/kyt.machine.ts';
import { API, signedIn, userRecord } from '../support/app.ts';
import type { ScreenDriver, ScreenModel } from '../support/models/screenDriver.ts';
import { SLOW_MS, dirty } from './kyt.model.ts';

const OPERATOR = `GET ${API}authorized_organization/`;
const NOTIFY = `POST ${API}authorized_organization/notifications/wallet_alert/`;
const CHECK = `PATCH ${API}wallets/aml_check/`;
const operator = userRecord({ account_type: 'authorized_organization', login: 'operator' });
const { company_id: id, role, company_name } = dirty;

interface Doing {
  readonly call: string;
  readonly button: string;
  /** The button once it is done. */
  readonly done: string;
  readonly answer: unknown;
}
const DOING: Readonly<Record<string, Doing>> = {
  notify: { call: NOTIFY, button: 'Уведомить', done: 'Отправлено', answer: { notification_id: 1 } },
  check: { call: CHECK, button: 'Проверить AML', done: 'Проверить AML', answer: dirty },
};
const doing = (act: string): Doing => {
  const found = DOING[act];
  if (!found) throw new Error(`${act} is not driven here`);
  return found;
};

/** Both actions are on the screen; the running one is the one with the pending or last call. */
const actOf = ({ server }: ScreenDriver): Doing => doing(server.count(NOTIFY) > 0 ? 'notify' : 'check');
const ends =
  (status: number) =>
  async (driver: ScreenDriver): Promise<void> => {
    const { call, button, answer } = actOf(driver);
    await driver.server.settle(call, status, status === 200 ? answer : {});
    await driver.waitUntilIdle(button);
  };

export const kytActScreen: ScreenModel<typeof walletActionMachine> = {
  opening: () => ({
    path: `/organization/kyt-requests/${id}`,
    stored: signedIn(undefined, operator.account_type ?? 'ved_participant'),
    reads: {
      [`GET ${API}auth/current_user/`]: operator,
      [`GET ${API}notifications/unread/`]: { count: 0, next: null, previous: null, results: [] },
      [`${OPERATOR}wallets/companies/`]: [{ id, role, company_name, dirty_wallets: 1 }],
      [`${OPERATOR}wallets/`]: { count: 1, next: null, previous: null, results: [dirty] },
    },
    held: [NOTIFY, CHECK],
  }),
  async begin({ press, expectRole, server, until }, scene) {
    const { call, button } = doing(scene);
    await expectRole('button', button);
    await press(button);
    await until(() => server.count(call) === 1, 'the act has begun');
  },
  drivers: {
    async 'action.run'(driver) {
      const { call, button } = actOf(driver);
      const before = driver.server.count(call);
      await driver.press(button);
      await driver.until(() => driver.server.count(call) === before + 1, 'one request');
    },
    async 'action.cancel'({ advanceTime, press }) {
      await advanceTime(SLOW_MS);
      await press('Отменить');
    },
    'is done': ends(200),
    'is refused': ends(500),
    'is rejected with 400': ends(400),
    'drags on': ({ advanceTime }) => advanceTime(SLOW_MS),
  },
  /** A busy button does nothing, a sent notification reads «Отправлено»; the cancel button appears after a delay. */
  canOccur({ type }, snapshot) {
    if (type === 'action.run')
      return !snapshot.hasTag('busy') && !(snapshot.matches('done') && snapshot.context.act === 'notify');
    return type !== 'action.cancel' || snapshot.matches({ sending: 'waiting' });
  },
  assertions: {
    'sending.slow': ({ expectRole }) => expectRole('button', 'Отменить'),
    idle: ({ expectRole }) => expectRole('button', 'Отменить', false),
    async done(driver) {
      await driver.expectRole('button', actOf(driver).done);
    },
    failed: (driver) => driver.expectRole('button', actOf(driver).button),
  },
};
