// Invalidations shared by the pages of the console.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WINDOW_FOCUSED, createInvalidationBus } from '../../../src/machines/data/ports.ts';
import { MOCK_DATA_CHANGED, syncInvalidations } from '../../../src/ui/demo/invalidationChannel.ts';
import { openApp, signedIn } from '../../support/app.ts';
import { createProfile } from '../../support/tabs.ts';

/** The channel of this page: what it posts, and what other pages post to it. */
class Channel extends EventTarget {
  static opened: Channel[] = [];
  readonly posted: unknown[] = [];
  constructor() {
    super();
    Channel.opened.push(this);
  }
  postMessage(data: unknown): void {
    this.posted.push(data);
  }
  receive(data: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

const invalidations = () => {
  const bus = createInvalidationBus();
  const published: (readonly string[])[] = [];
  bus.subscribe((tags) => published.push(tags));
  return { bus, published };
};

beforeEach(() => {
  Channel.opened = [];
  vi.stubGlobal('BroadcastChannel', Channel);
});
afterEach(() => {
  vi.unstubAllGlobals();
  Object.defineProperty(window, 'parent', { configurable: true, value: window });
});

/** Starts the page, inside the console or alone. */
function open(isInside: boolean) {
  if (isInside) Object.defineProperty(window, 'parent', { configurable: true, value: {} });
  const { app } = openApp({ profile: createProfile(signedIn()) });
  const { bus, published } = invalidations();
  const profile: string[] = [];
  vi.spyOn(app.session, 'send').mockImplementation(({ type }) => void profile.push(type));
  syncInvalidations({ invalidations: bus, session: app.session });
  app.stop();
  return { bus, published, profile, channel: Channel.opened[0] };
}

test('an act of another role refetches what it changed and the bell', () => {
  const { published, channel } = open(false);
  window.dispatchEvent(new CustomEvent(MOCK_DATA_CHANGED, { detail: ['deposit', 'fiat'] }));
  expect(published.at(-1)).toEqual(['deposit', 'fiat', 'notification']);
  expect(channel, 'a page alone has no other pages').toBeUndefined();
});

test('a write of this page reaches the others, its focus does not', () => {
  const { bus, channel } = open(true);
  bus.publish(['deposit']);
  bus.publish([WINDOW_FOCUSED]);
  expect(channel?.posted).toEqual([['deposit']]);
});

test('a write of another page is applied with the bell and not sent back', () => {
  const { published, channel, profile } = open(true);
  channel?.receive(['trade']);
  channel?.receive('no list');
  expect([published, channel?.posted, profile]).toEqual([[['trade', 'notification']], [], []]);
});

test.each(['organization', 'agreement'])(
  'a change of %s may change the own access: the profile is refetched',
  (tag) => {
    const { channel, profile } = open(true);
    channel?.receive([tag]);
    expect(profile).toEqual(['profile.refetch']);
  },
);
