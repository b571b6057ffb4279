// Routes available before the deferred code is loaded: sign-in and session restore.
import { currentUser, refreshTokens, signIn, signOut } from '../api/endpoints/auth.ts';
import { auth } from './routes/accounts/auth.ts';
import { type Route, createRoute } from './http/route.ts';

export const eagerRoutes: readonly Route[] = [
  createRoute('signIn', signIn, auth.signIn),
  createRoute('refreshTokens', refreshTokens, auth.refreshTokens),
  createRoute('signOut', signOut, auth.signOut),
  createRoute('currentUser', currentUser, auth.currentUser),
];
