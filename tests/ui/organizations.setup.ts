// Choosing an organisation out of more than a field can hold, as a user does it; and a world that has so many.
import { act, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { DemoApp, Mock } from './demoApp.setup.tsx';

export const SEARCH = 'Поиск по названию или ИНН';

/** The pause after the last key is over. */
export async function searchOrganizations(user: UserEvent, clock: DemoApp['clock'], text: string): Promise<void> {
  await user.type(await screen.findByLabelText(SEARCH), text);
  act(() => clock.increment(500));
}

export const options = (label: string): (string | null)[] =>
  within(screen.getByRole('combobox', { name: label }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

/** Chooses what has come into the field. */
export async function pickOption(user: UserEvent, label: string, name: RegExp): Promise<void> {
  const field = screen.getByRole('combobox', { name: label });
  await user.selectOptions(field, await within(field).findByRole('option', { name }));
}

/** Five hundred further participants; the 250th is in no first two hundred, of the newest or of the oldest. */
export function addManyOrganizations(world: Mock['world']): void {
  const model = world.filter('organizations', ({ role }) => role === 'ved_participant')[0];
  if (!model) throw new Error('a world without participants');
  for (let number = 1; number <= 500; number += 1) {
    const inn = String(9_900_000_000 + number);
    world.put('organizations', { ...model, id: 50_000 + number, company_name: `ООО «Далёкая ${number}»`, inn });
  }
}
