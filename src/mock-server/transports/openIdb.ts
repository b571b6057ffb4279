// The visitor's database. Whoever needs it imports this before all else: the browser opens it while the rest is evaluated.
import { openIdbDatabase } from '../db/idb.ts';

export const openIdb = openIdbDatabase('meridian-demo:main');
openIdb.catch(() => undefined); // who wants it says so (world/persistence.ts); nobody may
