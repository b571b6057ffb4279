// The calls that are answered before the rest of the server's code has come: signing in and coming back to a session.
import { currentUser, refreshTokens, signIn, signOut } from '../api/endpoints/auth.ts';
import { auth } from './routes/auth.ts';
import { type Route, routeOf } from './http/route.ts';

export const firstRoutes: readonly Route[] = [
  routeOf('signIn', signIn, auth.signIn),
  routeOf('refreshTokens', refreshTokens, auth.refreshTokens),
  routeOf('signOut', signOut, auth.signOut),
  routeOf('currentUser', currentUser, auth.currentUser),
];
