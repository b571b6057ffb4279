// Groups of account types that may make a call.
import { type Audience } from '../endpoint.ts';
import { ROLES } from '../roles.ts';

export const EVERYONE = ROLES;
export const PUBLIC: readonly Audience[] = ['public'];
export const PARTICIPANT: readonly Audience[] = ['ved_participant'];
export const PROVIDER: readonly Audience[] = ['liquidity_provider'];
export const OPERATOR: readonly Audience[] = ['authorized_organization'];
export const CLIENTS: readonly Audience[] = ['ved_participant', 'liquidity_provider'];
/** Providers have no contracts and no payments under them. */
export const PARTICIPANT_AND_OPERATOR: readonly Audience[] = ['ved_participant', 'authorized_organization'];
