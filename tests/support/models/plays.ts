// The steps of the demo's links as drivers of a screen: one description of what a visitor does.
import type { Step } from '../../../src/ui/demo/links/steps.ts';
import type { Hands } from './hands.ts';

/** Does the steps one after the other at whatever renders the screen. */
export const plays =
  (steps: readonly Step[]) =>
  async (hands: Hands): Promise<void> => {
    for (const step of steps) await play(hands, step);
  };

function play(hands: Hands, step: Step): Promise<void> {
  if (step.kind === 'press') return hands.press(step.name);
  if (step.kind === 'put') return hands.put(step.label, step.text);
  if (step.kind === 'pick') return hands.pick(step.label);
  throw new Error(`no hands for ${step.kind}`);
}
