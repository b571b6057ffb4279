// /organization/active-deals/registry.
export { DealDetails as default } from '../../features/activeDeals/DealForms.tsx';
