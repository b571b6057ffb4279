// The dialog of a new chat at its screen: the operator's variant invites, the participant's has only a topic.
import { type createChatMachine, isChatFormComplete } from '../../src/machines/chat/list/createChat.machine.ts';
import { cancelNewChatSteps, openNewChatSteps, typeTopicSteps } from '../../src/ui/demo/links/userSteps.ts';
import { API, signedIn, userRecord } from '../support/app.ts';
import type { Hands, Screen } from '../support/models/hands.ts';
import { plays } from '../support/models/plays.ts';
import { PARTICIPANT, PROVIDER, SAID, TOPIC, created, organizations, variantOf } from './createChat.model.ts';

const CREATE = `POST ${API}chats/create/`;
const LOAD = `GET ${API}authorized_organization/chats/organizations/`;
const nothing = { count: 0, next: null, previous: null, results: [] };
const operator = userRecord({ account_type: 'authorized_organization', login: 'operator' });

/** An inactive button reads «Добавьте тему»; it can be pressed all the same (spec section 4). */
async function submit(hands: Hands, label: string): Promise<void> {
  const before = hands.server.count(CREATE);
  await hands.press(label);
  if (label === 'Создать') await hands.until(() => hands.server.count(CREATE) === before + 1, 'one request');
}
const answers =
  (status: number, body: unknown) =>
  ({ server }: Hands) =>
    server.settle(CREATE, status, body);

export const createChatScreen: Screen<typeof createChatMachine> = {
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
  begin: (hands) => hands.shows('button', 'Создать чат'),
  drivers: {
    'dialog.open': plays(openNewChatSteps),
    'dialog.close': plays(cancelNewChatSteps),
    'types a topic': plays(typeTopicSteps(TOPIC)),
    'types spaces': plays(typeTopicSteps('  ')),
    'picks a provider': ({ pick }) => pick(PROVIDER.company_name),
    'picks a participant': ({ pick }) => pick(PARTICIPANT.company_name),
    'organizations.refetch': ({ press }) => press('Повторить'),
    'submits all': (hands) => submit(hands, 'Создать'),
    'submits too early': (hands) => submit(hands, 'Добавьте тему'),
    'is created': answers(201, created),
    'the topic is refused': answers(400, { name: [SAID] }),
    'the network is lost': answers(0, null),
    'the organisations come': ({ server }) => server.settle(LOAD, 200, organizations),
    'the organisations do not come': ({ server }) => server.settle(LOAD, 500),
  },
  /** A dialog stands over the page, what is on its way cannot be changed, and a button is pressed as it reads. */
  comes(event, snapshot) {
    if (event.type === 'dialog.open') return snapshot.matches('closed');
    if (['topic.change', 'organization.select', 'chat.create'].includes(event.type))
      return snapshot.matches({ open: { form: 'editing' } });
    return event.type !== 'organizations.refetch' || snapshot.matches({ open: { organizations: 'failed' } });
  },
  sees: {
    '*': ({ shows }, snapshot) => shows('dialog', 'Создать чат', snapshot.hasTag('open')),
    open: ({ shows }, { context }) => shows('button', isChatFormComplete(context) ? 'Создать' : 'Добавьте тему'),
    'open.form.creating': async ({ server, until }, { context: { organization } }) => {
      const invited = organization?.id === PROVIDER.id ? 'liquidity_provider' : 'participant';
      const body = { name: TOPIC, ...(organization ? { [invited]: organization.id } : {}) };
      await until(() => JSON.stringify(server.body(CREATE)) === JSON.stringify(body), 'what was filled in is sent');
      await until(() => server.live(CREATE) === 1, 'one request is waited for');
    },
    closed: ({ until, server }) => until(() => server.live(CREATE) === 0, 'nothing is waited for'),
    'open.organizations.loaded': ({ shows }) => shows('radio', new RegExp(PROVIDER.company_name)),
    'open.organizations.failed': ({ shows }) => shows('button', 'Повторить'),
  },
};
