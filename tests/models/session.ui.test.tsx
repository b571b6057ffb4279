// @vitest-environment jsdom
import '../../src/ui/app/screens/RegistrationApplication.tsx';
import '../../src/ui/features/auth/Login.tsx';
import { walkScreen } from '../support/models/screen.ts';
import { screenDoor } from './screenDoor.tsx';
import { shownSessionModel } from './session.model.ts';
import { sessionScreen } from './session.screen.ts';

walkScreen(shownSessionModel, screenDoor(sessionScreen));
