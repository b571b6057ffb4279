// HTTP headers that a host must send with the pages, used by scripts/serve.mjs and deploy/release.mjs.

/** Hash of an empty <style>: styled-components fills it through CSSOM, which CSP does not restrict. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

// assumed: the hosts Yandex SmartCaptcha loads its script, frame and data from; the package itself names only the first
const CAPTCHA_HOSTS = ['https://smartcaptcha.cloud.yandex.ru', 'https://smartcaptcha.yandexcloud.net'];

/**
 * The Content-Security-Policy of a build.
 * @param {{ scripts: string[], styles: string[], demo: boolean, yandexCaptcha: boolean }} build
 *   hashes of the inline scripts and styles (`'sha256-…'`), and features of the build
 * @returns {Record<string, string[]>} directives
 */
export function securityPolicy({ scripts, styles, demo, yandexCaptcha }) {
  const captcha = yandexCaptcha ? CAPTCHA_HOSTS : [];
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts, ...captcha],
    'style-src': ["'self'", EMPTY_STYLE, ...styles],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...captcha],
    ...(captcha.length > 0 ? { 'frame-src': captcha } : demo ? { 'frame-src': ["'self'"] } : {}),
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'form-action': ["'none'"], // every form is sent by script
    'frame-ancestors': [demo ? "'self'" : "'none'"], // the demo console shows pages in frames
    // The captcha's script and the mock's `new SharedWorker(url)` assign strings to sinks that trusted types forbid.
    ...(demo || yandexCaptcha ? {} : { 'require-trusted-types-for': ["'script'"], 'trusted-types': ["'none'"] }),
  };
}

/** @param {Record<string, string[]>} policy */
export function policyHeader(policy) {
  return Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ');
}

/** Security headers of a page. @param {string} contentSecurityPolicy @returns {Record<string, string>} */
export function securityHeaders(contentSecurityPolicy) {
  return {
    'Content-Security-Policy': contentSecurityPolicy,
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  };
}
