// @vitest-environment jsdom
import { collectLogs } from '../machines/testChat.ts';
import { testModelOnScreen } from '../support/models/screen.ts';
import { createChatModel } from './createChat.model.ts';
import { createChatScreen } from './createChat.screen.ts';
import { createScreenHarness } from './screenHarness.tsx';

collectLogs();
testModelOnScreen(createChatModel, createScreenHarness(createChatScreen));
