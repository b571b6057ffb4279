// Open deposits for the reconciliation, with the ИНН of their companies; and the calls that credit one.
import { type Call, castResult, createCall } from '../../../../api/endpoint.ts';
import { depositReview, operatorDepositList } from '../../../../api/endpoints/deposits.ts';
import { organizationList } from '../../../../api/endpoints/organizations.ts';
import type { Deposit } from '../../../../api/schemas/deposits.ts';
import type { RequestPorts } from '../../../../machines/data/ports.ts';
import { DEPOSIT_STEPS, depositLifecycle } from '../../../../machines/lifecycles/deposit.ts';
import { getOpenStatuses } from '../../../../machines/lifecycles/transitions.ts';
import { type BankPayment, formatKopecks, parseKopecks } from '../../../../machines/reconciliation/bankStatement.ts';
import type { OpenDeposit, PaymentMatch } from '../../../../machines/reconciliation/paymentMatch.ts';
import { formatDate } from '../../../kit/display/format.ts';
import { getStepsToCredited } from '../CreditDeposit.tsx';

export interface CreditableDeposit extends OpenDeposit {
  readonly deposit: Deposit;
}

const PAGE = { limit: 100, offset: 0 } as const;

export const OPEN_DEPOSIT_CALLS: readonly Call[] = [
  createCall(organizationList, { query: PAGE }),
  ...getOpenStatuses(depositLifecycle).map((status) => createCall(operatorDepositList, { query: { status, ...PAGE } })),
];

/** Rouble deposits with a readable amount. */
export function toOpenDeposits([organizations, ...lists]: readonly unknown[]): readonly CreditableDeposit[] {
  const inns = new Map(
    castResult(organizationList, organizations).results.map(({ id, role, inn }) => [`${role} ${id}`, inn]),
  );
  return lists
    .flatMap((list) => castResult(operatorDepositList, list).results)
    .flatMap((deposit) => {
      const amount = parseKopecks(deposit.amount ?? '');
      if (amount === null || deposit.currency !== 'RUB') return [];
      const inn = inns.get(`${deposit.role} ${deposit.company_id}`)?.replaceAll(/\D/g, '') || null;
      return [{ id: deposit.id, number: deposit.number, company: deposit.company_name, inn, amount, deposit }];
    });
}

/** The credit of a matched payment, with the bank's document in the comment that the client sees. */
export const createCreditCall = ({ payment, others, deposit, credit }: PaymentMatch): Call =>
  createCall(depositReview, {
    params: { id: deposit.id },
    body: {
      status: DEPOSIT_STEPS[3],
      top_up_amount: formatKopecks(credit),
      comment: `Документ банка ${[payment, ...others].map(toDocument).join(', ')}`,
    },
  });

const toDocument = ({ number, day }: BankPayment): string => `№ ${number}${day === '' ? '' : ` от ${formatDate(day)}`}`;

interface Credits {
  readonly statusOf: (id: string | number) => string | null;
  readonly onCredited: (id: string | number) => void;
}

/** Ports that send the moves before the credit one after another; a repeated call continues from the reached status. */
export function withCreditSteps(requests: RequestPorts, { statusOf, onCredited }: Credits): RequestPorts {
  const reached = new Map<string | number, string>();
  return {
    ...requests,
    async send(call, signal, token) {
      const id = call.input.params?.['id'];
      if (id === undefined || call.endpoint !== depositReview) return requests.send(call, signal, token);
      for (const { to } of getStepsToCredited(reached.get(id) ?? statusOf(id)).slice(0, -1)) {
        await requests.send(createCall(depositReview, { params: { id }, body: { status: to } }), signal, token);
        reached.set(id, to);
      }
      const credited = await requests.send(call, signal, token);
      onCredited(id);
      return credited;
    },
  };
}
