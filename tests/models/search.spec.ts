// The search box of the chats in Chromium.
import { createPageHarness, testModelInBrowser } from '../support/models/page.ts';
import { searchModel } from './search.model.ts';
import { searchScreen } from './search.screen.ts';

testModelInBrowser(searchModel, createPageHarness(searchScreen));
