// @vitest-environment jsdom
import '../../src/ui/app/screens/RegistrationApplication.tsx';
import '../../src/ui/features/auth/Login.tsx';
import { testModelOnScreen } from '../support/models/screen.ts';
import { createScreenHarness } from './screenHarness.tsx';
import { shownSessionModel } from './session.model.ts';
import { sessionScreen } from './session.screen.ts';

testModelOnScreen(shownSessionModel, createScreenHarness(sessionScreen));
