// @vitest-environment jsdom
import { testModelOnScreen } from '../support/models/screen.ts';
import { copyModel } from './copy.model.ts';
import { copyScreen } from './copy.screen.ts';
import { createScreenHarness } from './screenHarness.tsx';

testModelOnScreen(copyModel, createScreenHarness(copyScreen));
