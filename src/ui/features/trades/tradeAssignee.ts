// Whose move a client's request is, and what that move is: as long as the operator has one, it is the operator's.
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

/** Whose move a trade waits for. */
export const getTradeAssignee = (status: string | null): Turn => turnOf(tradeLifecycle, status);
/** Whose move an exchange waits for. */
export const getExchangeAssignee = (status: string | null): Turn => turnOf(exchangeLifecycle, status);
