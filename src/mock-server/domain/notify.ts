// Notifications: Russian text of each kind and the screen it links to, by role.
import type { Role } from '../../api/roles.ts';
import { OPERATOR_ID } from '../db/demo.ts';
import type { Row } from '../db/tables.ts';
import type { Database } from '../db/database.ts';

type Words = Readonly<Record<string, string | number>>;

interface Notice {
  readonly text: string;
  /** Link target by the reader's role; null for roles that never receive the kind. */
  readonly link: Readonly<Record<Role, string | null>>;
}

/** Defaults: clients mostly have the same screen paths in both areas. */
function notice(text: string, operator: string | null, participant: string | null, provider = participant): Notice {
  return {
    text,
    link: {
      authorized_organization: operator && `/organization/${operator}`,
      ved_participant: participant && `/account/${participant}`,
      liquidity_provider: provider && `/liquidity/${provider}`,
    },
  };
}

/** For participant and provider. */
const OWN_WALLET = ['digital-wallets?id={id}', 'my-wallets?id={id}'] as const;

/** Links name the tab of the record, and the record itself where its list can open it. */
const notices = {
  org_registered: notice('Новая организация: {company}', '{form}', null),
  verification_status: notice('Организация: {label}', null, 'dashboard', 'verification'),
  account_status: notice('Организация: {label}', null, 'edit'),
  agreement_pending: notice('Примите новую редакцию: «{title}», версия {version}', null, 'help-center'),
  trade_created: notice('Новая заявка {number}', '{queue}/{id}', null),
  trade_status: notice('Заявка {number}: {label}', null, '{deal}/{id}'),
  trade_in_progress: notice('Сформирован лот {lot}', null, '{deal}/{id}'),
  trade_completed: notice('Сделка {number} исполнена', null, '{deal}/{id}'),
  trade_cancelled: notice('Заявка {number} отменена', 'deal-registry?status=cancelled{type}', null),
  exchange_created: notice('Обмен {number}: {label}', 'queue-requests-exchange/{id}', null),
  exchange_status: notice('Обмен {number}: {label}', null, 'deal-exchange/{id}'),
  deposit_created: notice('Пополнение {number}: {label}', 'deposit-requests/{id}', null),
  deposit_order_uploaded: notice('Пополнение {number}: {label}', 'deposit-requests/{id}', null),
  deposit_status: notice('Пополнение {number}: {label}', null, '{deposits}?id={id}', 'operations-history?id={id}'),
  withdrawal_created: notice('Вывод {number}: {label}', 'withdrawal-requests/{id}', null),
  withdrawal_status: notice('Вывод {number}: {label}', null, 'operations-history?tab=withdrawals&id={id}'),
  ved_created: notice('Платёж {number}: {label}', 'payment-requests-ved/{id}', null),
  ved_status: notice('Платёж {number}: {label}', null, 'history-request-for-payment-ved?id={id}', null),
  contract_status: notice('Контракт {contract}: {label}', null, 'reestr?id={id}', null),
  contract_notice: notice('Контракт {contract}: {text}', null, 'reestr?id={id}', null),
  wallet_requested: notice('Кошелёк {wallet}: {label}', 'wallet-request', null),
  wallet_created: notice('Кошелёк {wallet}: {label}', 'wallets?tab=all&id={id}', null),
  wallet_status: notice('Кошелёк {wallet}: {label}', null, ...OWN_WALLET),
  wallet_request_processed: notice('Кошелёк {wallet}: {label}', null, ...OWN_WALLET),
  wallet_alert: notice('Кошелёк {wallet}: высокий риск {aml} %', null, ...OWN_WALLET),
  wallet_blocked: notice('Кошелёк {wallet} заблокирован', null, ...OWN_WALLET),
  wallet_funding: notice(
    'Пополнение кошелька {wallet} заявлено{reason}',
    'wallets?tab=all&company_name={company}&id={id}',
    null,
  ),
  balance_requested: notice('Баланс кошелька {wallet}: запрошено обновление', 'wallet-request?tab=balance', null),
  wallet_balance: notice('Баланс кошелька {wallet} обновлён{reason}', null, ...OWN_WALLET),
  submit_created: notice('Операция {operation}: {label}', 'reestr-operation?tab=submissions&id={id}', null),
  submit_status: notice(
    'Операция {operation}: {label}',
    null,
    'operations-history?tab=operations&view=submitted&id={id}',
    'operations-status?view=submitted&id={id}',
  ),
  chat_created: notice('Новый чат: {name}', 'support/{place}', 'help-chat/{place}'),
  chat_message: notice('Новое сообщение в чате «{name}»', 'support/{place}', null),
  email_sent: notice('Вам отправлено письмо: {subject}', null, 'help-center'),
  report_ready: notice('Отчёт готов', 'responsibility-report', null),
  close_requested: notice('{company} просит закрыть аккаунт{reason}', 'request-closed', null),
} as const satisfies Readonly<Record<string, Notice>>;
export type NotificationKind = keyof typeof notices;

/** A status label with the reason of the decision, which the owner could not see elsewhere. */
// assumed: the contract names only the label
export const appendReason = (label: string, comment: string | undefined): string =>
  comment === undefined ? label : `${label}. ${comment}`;

/** Adds a notification for an organisation; `words` fill the `{places}` of text and link. */
export function notify(world: Database, companyId: number, kind: NotificationKind, words: Words): Row<'notifications'> {
  const reader = world.known('organizations', companyId);
  const { text, link } = notices[kind];
  const target = link[reader.role];
  const note: Row<'notifications'> = {
    id: world.ids.next('notifications'),
    company_id: companyId,
    kind,
    text: filled(text, words),
    link: target === null ? null : filled(target, words),
    is_read: false,
    created_at: world.clock.iso(),
  };
  world.put('notifications', note);
  return note;
}

export const notifyOperator = (world: Database, kind: NotificationKind, words: Words): Row<'notifications'> =>
  notify(world, OPERATOR_ID, kind, words);

function filled(template: string, words: Words): string {
  return template.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const word = words[name];
    if (word === undefined) throw new Error(`notification «${template}» lacks the word ${name}`);
    return String(word);
  });
}
