// The acting user: the input of every lifecycle.
import type { Role } from '../../api/roles.ts';

/** `isOwner`: the record belongs to the actor's organisation. */
export interface Principal {
  readonly role: Role;
  readonly isOwner: boolean;
}

export const isOperator = ({ context }: { context: Principal }): boolean => context.role === 'authorized_organization';
export const isOwner = ({ context }: { context: Principal }): boolean => context.isOwner;
export const isParticipant = ({ context }: { context: Principal }): boolean => context.role === 'ved_participant';

/** Colour of a status; its label is always shown too. */
export type StatusTone = 'warning' | 'info' | 'success' | 'danger' | 'neutral';

/** Label and colour of a status. */
export interface StatusMeta {
  readonly label: string;
  readonly tone: StatusTone;
}
