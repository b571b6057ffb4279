import type { AroundNavHandler } from 'wouter';

/**
 * Engines take so many history entries in ten seconds (WebKit 100, Firefox 200) and refuse further ones with an error,
 * for example while j is held down. The address is then loaded as a page.
 */
export const navigateOrLoad: AroundNavHandler = (navigate, to, options) => {
  try {
    navigate(to, options);
  } catch (error) {
    const { href, origin } = new URL(to, location.href);
    if (origin !== location.origin) throw error;
    location[options?.replace ? 'replace' : 'assign'](href);
  }
};
