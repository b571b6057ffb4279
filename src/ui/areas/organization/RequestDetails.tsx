// /organization/active-deals/details.
export { RequestDetails as default } from '../../features/activeDeals/DealForms.tsx';
