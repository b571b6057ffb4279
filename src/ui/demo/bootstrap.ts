// Demo setup before the product starts, in execution order: frame storage, mock server transport, demo slots.
import './frameStorage.ts';
import './slots.tsx';
import { installPageTransport } from '../../mock-server/transports/pageTransport.ts';
import { runtimeOverrides } from '../app/demoSlots.ts';
import { inspectPage } from './inspection.ts';
import { FAULT_CONSUMED, MOCK_DATA_CHANGED } from './invalidationChannel.ts';
import { isStartPage } from './startPage.ts';

/**
 * Installs the page transport of the mock server and passes its socket and clock to the product; inside the console also
 * the inspection.
 */
Object.assign(
  runtimeOverrides,
  installPageTransport({
    faultSpent: () => window.dispatchEvent(new Event(FAULT_CONSUMED)),
    worldChanged: (tags) => window.dispatchEvent(new CustomEvent(MOCK_DATA_CHANGED, { detail: tags })),
    // The start page shows nothing of the world.
    worldReset: () => {
      if (!isStartPage()) location.reload();
    },
  }),
);
inspectPage();
