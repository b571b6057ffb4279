// The three steps of a registration, as the scale above each of them shows them.
import type { Step } from '../../kit/display/Stepper.tsx';

const TITLES = ['Данные компании', 'Данные для входа', 'Заявка отправлена'] as const;

const AT: readonly (readonly Step[])[] = TITLES.map((_, now) =>
  TITLES.map((label, place) => ({ label, state: place < now ? 'done' : place === now ? 'now' : 'ahead' })),
);

/** Marks of the three steps while the one at `now` (from 0) is on the screen: the same ones each time it is drawn. */
export const registrationSteps = (now: number): readonly Step[] => AT[now] ?? [];
