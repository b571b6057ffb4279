// /account/replenishment-requests: own deposits in work.
export { DepositsInWork as default } from '../../features/deposits/OwnDeposits.tsx';
