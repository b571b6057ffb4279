// /organization/wallet-request: clients' requests for wallets and balances.
export { WalletRequests as default } from '../../features/walletDesk/WalletRequests.tsx';
