// Which call decides on an exchange: one per kind (contract rows 97, 98).
import { exchangeBuyReview, exchangeSellReview } from '../../../../api/endpoints/exchanges.ts';
import type { Exchange } from '../../../../api/schemas/exchanges.ts';

/** The call that reviews an exchange of this side. */
export const getExchangeReviewCall = ({ request_type }: Pick<Exchange, 'request_type'>) =>
  request_type === 'sell' ? exchangeSellReview : exchangeBuyReview;
