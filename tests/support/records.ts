// A record of the demo world for each of the operator's routes with an id, by the last fixed part of the route.
export const RECORDS: Readonly<Record<string, number>> = {
  support: 0,
  reviews: 0,
  form: 103,
  'liqudity-form': 203,
  'active-deals': 0,
  'kyt-requests': 107,
  'queue-requests': 1001,
  'queue-requests-sale': 1007,
  'queue-requests-exchange': 501,
  'lot-requests': 1002,
  'lot-requests-sale': 1009,
  'payment-requests-ved': 802,
  'withdrawal-requests': 702,
  'deposit-requests': 602,
  'reestr-users': 101,
  'transaction-details': 901,
};
