// The user id of a draft: the profile's, else the token's.
import { describe, expect, it } from 'vitest';
import { getUserId } from '../../src/machines/session/context.ts';
import { userRecord } from '../support/app.ts';

const user = userRecord();

describe('the account of a session', () => {
  it('is the one of the profile, whatever the token names', () => {
    expect(getUserId({ user, owner: '9' })).toBe(user.id);
    expect(getUserId({ user, owner: null })).toBe(user.id);
  });

  it.each([
    ['102', 102],
    ['3f2b8c1e-0d4a-4b6e-9a57-1c2d3e4f5a6b', '3f2b8c1e-0d4a-4b6e-9a57-1c2d3e4f5a6b'],
    ['', null],
    [null, null],
  ])('is read from the token %j before the profile is loaded', (owner, id) => {
    expect(getUserId({ user: null, owner })).toBe(id);
  });
});
