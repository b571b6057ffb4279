// The search box of the chats in Chromium.
import { pageDoor, walkPages } from '../support/models/page.ts';
import { searchModel } from './search.model.ts';
import { searchScreen } from './search.screen.ts';

walkPages(searchModel, pageDoor(searchScreen));
