// Part of the inline script: reports that the app's own script did not load (no network, or its version is gone).
import { showNoticeBar } from './noticeBar.ts';

const BUTTON =
  'margin:4px 16px;padding:5px 14px;border:1px solid var(--border-control);border-radius:var(--radius-control);' +
  'background:var(--surface-base);color:inherit';

/**
 * Waits for the page's script to fail, or for the `lost` event of a part of the app (src/ui/app/loadApp.ts). Text typed
 * into a form stays until the user reloads.
 */
export function watchLoadFailure(): void {
  addEventListener('error', failed, true);
  addEventListener('lost', lost, { once: true });
}

function failed({ target }: Event): void {
  if (!(target instanceof HTMLScriptElement) || target.type !== 'module') return;
  removeEventListener('error', failed, true);
  lost();
}

function lost(): void {
  if (!document.querySelector('form')) {
    document.querySelector('output')?.remove(); // the shell's loading message
    addEventListener('online', reload);
  }
  if (window.earlySubmit?.form instanceof HTMLElement) window.earlySubmit.form.ariaBusy = null; // it will not be submitted
  const button = document.createElement('button');
  button.style.cssText = BUTTON;
  button.textContent = 'Обновить';
  button.addEventListener('click', reload);
  showNoticeBar('Страница загрузилась не полностью: прервалась связь или вышла новая версия.', button);
}

const reload = (): void => location.reload();
