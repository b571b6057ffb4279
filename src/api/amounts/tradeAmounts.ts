// Rouble and cryptocurrency amounts of a trade, whichever of the two is paid.

/** The paid and the received amount, decimal strings. */
export interface TradeAmounts {
  /** `buy` pays roubles for cryptocurrency, `sell` the reverse. */
  readonly request_type: string;
  readonly amount_to_pay: string;
  readonly amount_to_receive: string;
}

/** Any other value than `sell` counts as a purchase. */
export const isSale = ({ request_type }: Pick<TradeAmounts, 'request_type'>) => request_type === 'sell';

/** Roubles: paid by a buyer, received by a seller. */
export const getRubleAmount = (trade: TradeAmounts): string =>
  isSale(trade) ? trade.amount_to_receive : trade.amount_to_pay;

/** Cryptocurrency: received by a buyer, paid by a seller. */
export const getCryptoAmount = (trade: TradeAmounts): string =>
  isSale(trade) ? trade.amount_to_pay : trade.amount_to_receive;
