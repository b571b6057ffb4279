// Paths of the dashboards; the two areas name their routes differently (tests/contract/routes.json).
import type { RecordId } from '../../../api/recordId.ts';

export interface DashboardPaths {
  readonly newRequest: string;
  readonly wallets: string;
  readonly wallet: (id: RecordId) => string;
  readonly deals: string;
  readonly deal: (kind: 'buy' | 'sell' | 'exchange', id: RecordId) => string;
  readonly deposit: (id: RecordId) => string;
  readonly withdrawal: (id: RecordId) => string;
  readonly payment: (id: RecordId) => string;
  readonly history: string;
  /** Movements of money, with the statement. */
  readonly ledger: string;
  /** Verification status of the own organisation, with the documents to send. */
  readonly verification: string;
}

const DEALS = { buy: 'deal', sell: 'deal-sales', exchange: 'deal-exchange' } as const;

const shared = (base: string) => ({
  newRequest: `${base}/createRequest`,
  deals: `${base}/deal`,
  deal: (kind: keyof typeof DEALS, id: RecordId) => `${base}/${DEALS[kind]}/${id}`,
  withdrawal: (id: RecordId) => `${base}/operations-history?tab=withdrawals&id=${id}`,
  payment: (id: RecordId) => `${base}/history-request-for-payment-ved?id=${id}`,
  history: `${base}/operations-history`,
  ledger: `${base}/ledger`,
});

export const accountPaths: DashboardPaths = {
  ...shared('/account'),
  wallets: '/account/digital-wallets',
  wallet: (id) => `/account/digital-wallets?id=${id}`,
  deposit: (id) => `/account/replenishment-requests?id=${id}`,
  verification: '/registr-application',
};

export const liquidityPaths: DashboardPaths = {
  ...shared('/liquidity'),
  wallets: '/liquidity/my-wallets',
  wallet: (id) => `/liquidity/my-wallets?id=${id}`,
  deposit: (id) => `/liquidity/operations-history?id=${id}`,
  verification: '/liquidity/verification',
};
