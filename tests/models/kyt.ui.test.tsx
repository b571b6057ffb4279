// @vitest-environment jsdom
import { testModelOnScreen } from '../support/models/screen.ts';
import { shownActModel } from './kyt.model.ts';
import { kytActScreen } from './kyt.screen.ts';
import { createScreenHarness } from './screenHarness.tsx';

testModelOnScreen(shownActModel, createScreenHarness(kytActScreen));
