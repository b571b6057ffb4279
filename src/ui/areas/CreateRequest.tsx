// /account/createRequest and /liquidity/createRequest: a new purchase, sale or exchange.
export { CreateRequest as default } from '../features/trades/CreateRequest.tsx';
