// The acts on a wallet of the KYT screen in Chromium.
import { pageDoor, walkPages } from '../support/models/page.ts';
import { shownActModel } from './kyt.model.ts';
import { kytActScreen } from './kyt.screen.ts';

walkPages(shownActModel, pageDoor(kytActScreen));
