// Variants of the chat area by audience: title, addresses of chats, creation of chats.
import type { ChatParamKind } from '../../../machines/chat/list/chatRoute.ts';
import type { ChatVariant } from '../../../machines/chat/list/createChat.machine.ts';

export interface AreaVariant {
  /** The h2 of the pane. */
  readonly title: string;
  /** Replaces the composer of a closed chat. */
  readonly closed: string;
  readonly paramKind: ChatParamKind;
  /** How a chat is created; null if it cannot be. */
  readonly create: ChatVariant | null;
}

// assumed: the title that «names the operator with the brand»
const withOperator = 'Чат с оператором «Меридиан»';
// assumed: the sentence about the manager belongs to the first variant only
const closed = 'Чат закрыт';

/**
 * `invite`: the operator's, with the organisation picker · `topic`: the participant's and the provider's, created by a
 * topic alone · `registry`: chats of an account under review, identified by id.
 */
export const areaVariants = {
  invite: { title: 'Чат поддержки', closed: 'Менеджер закрыл чат', paramKind: 'index', create: 'invite' },
  topic: { title: withOperator, closed, paramKind: 'index', create: 'topic' },
  registry: { title: withOperator, closed, paramKind: 'id', create: null },
} as const satisfies Readonly<Record<string, AreaVariant>>;

export type AreaVariantName = keyof typeof areaVariants;
