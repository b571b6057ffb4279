// /organization/wallets: the operator's hot, cold and own wallets.
export { OperatorWallets as default } from '../../features/walletDesk/OperatorWallets.tsx';
