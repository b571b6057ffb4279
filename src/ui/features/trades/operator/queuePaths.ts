// Paths of the operator's decisions by kind, and statuses that await one.
import { operatorQueueFilters } from '../../../../machines/lifecycles/operatorQueue.ts';
import { getTransitions } from '../../../../machines/lifecycles/transitions.ts';
import { exchangeLifecycle } from '../../../../machines/lifecycles/exchange.ts';
import { tradeLifecycle } from '../../../../machines/lifecycles/trade.ts';
import { exchangeBuyReview, exchangeSellReview } from '../../../../api/endpoints/exchanges.ts';
import type { Exchange } from '../../../../api/schemas/exchanges.ts';

/** Endpoint that reviews an exchange of this side. */
export const getExchangeReviewEndpoint = ({ request_type }: Pick<Exchange, 'request_type'>) =>
  request_type === 'sell' ? exchangeSellReview : exchangeBuyReview;

/** List of the queue; a record is below the path of its kind. */
export const QUEUE_PATH = '/organization/queue-requests';
export const REGISTRY_PATH = '/organization/deal-registry';
export const queuePaths = {
  buy: QUEUE_PATH,
  sell: `${QUEUE_PATH}-sale`,
  exchange: `${QUEUE_PATH}-exchange`,
} as const;
export const lotPaths = { buy: '/organization/lot-requests', sell: '/organization/lot-requests-sale' } as const;

const operator = { role: 'authorized_organization', isOwner: false } as const;
const may = (machine: typeof tradeLifecycle | typeof exchangeLifecycle, status: string | null, event: string) =>
  getTransitions(machine, status, operator).some((move) => move.event === event);

/** Transitions of the queue; the other transitions of a trade belong to its lot. */
export const TRADE_DECISIONS: ReadonlySet<string> = new Set(['APPROVE', 'REJECT']);
/** A trade of this status awaits approval. */
export const isAwaitingApproval = (status: string | null): boolean => operatorQueueFilters.trade({ status });
/** The operator has an available transition. */
export const isExchangeAwaitingDecision = (status: string | null): boolean => operatorQueueFilters.exchange({ status });
/** An exchange of this status awaits approval. */
export const canApproveExchange = (status: string | null): boolean => may(exchangeLifecycle, status, 'APPROVE');
/** A lot can be formed or completed. */
export const canFormOrCompleteLot = (status: string | null): boolean =>
  may(tradeLifecycle, status, 'MATCH') || may(tradeLifecycle, status, 'COMPLETE');
