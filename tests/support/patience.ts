// What every screen test stands on: patience with a busy machine, and an empty page without what no such test can see.
import { configure } from '@testing-library/react';
import * as React from 'react';
import { __PRIVATE__ } from 'styled-components';

// The timeout is a limit for failures only: what comes ends the wait. Asking every element whether it is hidden takes most
// of a test's time; a test of what is hidden asks for it (`defaultHidden: false`).
configure({ asyncUtilTimeout: 15_000, defaultHidden: true });

// jsdom lays nothing out, yet reading the style sheets and asking each element for its style took half of the time.
Object.assign(__PRIVATE__.mainSheet.options, { target: document.createElement('div') });

// React remembers where each element was made, for warnings that say so: a sixteenth of the time. It stops at a number
// per second, which counts as reached.
const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
Object.defineProperty(Object(internals), 'recentlyCreatedOwnerStacks', {
  get: () => Infinity,
  set() {
    // stays so
  },
});

// A worker keeps its page: each file finds it empty.
for (const part of [document.head, document.body]) part.replaceChildren();
for (const storage of [localStorage, sessionStorage]) storage.clear();
history.replaceState(null, '', '/');
