// Vite plugin: `virtual:tokens.css` contains the design tokens of both themes as custom properties. As a stylesheet they
// apply before any script runs, and the login page's JavaScript needs no copy.
import type { Plugin } from 'vite';
import { commonDeclarations, scrimDeclaration, themeDeclarations } from '../../src/ui/theme/tokens.ts';

const NAME = 'virtual:tokens.css';
const RESOLVED = `\0${NAME}`;

/** The theme is `data-theme="light|dark"` on <html> or any element; without it the system preference applies. */
export const tokensStyle = `
:root { ${commonDeclarations} }
:root, [data-theme='light'] { ${themeDeclarations('light')} }
@media (prefers-color-scheme: dark) { :root:not([data-theme='light']) { ${themeDeclarations('dark')} } }
[data-theme='dark'] { ${themeDeclarations('dark')} }
::backdrop { ${scrimDeclaration('light')} }
@media (prefers-color-scheme: dark) { :where(:root:not([data-theme='light'])) ::backdrop { ${scrimDeclaration('dark')} } }
[data-theme='light'] ::backdrop { ${scrimDeclaration('light')} }
[data-theme='dark'] ::backdrop { ${scrimDeclaration('dark')} }
`;

export function tokensCss(): Plugin {
  return {
    name: 'tokens-css',
    resolveId: (id) => (id === NAME ? RESOLVED : undefined),
    load: (id) => (id === RESOLVED ? tokensStyle : undefined),
  };
}
