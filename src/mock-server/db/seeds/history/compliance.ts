// Compliance in the lived world: operations submitted to the register, risky wallets that checks have found, a closed account.
import type { Row } from '../../tables.ts';
import { historyClients } from './clients.ts';
import { type HistorySources, formatHistoryTime } from './rows.ts';

const EVERY_REJECTED = 9;
/** The newest ones wait for the operator. */
const WAITING = 2;

/** Submissions of the submitted operations, dates ascending; all ids are below `below`. */
export function createHistorySubmissions(
  operations: readonly Row<'operations'>[],
  below: number,
): Row<'submissions'>[] {
  const submitted = operations.filter((row) => row.submitted);
  return submitted.map((row, index) => {
    const left = submitted.length - index;
    const rejected = left > WAITING && index % EVERY_REJECTED === EVERY_REJECTED - 1;
    return {
      id: below - left,
      operation_id: row.operation_id,
      status: left <= WAITING ? 'pending' : rejected ? 'rejected' : 'accepted',
      comment: rejected ? 'Приложите подтверждение источника средств' : null,
      files: [],
      company_id: row.participant_id,
      company_name: row.company_name,
      company_inn: row.company_inn,
      role: row.participant_type,
      currency: row.currency,
      currency_amount: row.currency_amount,
      created_at: `${row.operation_date.slice(0, 10)}T16:00:00+03:00`,
    };
  });
}

type Notice = Omit<Row<'notifications'>, 'id' | 'is_read'> & { readonly day: number };

/** Notices to clients about risky wallets and a closed account. */
export function createComplianceNotices({ organizationOf, walletOf }: HistorySources): Notice[] {
  return historyClients.flatMap(({ company, wallet: id, days: [, last], closes }): Notice[] => {
    const wallet = walletOf(id);
    const { role } = organizationOf(company);
    const [area, wallets] =
      role === 'liquidity_provider' ? ['liquidity', 'my-wallets'] : ['account', 'digital-wallets'];
    const notice = (kind: string, time: string, text: string, link: string, day = last): Notice => ({
      company_id: company,
      day,
      kind,
      text,
      link: `/${area}/${link}`,
      created_at: formatHistoryTime(day, time),
    });
    const risk = `${wallet.aml_percentage}`.replace('.', ',');
    return [
      ...(wallet.status === 'blocked'
        ? [
            notice('wallet_alert', '15:10', `Кошелёк ${wallet.wallet_id}: высокий риск ${risk}\u00A0%`, wallets),
            notice('wallet_blocked', '15:40', `Кошелёк ${wallet.wallet_id} заблокирован`, wallets),
          ]
        : []),
      ...(closes ? [notice('account_status', '18:00', 'Организация: Закрыта', 'edit', last + 4)] : []),
    ];
  });
}
