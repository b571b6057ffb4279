// /organization/kyc-verification: forms to verify.
export { VerificationQueue as default } from '../../features/organizations/VerificationQueue.tsx';
