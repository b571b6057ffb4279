// The acts on a wallet of the KYT screen in Chromium.
import { createPageHarness, testModelInBrowser } from '../support/models/page.ts';
import { shownActModel } from './kyt.model.ts';
import { kytActScreen } from './kyt.screen.ts';

testModelInBrowser(shownActModel, createPageHarness(kytActScreen));
