// /account/deal and /liquidity/deal: own trades in work, and exchanges.
export { Deals as default } from '../features/trades/OwnTrades.tsx';
