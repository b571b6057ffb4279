// The two sums of a trade by what they are of (domain.md rows 10, 11). Screens and mock reckon alike.

/** What is paid and what is received, decimal strings. */
export interface TradeAmounts {
  /** `buy` pays roubles for digital currency, `sell` the reverse. */
  readonly request_type: string;
  readonly amount_to_pay: string;
  readonly amount_to_receive: string;
}

/** Any other word than «sell» counts as a purchase. */
export const isSale = ({ request_type }: Pick<TradeAmounts, 'request_type'>) => request_type === 'sell';

/** Roubles: what a buyer pays, what a seller receives. */
export const getRubleAmount = (trade: TradeAmounts): string =>
  isSale(trade) ? trade.amount_to_receive : trade.amount_to_pay;

/** Digital currency: what a buyer receives, what a seller pays. */
export const getCryptoAmount = (trade: TradeAmounts): string =>
  isSale(trade) ? trade.amount_to_pay : trade.amount_to_receive;
