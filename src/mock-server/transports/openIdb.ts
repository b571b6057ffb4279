// The visitor's database. Imported first, so that the browser opens it while the other modules are evaluated.
import { openIdbDatabase } from '../db/idb.ts';

export const idbPromise = openIdbDatabase('meridian-demo:main');
idbPromise.catch(() => undefined); // prevents an unhandled rejection; users of the promise handle it (db/persistence.ts)
