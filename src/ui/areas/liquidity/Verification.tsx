// /liquidity/verification: how far the own verification has come.
export { OwnVerification as default } from '../../features/organizations/OwnVerification.tsx';
