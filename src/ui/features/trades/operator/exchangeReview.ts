// Review calls of exchanges by kind (tests/contract/calls.json rows 97, 98).
import { exchangeBuyReview, exchangeSellReview } from '../../../../api/endpoints/exchanges.ts';
import type { Exchange } from '../../../../api/schemas/exchanges.ts';

/** Review call of an exchange of this side. */
export const getExchangeReviewCall = ({ request_type }: Pick<Exchange, 'request_type'>) =>
  request_type === 'sell' ? exchangeSellReview : exchangeBuyReview;
