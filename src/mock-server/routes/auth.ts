// Signing in and out, tokens, the signed-in user: contract rows 3–5, 80.
import type { Handlers } from '../http/handler.ts';
import { forgetTries, wrongTry } from '../http/rateLimit.ts';
import { userRecord } from '../domain/records.ts';
import { Reply, refusal } from '../http/response.ts';
import { openSession, sessionToRefresh, tokenPair } from '../http/sessions.ts';

export const auth = {
  signIn: ({ world, body }) => {
    const [user] = world.sortedBy('users', 'login', body.login);
    const matches = user?.password === body.password && user.account_type === body.account_type;
    if (!user || !matches) return wrongTry(world, `login ${body.login}`, refusal('invalidCredentials'));
    forgetTries(world, `login ${body.login}`);
    return { ...tokenPair(world, openSession(world, user)), account_type: user.account_type };
  },

  /** Renewing is no activity: an idle session must be able to end. */
  refreshTokens: ({ world, body }) => tokenPair(world, sessionToRefresh(world, body.refresh)),

  signOut: ({ world, account, rooms, after }) => {
    const { id } = account.session;
    world.delete('sessions', id);
    after(() => rooms.endSession(id));
    return new Reply(205, {});
  },

  currentUser: ({ world, account }) => userRecord(world, account.user),
} satisfies Partial<Handlers>;
