// «Живой день»: other roles act by themselves, one act at a time, each an ordinary call of its account. The next act depends
// on the world alone, so that the same world develops in the same way.
import * as v from 'valibot';
import { depositReview } from '../../api/endpoints/deposits.ts';
import { vedTransactionCreate, vedTransactionReview } from '../../api/endpoints/ved.ts';
import { withdrawalCreate, withdrawalReview } from '../../api/endpoints/withdrawals.ts';
import { API_BASE } from '../../api/basePaths.ts';
import { storeClientMessage } from '../domain/chats.ts';
import { issueAccessToken, openSession } from '../http/sessions.ts';
import type { TransportRequest, TransportResponse } from '../http/message.ts';
import type { ChatRooms } from '../transports/socket/chatRooms.ts';
import type { Row } from '../db/tables.ts';
import type { Database } from '../db/database.ts';

interface Endpoint {
  readonly method: string;
  readonly path: string;
  readonly invalidates: readonly string[];
}
interface LiveCall {
  readonly login: string;
  readonly endpoint: Endpoint;
  readonly id?: number;
  readonly body: Readonly<Record<string, string>>;
}
/** The call of an act; null while it has nothing to do. */
type Act = (world: Database, step: number) => LiveCall | null;

const OPERATOR = 'operator';
/** Deposits of the guided story are left to it. */
const KEPT_DEPOSITS: ReadonlySet<number> = new Set([601, 602]);

type Decided = 'deposits' | 'withdrawals' | 'ved_transactions';
const REVIEWS: Readonly<Record<Decided, Endpoint>> = {
  deposits: depositReview,
  withdrawals: withdrawalReview,
  ved_transactions: vedTransactionReview,
};

/** The operator moves the oldest record of a status on. */
const decides =
  (table: Decided, from: string, to: string): Act =>
  (world) => {
    const waiting: readonly Row<Decided>[] = world.sortedBy(table, 'status', from);
    const record = waiting.find(
      (row) => !('payment_order' in row) || (row.payment_order !== null && !KEPT_DEPOSITS.has(row.id)),
    );
    if (!record) return null;
    const credited = to === 'executed' && table === 'deposits' ? { top_up_amount: record.amount } : {};
    return { login: OPERATOR, endpoint: REVIEWS[table], id: record.id, body: { status: to, ...credited } };
  };

const requestsPayment: Act = (_world, step) => ({
  login: 'ved.cargo',
  endpoint: vedTransactionCreate,
  body: {
    amount: `${4000 + (step % 7) * 500}.00`,
    currency: 'AED',
    ved_contract_number: '26100011/9901/0000/2/1',
    wallet_id: '9',
    counterparty_name: 'Northern Sample Shipping',
    counterparty_country: 'AE',
    purpose: 'Оплата фрахта по контракту УНК 26100011/9901/0000/2/1',
  },
});

const requestsWithdrawal: Act = (_world, step) => ({
  login: 'lp.harbor',
  endpoint: withdrawalCreate,
  body: {
    amount: `${200 + (step % 5) * 50}000.00`,
    currency: 'RUB',
    recipient_name: 'АО «Цифровой Причал»',
    settlement_account: '40702810900000000202',
    bik: '040200812',
    purpose: 'Вывод выручки по договору оферты. Без НДС',
  },
});

const ACTS: readonly Act[] = [
  requestsPayment,
  decides('deposits', 'on_accounting', 'executed'),
  requestsWithdrawal,
  decides('deposits', 'accepted', 'on_accounting'),
  decides('withdrawals', 'pending', 'accepted'),
  decides('ved_transactions', 'pending', 'accepted'),
  decides('withdrawals', 'accepted', 'executed'),
  decides('ved_transactions', 'accepted', 'executed'),
];
/** A client writes after so many acts. */
const EVERY_MESSAGE = 3;
const QUESTIONS = [
  'Подскажите, когда исполните наш платёж?',
  'Отправили документы по контракту, проверьте, пожалуйста.',
  'Деньги пришли, спасибо!',
  'Можно ли ускорить вывод?',
];

export const isLiveDayOn = (world: Database): boolean => world.get('counters', 'liveDay')?.last === 1;

/** Switches the day, and makes the roles act so many times now. */
export const liveDaySchema = v.object({
  on: v.optional(v.boolean()),
  steps: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)), 0),
});

export interface LiveDayPorts {
  readonly world: Database;
  readonly rooms: ChatRooms;
  readonly serve: (request: TransportRequest) => Promise<TransportResponse>;
}

/** @returns the tags of what changed, each once */
export async function applyLiveDayCommand(
  ports: LiveDayPorts,
  { on, steps }: v.InferOutput<typeof liveDaySchema>,
): Promise<readonly string[]> {
  if (on !== undefined) ports.world.put('counters', { id: 'liveDay', last: on ? 1 : 0 });
  const tags = new Set<string>();
  for (let step = 0; step < steps; step += 1) for (const tag of await performAct(ports)) tags.add(tag);
  return [...tags];
}

/** Performs the next act. @returns the tags of what changed; empty when nothing could be done */
async function performAct({ world, rooms, serve }: LiveDayPorts): Promise<readonly string[]> {
  const step = world.ids.tick('liveStep');
  if (step % EVERY_MESSAGE === 0) return writeMessage(world, rooms, step);
  for (let tried = 0; tried < ACTS.length; tried += 1) {
    const call = ACTS[(step + tried) % ACTS.length]?.(world, step);
    if (!call) continue;
    const { status } = await serveAs(world, call, serve);
    if (status < 400) return call.endpoint.invalidates;
  }
  return [];
}

/** In a session of its own, so that no other session ends. */
async function serveAs(world: Database, call: LiveCall, serve: LiveDayPorts['serve']): Promise<TransportResponse> {
  const { login, endpoint, id, body } = call;
  const [user] = world.sortedBy('users', 'login', login);
  if (!user) throw new Error(`no user ${login}`);
  const session = openSession(world, user);
  const headers = { authorization: `Bearer ${issueAccessToken(world, session)}`, 'content-type': 'application/json' };
  const url = `http://live.example${API_BASE}${endpoint.path.replace('{id}', String(id))}`;
  try {
    return await serve({ method: endpoint.method, url, headers, body: { kind: 'text', text: JSON.stringify(body) } });
  } finally {
    world.delete('sessions', session.id);
  }
}

/** The client of an open chat writes to the operator. */
function writeMessage(world: Database, rooms: ChatRooms, step: number): readonly string[] {
  const open = world.filter('chats', ({ closed, participant }) => !closed && participant !== undefined);
  const chat = open[step % open.length];
  const client = chat?.participant === undefined ? undefined : world.get('organizations', chat.participant);
  if (!chat || client?.status !== 'active') return [];
  const content = QUESTIONS[step % QUESTIONS.length] ?? '';
  rooms.broadcast(storeClientMessage(world, chat, { content, sender: client.company_name, sender_id: client.id }));
  return ['chat', 'notification'];
}
