// Demo setup before the product starts, in execution order: frame storage, mock server transport, demo slots.
import './frameStorage.ts';
import './installTransport.ts';
import './slots.tsx';
