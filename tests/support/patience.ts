// Settings of every screen test: timeouts for a busy machine, and shortcuts for what jsdom cannot show.
import { configure, prettyDOM } from '@testing-library/react';
import * as React from 'react';
import { __PRIVATE__ } from 'styled-components';
import { shortenComputedStyle } from './computedStyle.ts';

// The timeout only limits failures. Computing whether each element is hidden takes most of a test's time; a test that needs
// it passes `defaultHidden: false`.
configure({ asyncUtilTimeout: 15_000, defaultHidden: true, getElementError: notFound });

/** A waiting query creates one error per attempt: the page is serialised only when the message is read. */
function notFound(message: string | null, container: Element): Error {
  const error = new Error();
  error.name = 'TestingLibraryElementError';
  Error.captureStackTrace(error, notFound);
  return Object.defineProperty(error, 'message', {
    configurable: true,
    get: () => [message, prettyDOM(container)].join('\n\n'),
  });
}

// jsdom has no layout, yet reading style sheets and the style of each element took half of the time.
Object.assign(__PRIVATE__.mainSheet.options, { target: document.createElement('div') });
shortenComputedStyle();

// React stores an owner stack per element for possible warnings, which takes a tenth of the time. It stops
// after ten thousand of them in a second.
const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
if (internals instanceof Object)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} });

// Connected elements have a box unless they are hidden.
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
