// The demo's entry: dev and demo builds swap it for ../main.tsx in the HTML. The order of these lines is the order in
// which they run: this seat's storage, the mock server's door, the product.
import './seat.ts';
import './door.ts';
import './slots.tsx';
import '../main.tsx';
