// THE screen table whole, for the prerender, the host's list of addresses and the tests.
import { areaScreens } from './areaScreens.ts';
import { type Screen, publicScreens } from './screens.ts';

export const screens: readonly Screen[] = [...publicScreens, ...areaScreens];
