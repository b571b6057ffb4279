// @vitest-environment jsdom
import { walkScreen } from '../support/models/screen.ts';
import { searchModel } from './search.model.ts';
import { searchScreen } from './search.screen.ts';
import { screenDoor } from './screenDoor.tsx';

walkScreen(searchModel, screenDoor(searchScreen));
