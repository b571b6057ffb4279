// /account/help-center and /liquidity/help-center: the same for clients of either role.
export { HelpCenter as default } from '../features/help/HelpCenter.tsx';
