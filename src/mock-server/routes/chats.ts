// Chats over HTTP: contract rows 12–14, 57–59, 110.
import { chatLifecycle, getChatStatus } from '../../machines/lifecycles/chat.ts';
import { getChatClientId, canSeeChat, toMessageRecord, createClientChat, storeSystemMessage } from '../domain/chats.ts';
import { storeFile } from '../domain/files.ts';
import { OPERATOR_FILTER, requireClient, requireRow, requireOwnChat } from '../http/findRow.ts';
import type { HandlerInputOf, RequestHandlers } from '../http/handler.ts';
import { assertTransition } from '../domain/lifecycle.ts';
import { notify, notifyOperator } from '../domain/notify.ts';
import { createdResponse, validationError } from '../http/response.ts';
import type { Row } from '../db/tables.ts';
import type { Database } from '../db/database.ts';
import { queryPage } from './lists/listQuery.ts';
import { mapPage } from './lists/pagination.ts';

type Chat = Row<'chats'>;

// assumed: the contract gives none of these three texts
const CHAT_CLOSED = 'Чат закрыт';
const CLOSED_NOTE = 'Оператор завершил общение';
const REOPENED_NOTE = 'Оператор возобновил общение';

function invitedBy({ world, body }: HandlerInputOf<'chatCreate'>): Row<'organizations'> {
  if ((body.participant === undefined) === (body.liquidity_provider === undefined))
    throw validationError({ participant: 'Выберите организацию' });
  return body.participant === undefined
    ? requireClient(world, 'liquidity_provider', body.liquidity_provider ?? '')
    : requireClient(world, 'ved_participant', body.participant);
}

/** Index of a chat in the reader's list, used in chat URLs. */
const placeOf = (world: Database, { id }: Chat, isListed: (chat: Chat) => boolean): number =>
  world.filter('chats', (row) => row.id < id && isListed(row)).length;

function tellInvited(world: Database, company: number, chat: Chat): void {
  const place = placeOf(world, chat, (row) => getChatClientId(row) === company);
  notify(world, company, 'chat_created', { name: chat.name, place });
}

/** The last message of an open chat if the client wrote it: it awaits the operator's reply. */
function findAwaitedMessage(world: Database, chat: Chat) {
  const last = world.sortedBy('messages', 'chat_id', chat.id).findLast(({ sender_id }) => sender_id !== null);
  if (chat.closed || last === undefined || last.sender_id !== getChatClientId(chat)) return null;
  const { content, sender, created_at } = last;
  return { content, sender, created_at };
}

export const chatsHandlers = {
  /** A client opens a chat with the operator; the operator with the invited organisation. */
  chatCreate: (call) => {
    const { account, world, body } = call;
    const { name } = body;
    const sender = account.organization.company_name;
    if (!account.isOperator) {
      const chat = createClientChat(world, { name, sender, client: account.organization });
      notifyOperator(world, 'chat_created', { name, place: placeOf(world, chat, () => true) });
      return createdResponse(chat);
    }
    const invited = invitedBy(call);
    const chat = createClientChat(world, { name, sender, client: invited });
    tellInvited(world, invited.id, chat);
    return createdResponse(chat);
  },

  chatAdminCreate: ({ world, account, body: { name, company_id, role } }) => {
    const invited = requireClient(world, role, company_id);
    const chat = createClientChat(world, { name, sender: account.organization.company_name, client: invited });
    tellInvited(world, invited.id, chat);
    return createdResponse(chat);
  },

  /** Only stores the file; the message is created when the client sends new_file over the socket. */
  chatFileUpload: ({ world, account, body }) => {
    const chat = requireOwnChat(world, account, body.chat_id);
    if (chat.closed) throw validationError({ chat_id: CHAT_CLOSED });
    return { file_url: storeFile(world, `chats/${chat.id}`, body.file) };
  },

  /** Ordered by id, so that the list index used in routes is stable. */
  chatList: ({ world, account, query, url }) => {
    const isListed = (chat: Chat) => canSeeChat(account, chat);
    const isInbox = account.isOperator && query.awaiting_operator === true;
    const awaits = isInbox ? (chat: Chat) => findAwaitedMessage(world, chat) !== null : null;
    const list = queryPage(world, url, query, { table: 'chats', tests: [isListed, awaits], oldestFirst: true });
    if (!isInbox) return list;
    return mapPage(list, (chat) => ({
      ...chat,
      index: placeOf(world, chat, isListed),
      awaited_message: findAwaitedMessage(world, chat),
    }));
  },

  chatMessageList: ({ world, account, params, query, url }) => {
    const chat = requireOwnChat(world, account, params.id);
    return mapPage(queryPage(world, url, query, { table: 'messages', where: { chat_id: chat.id } }), toMessageRecord);
  },

  chatOrganizationList: ({ world, query, url }) => {
    const active = {
      table: 'organizations',
      where: { status: 'active' },
      except: OPERATOR_FILTER,
      oldestFirst: true,
    } as const;
    return mapPage(queryPage(world, url, query, active), ({ id, company_name, role }) => ({
      id,
      company_name,
      source: role === 'liquidity_provider' ? ('LiquidityProvider' as const) : ('Participant' as const),
    }));
  },

  chatUpdate: ({ world, account, params, body: { closed }, rooms, after }) => {
    const chat = requireRow(world, 'chats', params.id);
    if (chat.closed === closed) return chat;
    const move = { status: getChatStatus(chat.closed), next: getChatStatus(closed), company: getChatClientId(chat) };
    assertTransition(chatLifecycle, move, account);
    const changed = { ...chat, closed };
    world.put('chats', changed);
    const message = storeSystemMessage(world, chat, closed ? CLOSED_NOTE : REOPENED_NOTE);
    after(() => {
      rooms.broadcast(message);
      if (closed) rooms.closeChat(chat.id);
    });
    return changed;
  },
} satisfies Partial<RequestHandlers>;
