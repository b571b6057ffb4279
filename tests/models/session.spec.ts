// The session in Chromium.
import { pageDoor, walkPages } from '../support/models/page.ts';
import { shownSessionModel } from './session.model.ts';
import { sessionScreen } from './session.screen.ts';

walkPages(shownSessionModel, pageDoor(sessionScreen));
