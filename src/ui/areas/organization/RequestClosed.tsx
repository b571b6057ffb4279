// /organization/request-closed: organisations that ask to close their account.
export { ClosingRequests as default } from '../../features/organizations/ClosingRequests.tsx';
