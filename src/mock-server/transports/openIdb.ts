// The visitor's database. Whoever needs it imports this before all else: the browser opens it while the rest is evaluated.
import { openDatabase } from '../db/idb.ts';

export const opening = openDatabase('meridian-demo:main');
opening.catch(() => undefined); // who wants it says so (world/persistence.ts); nobody may
