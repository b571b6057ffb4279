// What every screen test stands on: patience with a busy machine, and an empty page without what no such test can see.
import { configure } from '@testing-library/react';
import { __PRIVATE__ } from 'styled-components';

// The timeout is a limit for failures only: what comes ends the wait. Asking every element whether it is hidden takes most
// of a test's time; a test of what is hidden asks for it (`defaultHidden: false`).
configure({ asyncUtilTimeout: 15_000, defaultHidden: true });

// jsdom lays nothing out, yet reading the style sheets and asking each element for its style took half of the time.
Object.assign(__PRIVATE__.mainSheet.options, { target: document.createElement('div') });

// What is in the page has its place there, unless it says otherwise.
Element.prototype.getClientRects = function getClientRects() {
  const rects = this.isConnected && !this.closest('[hidden]') ? [new DOMRect()] : [];
  return Object.assign(rects, { item: (index: number) => rects[index] ?? null });
};

// Nothing scrolls.
Element.prototype.scrollIntoView = () => undefined;

// A worker keeps its page: each file finds it empty.
for (const part of [document.head, document.body]) part.replaceChildren();
for (const storage of [localStorage, sessionStorage]) storage.clear();
history.replaceState(null, '', '/');
