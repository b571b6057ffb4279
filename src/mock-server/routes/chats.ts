// Chats over HTTP: contract rows 12–14, 57–59, 110.
import { chatLifecycle, chatStatus } from '../../machines/lifecycles/chat.ts';
import { clientOf, maySee, messageRecord, openChat, systemMessage } from '../domain/chats.ts';
import { storeFile } from '../domain/files.ts';
import { OPERATORS, client, found, ownChat } from '../http/findRow.ts';
import type { CallOf, Handlers } from '../http/handler.ts';
import { assertMove } from '../domain/lifecycle.ts';
import { notify, notifyOperator } from '../domain/notify.ts';
import { created, invalid } from '../http/response.ts';
import type { Row } from '../db/tables.ts';
import type { World } from '../db/database.ts';
import { listPage } from './lists.ts';
import { pageAs } from './pagination.ts';

type Chat = Row<'chats'>;

// assumed: the contract gives none of these three texts
const CHAT_CLOSED = 'Чат закрыт';
const CLOSED_NOTE = 'Оператор завершил общение';
const REOPENED_NOTE = 'Оператор возобновил общение';

function invitedBy({ world, body }: CallOf<'chatCreate'>): Row<'organizations'> {
  if ((body.participant === undefined) === (body.liquidity_provider === undefined))
    throw invalid({ participant: 'Выберите организацию' });
  return body.participant === undefined
    ? client(world, 'liquidity_provider', body.liquidity_provider ?? '')
    : client(world, 'ved_participant', body.participant);
}

/** Where a chat stands in the list of its reader, as the addresses of chats name it. */
const placeOf = (world: World, { id }: Chat, isListed: (chat: Chat) => boolean): number =>
  world.filter('chats', (row) => row.id < id && isListed(row)).length;

function tellInvited(world: World, company: number, chat: Chat): void {
  const place = placeOf(world, chat, (row) => clientOf(row) === company);
  notify(world, company, 'chat_created', { name: chat.name, place });
}

export const chats = {
  /** A client opens a chat with the operator; the operator one with the invited organisation (domain.md C8). */
  chatCreate: (call) => {
    const { account, world, body } = call;
    const { name } = body;
    const sender = account.organization.company_name;
    if (!account.isOperator) {
      const chat = openChat(world, { name, sender, client: account.organization });
      notifyOperator(world, 'chat_created', { name, place: placeOf(world, chat, () => true) });
      return created(chat);
    }
    const invited = invitedBy(call);
    const chat = openChat(world, { name, sender, client: invited });
    tellInvited(world, invited.id, chat);
    return created(chat);
  },

  chatAdminCreate: ({ world, account, body: { name, company_id, role } }) => {
    const invited = client(world, role, company_id);
    const chat = openChat(world, { name, sender: account.organization.company_name, client: invited });
    tellInvited(world, invited.id, chat);
    return created(chat);
  },

  /** Only stores the file; the message appears when the client sends new_file over the socket. */
  chatFileUpload: ({ world, account, body }) => {
    const chat = ownChat(world, account, body.chat_id);
    if (chat.closed) throw invalid({ chat_id: CHAT_CLOSED });
    return { file_url: storeFile(world, `chats/${chat.id}`, body.file) };
  },

  /** By id, so that the index in the list, which the routes carry, is stable. */
  chatList: ({ world, account, query, url }) =>
    listPage(world, url, query, { table: 'chats', tests: [(chat) => maySee(account, chat)], oldestFirst: true }),

  chatMessageList: ({ world, account, params, query, url }) => {
    const chat = ownChat(world, account, params.id);
    return pageAs(listPage(world, url, query, { table: 'messages', where: { chat_id: chat.id } }), messageRecord);
  },

  chatOrganizationList: ({ world, query, url }) => {
    const active = {
      table: 'organizations',
      where: { status: 'active' },
      except: OPERATORS,
      oldestFirst: true,
    } as const;
    return pageAs(listPage(world, url, query, active), ({ id, company_name, role }) => ({
      id,
      company_name,
      source: role === 'liquidity_provider' ? ('LiquidityProvider' as const) : ('Participant' as const),
    }));
  },

  chatUpdate: ({ world, account, params, body: { closed }, rooms, after }) => {
    const chat = found(world, 'chats', params.id);
    if (chat.closed === closed) return chat;
    const move = { status: chatStatus(chat.closed), next: chatStatus(closed), company: clientOf(chat) };
    assertMove(chatLifecycle, move, account);
    const changed = { ...chat, closed };
    world.put('chats', changed);
    const message = systemMessage(world, chat, closed ? CLOSED_NOTE : REOPENED_NOTE);
    after(() => {
      rooms.broadcast(message);
      if (closed) rooms.closeChat(chat.id);
    });
    return changed;
  },
} satisfies Partial<Handlers>;
