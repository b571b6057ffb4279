// The three steps of a registration, for its stepper.
import type { Step } from '../../kit/display/Stepper.tsx';

const TITLES = ['Данные компании', 'Данные для входа', 'Заявка отправлена'] as const;

const AT: readonly (readonly Step[])[] = TITLES.map((_, now) =>
  TITLES.map((label, place) => ({ label, state: place < now ? 'done' : place === now ? 'now' : 'ahead' })),
);

/** Steps with the one at `now` (from 0) as current; the arrays are stable. */
export const registrationSteps = (now: number): readonly Step[] => AT[now] ?? [];
