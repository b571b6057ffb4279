// Where the app's own script does not arrive, for want of a network or because its version is gone, nobody else is there to
// say so: part of the inline script.
import { showNoticeBar } from './noticeBar.ts';

const BUTTON =
  'margin:4px 16px;padding:5px 14px;border:1px solid var(--border-control);border-radius:var(--radius-control);' +
  'background:var(--surface-base);color:inherit';

/**
 * Waits for the page's own script to fail, or for its word that a part of the app is `lost` (src/ui/app/loadApp.ts). What stands
 * in a form stays there for a reload by hand.
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
    document.querySelector('output')?.remove(); // the shell's word that it is opening
    addEventListener('online', reload);
  }
  if (window.earlySubmit?.form instanceof HTMLElement) window.earlySubmit.form.ariaBusy = null; // it will not be sent
  const button = document.createElement('button');
  button.style.cssText = BUTTON;
  button.textContent = 'Обновить';
  button.addEventListener('click', reload);
  showNoticeBar('Страница загрузилась не полностью: прервалась связь или вышла новая версия.', button);
}

const reload = (): void => location.reload();
