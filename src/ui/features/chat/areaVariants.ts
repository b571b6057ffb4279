// The ways a chat area comes: who it is for decides its title, how addresses name chats and how new ones are made.
import type { ChatParamKind } from '../../../machines/chat/chatRoute.ts';
import type { ChatVariant } from '../../../machines/chat/createChat.machine.ts';

export interface AreaVariant {
  /** The h2 of the pane (spec «Chat area»). */
  readonly title: string;
  /** Stands in place of the input row of a closed chat. */
  readonly closed: string;
  readonly by: ChatParamKind;
  /** How a chat is created; null where none can be. */
  readonly create: ChatVariant | null;
}

// assumed: the title that «names the operator with the brand» (spec section 2, design.md section 5)
const withOperator = 'Чат с оператором «Меридиан»';
// assumed: the sentence about the manager belongs to the first variant only
const closed = 'Чат закрыт';

/**
 * `invite` the operator's, with the organisation picker · `topic` the participant's and the provider's, opened by a
 * topic alone · `registry` the chats of an account under review, named by their id.
 */
export const areaVariants = {
  invite: { title: 'Чат поддержки', closed: 'Менеджер закрыл чат', by: 'index', create: 'invite' },
  topic: { title: withOperator, closed, by: 'index', create: 'topic' },
  registry: { title: withOperator, closed, by: 'id', create: null },
} as const satisfies Readonly<Record<string, AreaVariant>>;

export type AreaVariantName = keyof typeof areaVariants;
