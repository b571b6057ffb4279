export const ROLES = ['ved_participant', 'liquidity_provider', 'authorized_organization'] as const;
/** Account type; also the `role` of an organisation. */
export type Role = (typeof ROLES)[number];
