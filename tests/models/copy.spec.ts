// The copy button in Chromium.
import { createPageHarness, testModelInBrowser } from '../support/models/page.ts';
import { copyModel } from './copy.model.ts';
import { copyScreen } from './copy.screen.ts';

testModelInBrowser(copyModel, createPageHarness(copyScreen));
