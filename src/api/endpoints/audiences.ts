// Who may make a call: the groups that the contract's rows name again and again (spec section 6).
import { type Audience } from '../endpoint.ts';
import { ROLES } from '../roles.ts';

export const EVERYONE = ROLES;
export const PUBLIC: readonly Audience[] = ['public'];
export const PARTICIPANT: readonly Audience[] = ['ved_participant'];
export const PROVIDER: readonly Audience[] = ['liquidity_provider'];
export const OPERATOR: readonly Audience[] = ['authorized_organization'];
/** Participants and providers: everybody but the operator. */
export const CLIENTS: readonly Audience[] = ['ved_participant', 'liquidity_provider'];
/** Contracts and the payments under them concern no provider. */
export const PARTICIPANT_AND_OPERATOR: readonly Audience[] = ['ved_participant', 'authorized_organization'];
