// /organization/custodial-solution: where the platform keeps digital currency.
export { Custody as default } from '../../features/custody/Custody.tsx';
