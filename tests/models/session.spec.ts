// The session in Chromium.
import { createPageHarness, testModelInBrowser } from '../support/models/page.ts';
import { shownSessionModel } from './session.model.ts';
import { sessionScreen } from './session.screen.ts';

testModelInBrowser(shownSessionModel, createPageHarness(sessionScreen));
