// How long a screen test waits for what a user would see. It is a limit for failures only: what comes ends the wait.
import { configure } from '@testing-library/react';

configure({ asyncUtilTimeout: 15_000 });
