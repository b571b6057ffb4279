// @vitest-environment jsdom
import { walkScreen } from '../support/models/screen.ts';
import { shownActModel } from './kyt.model.ts';
import { kytActScreen } from './kyt.screen.ts';
import { screenDoor } from './screenDoor.tsx';

walkScreen(shownActModel, screenDoor(kytActScreen));
