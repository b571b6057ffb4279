// /organization/deal-registry.
export { DealRegistry as default } from '../../features/trades/operator/DealRegistry.tsx';
