// The delivery checker itself: each kind of fault is planted in a correct record and found.
import { expect, test } from 'vitest';
import { type DeliveryEvent, type DeliveryVerdict, checkDelivery } from '../support/deliveryChecker.ts';

const TEXTS = ['один', 'два', 'три', 'четыре'];
const all = (what: DeliveryEvent['what'], texts = TEXTS) => texts.map((text) => ({ what, text }));
const FAIR: DeliveryVerdict = { sent: 4, lost: 0, unknown: 0, duplicated: 0, inverted: 0, invented: 0 };

test.each<[name: string, seen: string[], found: Partial<DeliveryVerdict>]>([
  ['nothing', TEXTS, {}],
  ['a loss', ['один', 'три', 'четыре'], { lost: 1 }],
  ['a repetition', ['один', 'один', 'два', 'три', 'два', 'четыре'], { duplicated: 2 }],
  ['a wrong order', ['один', 'три', 'два', 'четыре'], { inverted: 1 }],
  ['an invention', [...TEXTS, 'пять'], { invented: 1 }],
])('finds %s', (_name, seen, found) => {
  expect(checkDelivery([...all('send'), ...all('ack'), ...all('seen', seen)])).toEqual({ ...FAIR, ...found });
});

test('promises nothing of what was never acknowledged', () => {
  const record = [...all('send'), ...all('ack', TEXTS.slice(0, 3)), ...all('seen', TEXTS.slice(0, 3))];
  expect(checkDelivery(record)).toEqual({ ...FAIR, unknown: 1 });
});
