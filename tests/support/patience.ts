// What every screen test stands on: patience with a busy machine, and a page without the styles that no such test can see.
import { configure } from '@testing-library/react';
import { __PRIVATE__ } from 'styled-components';

// A limit for failures only: what comes ends the wait.
configure({ asyncUtilTimeout: 15_000 });

// jsdom lays nothing out, yet reading the style sheets and asking each element for its style took half of the time.
if (typeof document !== 'undefined')
  Object.assign(__PRIVATE__.mainSheet.options, { target: document.createElement('div') });
