// /account/edit and /liquidity/edit: the own organisation.
export { Profile as default } from '../features/profile/Profile.tsx';
