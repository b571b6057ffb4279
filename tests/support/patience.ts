// What every screen test stands on: patience with a busy machine, and an empty page without what no such test can see.
import { configure, prettyDOM } from '@testing-library/react';
import * as React from 'react';
import { __PRIVATE__ } from 'styled-components';
import { styleInShort } from './computedStyle.ts';

// The timeout is a limit for failures only: what comes ends the wait. Asking every element whether it is hidden takes most
// of a test's time; a test of what is hidden asks for it (`defaultHidden: false`).
configure({ asyncUtilTimeout: 15_000, defaultHidden: true, getElementError: notFound });

/** Whoever waits for an element gets one for each look that came too early: the page is put into words when they are read. */
function notFound(message: string | null, container: Element): Error {
  const error = new Error();
  error.name = 'TestingLibraryElementError';
  Error.captureStackTrace(error, notFound);
  return Object.defineProperty(error, 'message', {
    configurable: true,
    get: () => [message, prettyDOM(container)].join('\n\n'),
  });
}

// jsdom lays nothing out, yet reading the style sheets and asking each element for its style took half of the time.
Object.assign(__PRIVATE__.mainSheet.options, { target: document.createElement('div') });
styleInShort();

// React keeps for each element who made it, in case there is a warning to be told: a stack, a tenth of the time. It stops
// after ten thousand of them in a second.
const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
if (internals instanceof Object)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} });

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
