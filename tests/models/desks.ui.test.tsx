// @vitest-environment jsdom
// Every move the operator has over a trade, an exchange and an operation handed in, taken at the screens over the mock server: the ways come
// from the lifecycle machines, the buttons of each state must be its moves, and the books must balance at the end.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { exchangeLifecycle } from '../../src/machines/lifecycles/exchange.ts';
import { moves, statusOf } from '../../src/machines/lifecycles/moves.ts';
import { operationLifecycle } from '../../src/machines/lifecycles/operation.ts';
import { tradeLifecycle } from '../../src/machines/lifecycles/trade.ts';
import { coveringWays, follow, titleOf } from '../support/models/covering.ts';
import type { Door } from '../support/models/door.ts';
import type { Model } from '../support/models/model.ts';
import { type Desk, closeDesk, enabled, openDesk } from '../ui/desks.stage.tsx';

afterEach(closeDesk);

const WHO = { role: 'authorized_organization', isOwner: false } as const;
/** `start`: where the operator meets the record; an operation is handed in by its owner first. */
const model = (name: string, machine: AnyStateMachine, start?: string): Model => ({
  name,
  machine,
  scenes: {
    operator: {
      input: WHO,
      events: machine.events.map((type) => ({ type })),
      ...(start === undefined ? {} : { from: machine.resolveState({ value: start, context: WHO }) }),
    },
  },
});

/** The verb of an event wherever the machine knows it. */
function verbOf(machine: AnyStateMachine, event: string): string {
  const all = Object.keys(machine.root.states).flatMap((status) => moves(machine, status, WHO));
  return all.find((move) => move.event === event)?.label ?? event;
}

/** The card beside its list, or the page of a lot. */
function card(): HTMLElement {
  const main = screen.getByRole('main');
  return within(main).queryByRole('complementary') ?? main;
}

/** Presses a move's button, gives a reason where one is asked for, and confirms. */
async function decide(verb: string): Promise<void> {
  fireEvent.click(await enabled(verb, card()));
  const dialog = await screen.findByRole('dialog');
  const reason = within(dialog).queryByLabelText('Причина');
  if (reason) fireEvent.change(reason, { target: { value: 'Не прошла проверку' } });
  fireEvent.click(within(dialog).getByRole('button', { name: verb }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

/** The card's own moves, as the lifecycle has them; a decision of the queue and those of the lot stand on two screens. */
const doorOf = (machine: AnyStateMachine, path: string): Door<Desk> => ({
  name: 'jsdom',
  open: () => openDesk({ path }),
  close: () => closeDesk(),
  comes: (event, snapshot) => snapshot.can({ type: event.type }),
  drivers: Object.fromEntries(
    machine.events.map((event) => [
      event,
      async () => {
        const toLot = screen.queryByRole('link', { name: 'Открыть лот' });
        if (toLot && event !== 'REJECT') {
          fireEvent.click(toLot);
          await waitFor(() => expect(card()).toBe(screen.getByRole('main')));
        }
        await decide(verbOf(machine, event));
      },
    ]),
  ),
  sees: {
    async '*'(_, { value }) {
      const label = statusOf(machine, String(value))?.label ?? '';
      await waitFor(() => {
        const chips = [...card().querySelectorAll('[data-tone]')].map((chip) => chip.textContent);
        expect(chips).toContain(label);
        const buttons = within(card())
          .getAllByRole('button')
          .map(({ textContent }) => textContent);
        const open = new Set(moves(machine, String(value), WHO).map((move) => move.label));
        const known = new Set(machine.events.map((event) => verbOf(machine, event)));
        for (const button of buttons) if (button && known.has(button)) expect(open).toContain(button);
      });
    },
  },
});

for (const { name, machine, path, start } of [
  { name: 'trade', machine: tradeLifecycle, path: '/organization/queue-requests/1001' },
  { name: 'sale', machine: tradeLifecycle, path: '/organization/queue-requests-sale/1007' },
  { name: 'exchange', machine: exchangeLifecycle, path: '/organization/queue-requests-exchange/501' },
  {
    name: 'operation',
    machine: operationLifecycle,
    path: '/organization/reestr-operation?tab=submissions&id=952',
    start: 'pending',
  },
]) {
  const door = doorOf(machine, path);
  describe(`the lifecycle of ${/^[eo]/.test(name) ? 'an' : 'a'} ${name} at the desk`, () => {
    const ways = coveringWays(model(name, machine, start), door);
    test('takes every move of the operator', () => {
      const events = new Set(ways.flatMap(({ steps }) => steps.map(({ event }) => event.type)));
      const all = Object.keys(machine.root.states).flatMap((status) => moves(machine, status, WHO));
      expect([...events].sort()).toEqual([...new Set(all.map(({ event }) => event))].sort());
    });
    test.each(ways.map((way) => [titleOf(way), way] as const))('%s', (_, way) =>
      expect(follow(door, way)).resolves.toBeUndefined(),
    );
  });
}
