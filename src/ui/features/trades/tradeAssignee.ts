// Assignee of a client's request and its next step: the operator as long as it has a transition.
import type { AnyStateMachine } from 'xstate';
import { exchangeLifecycle } from '../../../machines/lifecycles/exchange.ts';
import { getTransitions } from '../../../machines/lifecycles/transitions.ts';
import { tradeLifecycle } from '../../../machines/lifecycles/trade.ts';

interface Turn {
  readonly mark: 'none' | 'operator';
  /** «одобрить». */
  readonly step: string;
}

function turnOf(machine: AnyStateMachine, status: string | null): Turn {
  const [next] = getTransitions(machine, status, { role: 'authorized_organization', isOwner: false });
  return next ? { mark: 'operator', step: next.label.toLowerCase() } : { mark: 'none', step: '' };
}

/** Assignee of a trade. */
export const getTradeAssignee = (status: string | null): Turn => turnOf(tradeLifecycle, status);
/** Assignee of an exchange. */
export const getExchangeAssignee = (status: string | null): Turn => turnOf(exchangeLifecycle, status);
