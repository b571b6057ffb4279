// The dialog of a new chat in Chromium.
import { test } from '../support/browser.ts';
import { createPageHarness, testModelInBrowser } from '../support/models/page.ts';
import { createChatModel } from './createChat.model.ts';
import { createChatScreen } from './createChat.screen.ts';

test.beforeEach(({ expectedErrors }) => void expectedErrors.push(/Выберите организацию|Ошибка при создании чата/));
testModelInBrowser(createChatModel, createPageHarness(createChatScreen));
