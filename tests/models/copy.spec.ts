// The copy button in Chromium.
import { pageDoor, walkPages } from '../support/models/page.ts';
import { copyModel } from './copy.model.ts';
import { copyScreen } from './copy.screen.ts';

walkPages(copyModel, pageDoor(copyScreen));
