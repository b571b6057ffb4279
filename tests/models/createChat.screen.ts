// The dialog of a new chat at its screen: the operator's variant invites, the participant's has only a topic.
import { type createChatMachine, isChatFormComplete } from '../../src/machines/chat/list/createChat.machine.ts';
import { cancelNewChatSteps, openNewChatSteps, typeTopicSteps } from '../../src/ui/demo/links/userSteps.ts';
import { API, signedIn, userRecord } from '../support/app.ts';
import type { ScreenDriver, ScreenModel } from '../support/models/screenDriver.ts';
import { performSteps } from '../support/models/performSteps.ts';
import { PARTICIPANT, PROVIDER, SAID, TOPIC, created, organizations, variantOf } from './createChat.model.ts';

const CREATE = `POST ${API}chats/create/`;
const LOAD = `GET ${API}authorized_organization/chats/organizations/`;
const nothing = { count: 0, next: null, previous: null, results: [] };
const operator = userRecord({ account_type: 'authorized_organization', login: 'operator' });

/** An inactive button reads «Добавьте тему»; it can be pressed all the same. */
async function submit(driver: ScreenDriver, label: string): Promise<void> {
  const before = driver.server.count(CREATE);
  await driver.press(label);
  if (label === 'Создать') await driver.until(() => driver.server.count(CREATE) === before + 1, 'one request');
}
const answers =
  (status: number, body: unknown) =>
  ({ server }: ScreenDriver) =>
    server.settle(CREATE, status, body);

export const createChatScreen: ScreenModel<typeof createChatMachine> = {
  opening(scene) {
    const user = variantOf(scene) === 'invite' ? operator : userRecord();
    return {
      path: variantOf(scene) === 'invite' ? '/organization/support' : '/account/help-chat',
      stored: signedIn(undefined, user.account_type ?? 'ved_participant'),
      reads: {
        [`GET ${API}auth/current_user/`]: user,
        [`GET ${API}notifications/unread/`]: nothing,
        [`GET ${API}chats`]: nothing,
      },
      held: [CREATE, LOAD],
    };
  },
  begin: (driver) => driver.expectRole('button', 'Создать чат'),
  drivers: {
    'dialog.open': performSteps(openNewChatSteps),
    'dialog.close': performSteps(cancelNewChatSteps),
    'types a topic': performSteps(typeTopicSteps(TOPIC)),
    'types spaces': performSteps(typeTopicSteps('  ')),
    'picks a provider': ({ pick }) => pick(PROVIDER.company_name),
    'picks a participant': ({ pick }) => pick(PARTICIPANT.company_name),
    'organizations.refetch': ({ press }) => press('Повторить'),
    'submits all': (driver) => submit(driver, 'Создать'),
    'submits too early': (driver) => submit(driver, 'Добавьте тему'),
    'is created': answers(201, created),
    'the topic is refused': answers(400, { name: [SAID] }),
    'the network is lost': answers(0, null),
    'the organisations come': ({ server }) => server.settle(LOAD, 200, organizations),
    'the organisations do not come': ({ server }) => server.settle(LOAD, 500),
  },
  /** A modal dialog, pending values cannot be changed, and a button is pressed by its current label. */
  canOccur(event, snapshot) {
    if (event.type === 'dialog.open') return snapshot.matches('closed');
    if (['topic.change', 'organization.select', 'chat.create'].includes(event.type))
      return snapshot.matches({ open: { form: 'editing' } });
    return event.type !== 'organizations.refetch' || snapshot.matches({ open: { organizations: 'failed' } });
  },
  assertions: {
    '*': ({ expectRole }, snapshot) => expectRole('dialog', 'Создать чат', snapshot.hasTag('open')),
    open: ({ expectRole }, { context }) =>
      expectRole('button', isChatFormComplete(context) ? 'Создать' : 'Добавьте тему'),
    'open.form.creating': async ({ server, until }, { context: { organization } }) => {
      const invited = organization?.id === PROVIDER.id ? 'liquidity_provider' : 'participant';
      const body = { name: TOPIC, ...(organization ? { [invited]: organization.id } : {}) };
      await until(() => JSON.stringify(server.body(CREATE)) === JSON.stringify(body), 'what was filled in is sent');
      await until(() => server.live(CREATE) === 1, 'one request is waited for');
    },
    closed: ({ until, server }) => until(() => server.live(CREATE) === 0, 'nothing is waited for'),
    'open.organizations.loaded': ({ expectRole }) => expectRole('radio', new RegExp(PROVIDER.company_name)),
    'open.organizations.failed': ({ expectRole }) => expectRole('button', 'Повторить'),
  },
};
