// /organization/reestr-contracts: all foreign-trade contracts.
export { OperatorContracts as default } from '../../features/contracts/Contracts.tsx';
