// Signing in and out, tokens, the signed-in user: contract rows 3–5, 80.
import type { RequestHandlers } from '../../http/handler.ts';
import { resetFailures, recordFailure } from '../../http/rateLimit.ts';
import { toUserRecord } from '../../domain/records.ts';
import { StatusResponse, catalogueError } from '../../http/response.ts';
import { openSession, requireRefreshSession, issueTokens } from '../../http/sessions.ts';

export const authHandlers = {
  signIn: ({ world, body }) => {
    const [user] = world.sortedBy('users', 'login', body.login);
    const matches = user?.password === body.password && user.account_type === body.account_type;
    if (!user || !matches) return recordFailure(world, `login ${body.login}`, catalogueError('invalidCredentials'));
    resetFailures(world, `login ${body.login}`);
    return { ...issueTokens(world, openSession(world, user)), account_type: user.account_type };
  },

  /** A refresh does not count as activity, so that an idle session can end. */
  refreshTokens: ({ world, body }) => issueTokens(world, requireRefreshSession(world, body.refresh)),

  signOut: ({ world, account, rooms, after }) => {
    const { id } = account.session;
    world.delete('sessions', id);
    after(() => rooms.endSession(id));
    return new StatusResponse(205, {});
  },

  currentUser: ({ world, account }) => toUserRecord(world, account.user),
} satisfies Partial<RequestHandlers>;
