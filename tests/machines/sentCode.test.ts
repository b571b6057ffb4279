// Password recovery after a reload: the stored step is restored, old, forged or forbidden values are dropped.
import { describe, expect, it } from 'vitest';
import { readSentCode, writeSentCode } from '../../src/machines/recovery/sentCode.ts';
import { createMemoryStorage } from '../../src/ui/app/boot/memoryStorage.ts';
import { throwingStorage } from '../support/tabs.ts';

const KEY = 'meridian:recovery';
const sent = { login: 'ved.active', emailMask: 'f***@***.example', resendAt: 60_000, expiresAt: 90_000 };

/** A storage that holds this text. */
function holding(text: string) {
  const tab = createMemoryStorage();
  tab.setItem(KEY, text);
  return tab;
}

it('restores the stored values until they are cleared', () => {
  const tab = createMemoryStorage();
  writeSentCode(tab, sent);
  expect(readSentCode(tab)).toEqual(sent);
  writeSentCode(tab, null);
  expect(tab.getItem(KEY)).toBeNull();
  expect(readSentCode(tab)).toBeNull();
});

describe('restores nothing', () => {
  it.each([
    ['that is no JSON', 'code 246810'],
    ['that is empty', ''],
    ['without a login', JSON.stringify({ ...sent, login: undefined })],
    ['whose mask is no text', JSON.stringify({ ...sent, emailMask: 7 })],
    ['whose times are texts', JSON.stringify({ ...sent, resendAt: '60000' })],
    ['that never ends', JSON.stringify({ ...sent, expiresAt: null })],
  ])('%s', (_, text) => {
    expect(readSentCode(holding(text))).toBeNull();
  });
});

it('stores neither code nor token', () => {
  expect(readSentCode(holding(JSON.stringify({ ...sent, code: '246810', token: 'recovery-1' })))).toEqual(sent);
});

it('a code lasts as long as the page where the storage is forbidden', () => {
  const forbidden = throwingStorage();
  expect(readSentCode(forbidden)).toBeNull();
  writeSentCode(forbidden, sent);
  expect(readSentCode(forbidden)).toEqual(sent);
  writeSentCode(forbidden, null);
  expect(readSentCode(forbidden)).toBeNull();
});
