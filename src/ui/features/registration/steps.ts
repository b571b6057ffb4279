// The three steps of a registration, as the scale above each of them shows them.
import type { Step } from '../../kit/Stepper.tsx';

const TITLES = ['Данные компании', 'Данные для входа', 'Заявка отправлена'] as const;

/** Marks of the three steps while the one at `now` (from 0) is on the screen. */
export function registrationSteps(now: number): readonly Step[] {
  return TITLES.map((label, place) => ({ label, state: place < now ? 'done' : place === now ? 'now' : 'ahead' }));
}
