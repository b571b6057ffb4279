// /account/digital-wallets: own digital wallets of a participant.
export { ParticipantWallets as default } from '../../features/wallets/OwnWallets.tsx';
