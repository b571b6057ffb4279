// The moment a view is drawn, by the app's clock (the demo's clock is not the wall clock).
import { useServices } from './services.ts';

/** ISO 8601 of now; it does not tick by itself, every render tells the current one. */
export function useNow(): string {
  return new Date(useServices().env.now()).toISOString();
}
