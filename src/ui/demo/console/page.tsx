// Entry of the /demo page. It renders without the product's app, which runs in the frames.
import { createRoot } from 'react-dom/client';
import Console from './Console.tsx';

/** Called by the demo's entry. */
export function boot(): void {
  const root = document.getElementById('root');
  if (root) createRoot(root).render(<Console />);
}
