// Routes available before the deferred code is loaded: sign-in and session restore.
import { currentUser, refreshTokens, signIn, signOut } from '../api/endpoints/auth.ts';
import { authHandlers } from './routes/accounts/auth.ts';
import { type Route, createRoute } from './http/route.ts';

export const eagerRoutes: readonly Route[] = [
  createRoute('signIn', signIn, authHandlers.signIn),
  createRoute('refreshTokens', refreshTokens, authHandlers.refreshTokens),
  createRoute('signOut', signOut, authHandlers.signOut),
  createRoute('currentUser', currentUser, authHandlers.currentUser),
];
