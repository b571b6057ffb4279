// @vitest-environment jsdom
import { walkScreen } from '../support/models/screen.ts';
import { copyModel } from './copy.model.ts';
import { copyScreen } from './copy.screen.ts';
import { screenDoor } from './screenDoor.tsx';

walkScreen(copyModel, screenDoor(copyScreen));
