// @vitest-environment jsdom
import { collectLogs } from '../machines/chatBench.ts';
import { walkScreen } from '../support/models/screen.ts';
import { createChatModel } from './createChat.model.ts';
import { createChatScreen } from './createChat.screen.ts';
import { screenDoor } from './screenDoor.tsx';

collectLogs();
walkScreen(createChatModel, screenDoor(createChatScreen));
