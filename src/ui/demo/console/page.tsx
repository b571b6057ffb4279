// The page /demo without the product's app, which runs in its frames.
import { createRoot } from 'react-dom/client';
import Console from './Console.tsx';

/** What the demo's entry starts there. */
export function boot(): void {
  const root = document.getElementById('root');
  if (root) createRoot(root).render(<Console />);
}
