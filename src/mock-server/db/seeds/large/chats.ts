// Generated chats: one with a very long history, many with a short one.
import { demoData } from '../../demo.ts';
import type { Row } from '../../tables.ts';
import { getSeedDay, padNumber, pickByHash } from './hash.ts';
import { FIRST_ORGANIZATION_ID } from './parties.ts';

type Organization = Row<'organizations'>;
interface Line {
  readonly chat_id: number;
  readonly client: Pick<Organization, 'id' | 'company_name'>;
}

/** One organisation in this many has a chat. */
const EVERY = 25;
const SAID = [
  'Добрый день! Подскажите, когда поступят средства?',
  'Документы получены, проверяем.',
  'Отправили платёжное поручение.',
  'Спасибо, вопрос решён.',
  'Просим уточнить назначение платежа.',
];

export const generateChats = (clients: readonly Organization[]): Row<'chats'>[] =>
  clients
    .filter((_, index) => index % EVERY === 0)
    .map(({ id, role, company_name, created_at }) => ({
      id,
      name: `Вопросы: ${company_name}`,
      closed: false,
      sender: company_name,
      ...(role === 'liquidity_provider' ? { liquidity_provider: id } : { participant: id }),
      created_at,
    }));

/** Message by its index in the whole history; it precedes the demo messages, so `seq` is negative. */
function message({ chat_id, client }: Line, index: number, count: number): Row<'messages'> {
  const message_id = `past-${index}`;
  const isClient = index % 2 === 0;
  const minute = pickByHash(index, 600);
  return {
    id: `${chat_id}:${message_id}`,
    seq: index - count,
    message_id,
    chat_id,
    type: 'chat_message',
    content: SAID[pickByHash(index, SAID.length)] ?? '',
    sender: isClient ? client.company_name : demoData.operator.company_name,
    sender_id: isClient ? client.id : demoData.operator.id,
    created_at: `${getSeedDay(1 - index / count)}T${padNumber(9 + Math.floor(minute / 60), 2)}:${padNumber(minute % 60, 2)}:00+03:00`,
    file: null,
  };
}

/** `count` messages: two of five in the first chat of the demo world, the rest spread over the others. */
export function generateMessages(own: readonly Row<'chats'>[], count: number): Row<'messages'>[] {
  const [first] = demoData.chats;
  const client = demoData.participants.find(({ id }) => id === first?.participant) ?? demoData.operator;
  const long = { chat_id: first?.id ?? FIRST_ORGANIZATION_ID, client };
  const lines = own.map(({ id, sender }): Line => ({ chat_id: id, client: { id, company_name: sender } }));
  return Array.from({ length: count }, (_, index) =>
    message(index % 5 < 2 ? long : (lines[index % lines.length] ?? long), index, count),
  );
}
