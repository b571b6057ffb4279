// /account/reestr: own foreign-trade contracts.
export { OwnContracts as default } from '../../features/contracts/Contracts.tsx';
