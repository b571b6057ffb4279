// What the demo brings before the product starts, in the order in which it is to run: this seat's storage, the mock server's
// door, the demo's places in the product.
import './frameStorage.ts';
import './installTransport.ts';
import './slots.tsx';
