// @vitest-environment jsdom
import { testModelOnScreen } from '../support/models/screen.ts';
import { searchModel } from './search.model.ts';
import { searchScreen } from './search.screen.ts';
import { createScreenHarness } from './screenHarness.tsx';

testModelOnScreen(searchModel, createScreenHarness(searchScreen));
