// The operator's fee (domain.md section 1): of the rouble side of a trade, from each party; exchanges are free.

/** 0,5 %, as a share of one. */
export const FEE_SHARE = '0.005';
