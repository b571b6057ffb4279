// /account/history-ved and /liquidity/history: own trades and exchanges of all times.
export { DealHistory as default } from '../features/trades/OwnTrades.tsx';
