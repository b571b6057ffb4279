// Who acts on a record: the one input of every lifecycle (domain.md section 3, «Who · EVENT → next»).
import type { Role } from '../../api/roles.ts';

/** `isOwner`: the record belongs to the actor's organisation. */
export interface Principal {
  readonly role: Role;
  readonly isOwner: boolean;
}

/** Guard: the operator acts. */
export const isOperator = ({ context }: { context: Principal }): boolean => context.role === 'authorized_organization';
/** Guard: whoever the record belongs to acts. */
export const isOwner = ({ context }: { context: Principal }): boolean => context.isOwner;
/** Guard: a foreign-trade participant acts. */
export const isParticipant = ({ context }: { context: Principal }): boolean => context.role === 'ved_participant';

/** Colour meaning of a status (look.md section 2); the word always stands beside it. */
export type StatusTone = 'warning' | 'info' | 'success' | 'danger' | 'neutral';

/** What a screen shows of a status. */
export interface StatusMeta {
  readonly label: string;
  readonly tone: StatusTone;
}
