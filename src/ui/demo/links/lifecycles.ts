// Paths to every status of every record type: a demo record, transitions allowed by its lifecycle machine, each as an API
// call of a permitted persona, and the card that shows the record.
import { agreementLifecycle } from '../../../machines/lifecycles/agreement.ts';
import { balanceRequestLifecycle } from '../../../machines/lifecycles/balanceRequest.ts';
import { chatLifecycle } from '../../../machines/lifecycles/chat.ts';
import { contractLifecycle } from '../../../machines/lifecycles/contract.ts';
import { depositLifecycle } from '../../../machines/lifecycles/deposit.ts';
import { exchangeLifecycle } from '../../../machines/lifecycles/exchange.ts';
import { operationLifecycle } from '../../../machines/lifecycles/operation.ts';
import { organizationLifecycle } from '../../../machines/lifecycles/organization.ts';
import { tradeLifecycle } from '../../../machines/lifecycles/trade.ts';
import { vedTransactionLifecycle } from '../../../machines/lifecycles/vedTransaction.ts';
import { verificationLifecycle } from '../../../machines/lifecycles/verification.ts';
import { walletLifecycle } from '../../../machines/lifecycles/wallet.ts';
import { withdrawalLifecycle } from '../../../machines/lifecycles/withdrawal.ts';
import { FILE_PLACEHOLDER, type Step, callByPersona, expectText, writeStorageStep } from './steps.ts';
import type { RecordPaths, RecordTransition, ShownRecord } from './recordPaths.ts';

const OPERATOR = 'operator';

/** Viewed by the operator. */
const seen = (id: number, status: string, owner: string, path: string, ...before: readonly Step[]): ShownRecord => ({
  id,
  status,
  owner,
  login: OPERATOR,
  path,
  before,
});

/** Viewed by its owner. */
const owned = (id: number, status: string, owner: string, path: string): ShownRecord => ({
  id,
  status,
  owner,
  login: owner,
  path,
});

/** Usual decision: a call with the record's id and its next status. */
const decides =
  (endpoint: string, more: Readonly<Record<string, unknown>> = {}) =>
  ({ id }: ShownRecord, status: string): RecordTransition => ({
    login: OPERATOR,
    call: { endpoint, params: { id }, body: { status, ...more } },
  });
const walletDecides = ({ id }: ShownRecord, status: string): RecordTransition => ({
  login: OPERATOR,
  call: { endpoint: 'walletReview', body: { wallet_id: id, status } },
});
/** Reason of a rejection. */
const COMMENT = 'Решение показано в консоли демо';
const verifies = ({ id }: ShownRecord, status: string): RecordTransition => ({
  login: OPERATOR,
  call: { endpoint: 'participantVerify', body: { company_id: id, status, comment: COMMENT } },
});
const accountDecides = ({ id }: ShownRecord, status: string): RecordTransition => ({
  login: OPERATOR,
  call: { endpoint: 'organizationChangeStatus', body: { company_id: id, role: 'ved_participant', status } },
});
const balanceDecides = ({ id }: ShownRecord, status: string): RecordTransition => ({
  login: OPERATOR,
  call: { endpoint: 'walletRequestProcess', body: { wallet_id: id, request_kind: 'balance', status } },
});
const closes = ({ id }: ShownRecord, status: string): RecordTransition => ({
  login: OPERATOR,
  call: { endpoint: 'chatUpdate', params: { id }, body: { closed: status === 'closed' } },
});

const chosen = (id: number, company_name: string) =>
  writeStorageStep('selectedOrganization', { id, role: 'ved_participant', company_name });
const REVIEWED = [103, 'under_review', 'ved.review', '/organization/reestr-users/103'] as const;
/** A deposit cannot be credited without a payment order. */
const ORDER = callByPersona('ved.active', {
  endpoint: 'depositUpdate',
  params: { id: 601 },
  body: { payment_order: FILE_PLACEHOLDER },
});
/** The only pending agreement of АО «Стальной Меридиан». */
const PENDING_AGREEMENT = 12;
/** A market sale of the same amount. */
const COUNTERPART = 1011;

export const recordPaths: readonly RecordPaths[] = [
  {
    machine: agreementLifecycle,
    records: [owned(PENDING_AGREEMENT, 'pending', 'ved.agreements', '/account/help-center')],
    moves: {
      ACCEPT: ({ id, owner }) => ({ login: owner, call: { endpoint: 'agreementAccept', params: { id } } }),
      SUPERSEDE: () => ({
        login: OPERATOR,
        call: {
          endpoint: 'agreementCreate',
          body: {
            title: 'Договор-оферта на оказание услуг',
            version: '3.2',
            text: 'Демонстрационный текст. Не является публичной офертой.',
            account_type: 'ved_participant',
          },
        },
      }),
    },
  },
  {
    machine: balanceRequestLifecycle,
    records: [owned(1, 'pending', 'ved.active', '/account/digital-wallets?id=1')],
    decide: balanceDecides,
    moves: {
      REQUEST: ({ id, owner }) => ({
        login: owner,
        call: { endpoint: 'walletBalanceRequest', body: { wallet_id: id, amount: '190000.000000' } },
      }),
    },
  },
  {
    machine: chatLifecycle,
    records: [seen(1, 'open', 'ved.active', '/organization/support/0')],
    decide: closes,
    shows: { open: expectText('Закончить общение') },
  },
  {
    machine: contractLifecycle,
    records: [seen(308, 'pending', 'ved.cargo', '/organization/reestr-contracts?id=308')],
    decide: decides('contractReview'),
  },
  {
    machine: depositLifecycle,
    records: [seen(601, 'pending', 'ved.active', '/organization/deposit-requests/601', ORDER)],
    decide: decides('depositReview'),
    moves: {
      CANCEL: ({ id, owner }, status) => ({
        login: owner,
        call: { endpoint: 'depositUpdate', params: { id }, body: { status } },
      }),
      EXECUTE: decides('depositReview', { top_up_amount: '3000000.00' }),
    },
  },
  {
    machine: exchangeLifecycle,
    records: [seen(501, 'pending', 'ved.active', '/organization/queue-requests-exchange/501')],
    decide: decides('exchangeSellReview'),
  },
  {
    machine: operationLifecycle,
    records: [owned(951, 'draft', 'ved.active', '/account/operations-history?tab=operations&view=submitted&id=951')],
    decide: decides('submissionReview'),
    moves: {
      SET_PENDING: ({ id, owner }) => ({ login: owner, call: { endpoint: 'submissionSetPending', params: { id } } }),
    },
  },
  {
    machine: organizationLifecycle,
    records: [
      seen(...REVIEWED, chosen(103, 'ООО «Кедровая Линия»')),
      owned(102, 'pending_agreements', 'ved.agreements', '/account/dashboard'),
    ],
    decide: accountDecides,
    moves: {
      ACTIVATE: (record) => verifies(record, 'verified'),
      ACCEPT: ({ owner }) => ({
        login: owner,
        call: { endpoint: 'agreementAccept', params: { id: PENDING_AGREEMENT } },
      }),
    },
    shows: { pending_agreements: expectText('Примите соглашения') },
  },
  {
    machine: tradeLifecycle,
    records: [seen(1001, 'pending', 'ved.active', '/organization/queue-requests/1001')],
    decide: decides('tradeReview'),
    moves: {
      CANCEL: ({ id, owner }) => ({ login: owner, call: { endpoint: 'tradeCancel', params: { id } } }),
      MATCH: ({ id }) => ({
        login: OPERATOR,
        call: { endpoint: 'lotCreate', body: { buy_trade_id: id, sell_trade_id: COUNTERPART } },
      }),
      AUTO_EXECUTE: ({ id }) => ({ login: OPERATOR, call: { endpoint: 'tradeAutoExecute', body: { trade_id: id } } }),
    },
  },
  {
    machine: vedTransactionLifecycle,
    records: [seen(801, 'pending', 'ved.active', '/organization/payment-requests-ved/801')],
    decide: decides('vedTransactionReview'),
  },
  {
    machine: verificationLifecycle,
    records: [seen(106, 'submitted', 'ved.new', '/organization/verification/form/106')],
    decide: verifies,
  },
  {
    machine: walletLifecycle,
    records: [owned(40, 'requested', 'ved.active', '/account/digital-wallets?id=40')],
    decide: walletDecides,
    moves: {
      BLOCK: ({ id }) => ({ login: OPERATOR, call: { endpoint: 'walletBlock', params: { id } } }),
      NOTIFY_FUNDING: ({ id, owner }) => ({
        login: owner,
        call: { endpoint: 'walletFundingNotify', body: { wallet_id: id } },
      }),
    },
  },
  {
    machine: withdrawalLifecycle,
    records: [seen(701, 'pending', 'ved.active', '/organization/withdrawal-requests/701')],
    decide: decides('withdrawalReview'),
  },
];
