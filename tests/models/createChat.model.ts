// The dialog of a new chat in both variants: opened, filled, sent once, rejected, cancelled; choice of the client.
import type { Chat, InvitableOrganization } from '../../src/api/schemas/chats.ts';
import { createChatMachine, isChatFormComplete } from '../../src/machines/chat/list/createChat.machine.ts';
import type { Model, ModelEvent, Scene } from '../support/models/model.ts';
import { failing, inertPorts, inertInvalidations } from '../support/models/ports.ts';

export const TOPIC = 'Вопрос по сделке';
/** The server's error at the topic. */
export const SAID = 'Слишком общая тема';
export const PROVIDER: InvitableOrganization = {
  id: 4,
  company_name: 'ООО «Ликвид Демо»',
  source: 'LiquidityProvider',
};
export const PARTICIPANT: InvitableOrganization = {
  id: 5,
  company_name: 'ООО «Лазурит Импорт»',
  source: 'Participant',
};
export const created: Chat = {
  id: 9,
  name: TOPIC,
  closed: false,
  sender: 'Я',
  participant: null,
  liquidity_provider: null,
  created_at: '2026-11-20T12:00:00+03:00',
};
export const organizations = { count: 2, next: null, previous: null, results: [PROVIDER, PARTICIPANT] };

const INVITING = 'inviting an organisation';
/** Scenes by creator: the operator invites, all others open a chat with the operator. */
export const variantOf = (scene: string) => (scene === INVITING ? 'invite' : 'topic');

const ended = (as: string, actor: 'create' | 'load', output: object): ModelEvent => ({
  as,
  type: `xstate.done.actor.${actor}`,
  output,
});
const events: readonly ModelEvent[] = [
  { type: 'dialog.open' },
  { type: 'dialog.close' },
  { as: 'types a topic', type: 'topic.change', topic: TOPIC },
  { as: 'types spaces', type: 'topic.change', topic: '  ' },
  { as: 'submits all', type: 'chat.create' },
  { as: 'submits too early', type: 'chat.create' },
  ended('is created', 'create', { ok: true, value: created }),
  ended('the topic is refused', 'create', {
    ok: false,
    failure: failing('http', { status: 400, data: { name: [SAID] }, method: 'POST' }),
  }),
  ended('the network is lost', 'create', { ok: false, failure: failing('network', { method: 'POST' }) }),
];
const ignoredEvents = ['submits too early'];
const inviting: readonly ModelEvent[] = [
  { as: 'picks a provider', type: 'organization.select', organization: PROVIDER },
  { as: 'picks a participant', type: 'organization.select', organization: PARTICIPANT },
  { type: 'organizations.refetch' },
  ended('the organisations come', 'load', { ok: true, rows: organizations.results, next: null, pages: 1 }),
  ended('the organisations do not come', 'load', { ok: false, failure: failing('http', { status: 500 }) }),
];

type CreateChat = Scene<typeof createChatMachine>;
const key: NonNullable<CreateChat['key']> = ({ context }) => [
  context.topic,
  context.organization?.id,
  context.organizations?.length,
  context.failure?.kind,
  context.listFailure?.kind,
];
/** No organisation can be selected before the list is loaded. */
const canOccur: NonNullable<CreateChat['canOccur']> = (event, snapshot) =>
  (event.type !== 'organization.select' || snapshot.context.organizations !== null) && agrees(event, snapshot);
/** One event of two names: at a screen the button reads otherwise until all is there. */
const agrees: NonNullable<CreateChat['canOccur']> = ({ type, as }, { context }) =>
  type !== 'chat.create' || (as === 'submits all') === isChatFormComplete(context);

export const createChatModel: Model<typeof createChatMachine> = {
  name: 'createChat',
  machine: createChatMachine,
  scenes: {
    'with only a topic': {
      input: { variant: 'topic', requests: inertPorts, invalidations: inertInvalidations, now: () => 0 },
      events,
      ignoredEvents,
      key,
      canOccur: agrees,
    },
    [INVITING]: {
      input: { variant: 'invite', requests: inertPorts, invalidations: inertInvalidations, now: () => 0 },
      events: [...events, ...inviting],
      ignoredEvents,
      key,
      canOccur,
    },
  },
};
