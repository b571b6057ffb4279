// /organization: the operator's profile and daily counters.
export { OperatorHome as default } from '../../features/operator/OperatorHome.tsx';
