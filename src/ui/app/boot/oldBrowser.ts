// Inline script of every page, compiled to ES5 (scripts/build.mjs) so that every engine can show the banner.
import { showNoticeBar } from './noticeBar.ts';

const { chrome = 0, firefox = 0, safari = 0 } = import.meta.env.VITE_BROWSERS;

/** Version from the user agent. Every Chromium browser has `Chrome/`; on iOS the system version counts. */
function isOld(agent: string): boolean {
  const [, chromium] = /Chrome\/(\d+)/.exec(agent) || [];
  const [, gecko] = /Firefox\/(\d+)/.exec(agent) || [];
  const [, major, minor] =
    /OS (\d+)_(\d+).* like Mac OS X/.exec(agent) || /Version\/(\d+)\.(\d+).*Safari/.exec(agent) || [];
  if (chromium !== undefined) return Number(chromium) < chrome;
  if (gecko !== undefined) return Number(gecko) < firefox;
  if (major !== undefined) return Number(major + '.' + minor) < safari;
  return false;
}

/** The newest feature without a polyfill, for engines that do not name a version. */
const hasContainers = (): boolean =>
  typeof CSS !== 'undefined' && typeof CSS.supports === 'function' && CSS.supports('container-type', 'inline-size');

// assumed: an unsupported browser shows a banner above the page and does not block the page
if (isOld(navigator.userAgent) || !hasContainers())
  document.addEventListener('DOMContentLoaded', () =>
    showNoticeBar(
      'Меридиан не работает в этом браузере: он устарел. Откройте Меридиан в новом браузере: ' +
        'Chrome, Edge или Яндекс Браузер от версии ' +
        chrome +
        ', Firefox от ' +
        firefox +
        ', Safari от ' +
        safari +
        '.',
    ),
  );
