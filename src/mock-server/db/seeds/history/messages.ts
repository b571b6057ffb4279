// Chats, notifications and reports of the lived world.
import { demoData } from '../../demo.ts';
import type { Row } from '../../tables.ts';
import { type HistoryClient, HISTORY_DAYS, historyClients } from './clients.ts';
import { createComplianceNotices } from './compliance.ts';
import type { MoneyHistory } from './money.ts';
import { type HistorySources, formatCents, formatHistoryTime } from './rows.ts';

const FIRST_CHAT = demoData.chats.length + 1;
const OPERATOR = demoData.operator;
/** Companies with an unanswered message at the end of their chat. */
const UNANSWERED = new Set([102, 107, 202]);

const dayOf = (client: HistoryClient): number => Math.min(client.days[1], HISTORY_DAYS - 2);

export const createHistoryChats = ({ organizationOf }: HistorySources): Row<'chats'>[] =>
  historyClients.map((client, index) => {
    const { id, role, company_name } = organizationOf(client.company);
    return {
      id: FIRST_CHAT + index,
      name: client.topic,
      closed: !UNANSWERED.has(client.company) && index % 2 === 1,
      sender: company_name,
      ...(role === 'liquidity_provider' ? { liquidity_provider: id } : { participant: id }),
      created_at: formatHistoryTime(dayOf(client), '10:30'),
    };
  });

export function createHistoryMessages({ organizationOf }: HistorySources): Row<'messages'>[] {
  const said = historyClients.flatMap((client, index) => {
    const chat_id = FIRST_CHAT + index;
    const question = { chat_id, client: organizationOf(client.company), content: client.question };
    const lines = [{ ...question, at: formatHistoryTime(dayOf(client), '10:31'), sender: question.client }];
    if (!UNANSWERED.has(client.company))
      lines.push({
        ...question,
        content: client.answer,
        at: formatHistoryTime(dayOf(client), '11:04'),
        sender: organizationOf(OPERATOR.id),
      });
    return lines;
  });
  return said.map(({ chat_id, content, at, sender }, index) => {
    const message_id = `lived-${index + 1}`;
    return {
      id: `${chat_id}:${message_id}`,
      seq: demoData.messages.length + index + 1,
      message_id,
      chat_id,
      type: 'chat_message',
      content,
      sender: sender.company_name,
      sender_id: sender.id,
      created_at: at,
      file: null,
    };
  });
}

const FIRST_NOTICE = 1000;
/** Notifications of the last so many days are unread. */
const UNREAD_DAYS = 3;

/** Notifications of each client about deposits, deals, wallets and its account. */
export function createHistoryNotifications(sources: HistorySources, history: MoneyHistory): Row<'notifications'>[] {
  const area = (company: number) =>
    sources.organizationOf(company).role === 'liquidity_provider' ? 'liquidity' : 'account';
  const messages = [
    ...createComplianceNotices(sources),
    ...history.deposits.map(({ client, day, amount }) => ({
      company_id: client.company,
      day,
      created_at: formatHistoryTime(day, '16:10'),
      kind: 'deposit_status',
      text: `На счёт зачислено ${formatCents(amount)
        .replace('.', ',')
        .replaceAll(/\B(?=(\d{3})+,)/g, '\u00A0')}\u00A0₽`,
      link: `/${area(client.company)}/operations-history`,
    })),
    ...history.deals.flatMap(({ buyer, seller, day }) =>
      [buyer, seller].map((client) => ({
        company_id: client.company,
        day,
        created_at: formatHistoryTime(day, '13:15'),
        kind: 'trade_completed',
        text: 'Сделка исполнена',
        link: `/${area(client.company)}/deal`,
      })),
    ),
  ].sort((a, b) => a.day - b.day);
  return messages.map(({ day, ...row }, index) => ({
    ...row,
    id: FIRST_NOTICE + index,
    is_read: day < HISTORY_DAYS - UNREAD_DAYS,
  }));
}

const MONTHS = [
  ['2026-08-01', '2026-08-31', 18],
  ['2026-09-01', '2026-09-30', 49],
  ['2026-10-01', '2026-10-31', 80],
] as const;

/** A monthly report on each of the first clients; ids below the contract's. */
export const createHistoryReports = ({ organizationOf }: HistorySources): Row<'reports'>[] =>
  MONTHS.flatMap(([period_from, period_to, day], month) =>
    historyClients.slice(0, 6).map(({ company }, index) => {
      const { id, role, company_name } = organizationOf(company);
      return {
        id: 900 + month * 10 + index,
        title: 'Отчёт ответственного лица',
        report_type: 'responsibility_report',
        company_id: id,
        role,
        company_name,
        period_from,
        period_to,
        status: 'ready',
        ready_at: null,
        author: 'Контролёва Анна Демовна',
        created_at: formatHistoryTime(day, '17:00'),
      };
    }),
  );
