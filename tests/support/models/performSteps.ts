// The steps of the demo's links as drivers of a screen: one description of what a visitor does.
import type { Step } from '../../../src/ui/demo/links/steps.ts';
import type { ScreenDriver } from './screenDriver.ts';

/** Does the steps one after the other at whatever renders the screen. */
export const performSteps =
  (steps: readonly Step[]) =>
  async (driver: ScreenDriver): Promise<void> => {
    for (const step of steps) await performStep(driver, step);
  };

function performStep(driver: ScreenDriver, step: Step): Promise<void> {
  if (step.kind === 'press') return driver.press(step.name);
  if (step.kind === 'put') return driver.typeText(step.label, step.text);
  if (step.kind === 'pick') return driver.pick(step.label);
  throw new Error(`no driver for ${step.kind}`);
}
