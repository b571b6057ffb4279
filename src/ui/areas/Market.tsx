// /account/request and /liquidity/request: the market of open requests.
export { Market as default } from '../features/trades/Market.tsx';
