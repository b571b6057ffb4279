// Every lifecycle, walked by the operator, the operator as owner, a stranger, and by the owners from each status on.
import { lifecycles } from '../../src/machines/lifecycles/lifecycles.ts';
import type { Principal } from '../../src/machines/lifecycles/principal.ts';
import type { Model, Scene } from '../support/models/model.ts';

const others: Readonly<Record<string, Principal>> = {
  'the operator': { role: 'authorized_organization', isOwner: false },
  'the operator as owner': { role: 'authorized_organization', isOwner: true },
  'a stranger': { role: 'liquidity_provider', isOwner: false },
};
const owners: Readonly<Record<string, Principal>> = {
  'the participant who owns it': { role: 'ved_participant', isOwner: true },
  'the provider who owns it': { role: 'liquidity_provider', isOwner: true },
};

/**
 * Owners move little themselves: the operator brings a record on, and `pending_agreements` is never moved to at all. Who
 * may do what is a table in tests/machines/lifecycles.
 */
export const lifecycleModels: readonly Model[] = Object.entries(lifecycles).map(([name, machine]) => {
  const events = machine.events.map((type) => ({ type }));
  const common = { events, ignoredEvents: null };
  const scenes: Record<string, Scene> = {};
  for (const [actor, who] of Object.entries(others)) scenes[actor] = { input: who, ...common };
  for (const [owner, who] of Object.entries(owners)) {
    for (const status of Object.keys(machine.root.states))
      scenes[`${owner}, at ${status}`] = {
        input: who,
        ...common,
        from: machine.resolveState({ value: status, context: who }),
      };
  }
  return { name: `lifecycle-${name}`, machine, scenes };
});
