// The three kinds of request an operator decides on, and where each of them stands.
import * as v from 'valibot';
import type { Trade } from '../../../../api/schemas/trades.ts';
import { moves } from '../../../../machines/lifecycles/moves.ts';
import { exchangeLifecycle } from '../../../../machines/lifecycles/exchange.ts';
import { tradeLifecycle } from '../../../../machines/lifecycles/trade.ts';

export type Kind = 'buy' | 'sell' | 'exchange';

/** The list of the queue; a record stands below the path of its kind. */
export const QUEUE = '/organization/queue-requests';
export const REGISTRY = '/organization/deal-registry';
export const queuePath = { buy: QUEUE, sell: `${QUEUE}-sale`, exchange: `${QUEUE}-exchange` } as const;
export const lotPath = { buy: '/organization/lot-requests', sell: '/organization/lot-requests-sale' } as const;

/** `?type=` of the lists; without it they show purchases. */
export const TYPE = { type: v.picklist(['sell', 'exchange']) };

/** A record of another word than «sell» is shown as a purchase: the word itself is the server's. */
export const kindOf = ({ request_type }: Pick<Trade, 'request_type'>): 'buy' | 'sell' =>
  request_type === 'sell' ? 'sell' : 'buy';
export const kindLabels = { buy: 'Покупка', sell: 'Продажа', exchange: 'Обмен' } as const;

const operator = { role: 'authorized_organization', isOwner: false } as const;
const may = (machine: typeof tradeLifecycle | typeof exchangeLifecycle, status: string, event: string) =>
  moves(machine, status, operator).some((move) => move.event === event);

/** Moves of the queue; the rest of a trade's moves belong to its lot. */
export const DECISIONS: ReadonlySet<string> = new Set(['APPROVE', 'REJECT']);
export const waitsForApproval = (status: string): boolean => may(tradeLifecycle, status, 'APPROVE');
export const exchangeWaits = (status: string): boolean => moves(exchangeLifecycle, status, operator).length > 0;
export const isApprovable = (status: string): boolean => may(exchangeLifecycle, status, 'APPROVE');
/** A lot can be formed of it, or completed. */
export const belongsToLots = (status: string): boolean =>
  may(tradeLifecycle, status, 'MATCH') || may(tradeLifecycle, status, 'COMPLETE');
