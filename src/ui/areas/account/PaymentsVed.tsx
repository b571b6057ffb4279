// /account/history-request-for-payment-ved: own payments abroad.
export { OwnPayments as default } from '../../features/ved/OwnPayments.tsx';
