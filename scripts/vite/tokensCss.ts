// Vite plugin: `virtual:tokens.css` is the tokens of the look as custom properties, for both themes. As a style file they
// stand in the HTML before any script runs, and the login page carries no copy of them in its JavaScript.
import type { Plugin } from 'vite';
import { commonDeclarations, scrimDeclaration, themeDeclarations } from '../../src/ui/theme/tokens.ts';

const NAME = 'virtual:tokens.css';
const RESOLVED = `\0${NAME}`;

/** The theme is `data-theme="light|dark"` on <html> or on any part of the page; without it the system decides. */
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

/** Serves the virtual module. */
export function tokensCss(): Plugin {
  return {
    name: 'tokens-css',
    resolveId: (id) => (id === NAME ? RESOLVED : undefined),
    load: (id) => (id === RESOLVED ? tokensStyle : undefined),
  };
}
