// /account/, /liquidity/ and /organization/request-information.
export { RequestInformation as default } from '../features/information/RequestInformation.tsx';
