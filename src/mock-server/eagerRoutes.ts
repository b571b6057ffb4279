// The calls that are answered before the rest of the server's code has come: signing in and coming back to a session.
import { currentUser, refreshTokens, signIn, signOut } from '../api/endpoints/auth.ts';
import { auth } from './routes/auth.ts';
import { type Route, createRoute } from './http/route.ts';

export const eagerRoutes: readonly Route[] = [
  createRoute('signIn', signIn, auth.signIn),
  createRoute('refreshTokens', refreshTokens, auth.refreshTokens),
  createRoute('signOut', signOut, auth.signOut),
  createRoute('currentUser', currentUser, auth.currentUser),
];
