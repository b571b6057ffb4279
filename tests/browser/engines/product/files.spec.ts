// Files that are dropped or pasted beside a file field: taken by the only field near them, refused elsewhere.
import { button, byRole, dialog, type EnginePage } from '../../../support/engine/page.ts';
import { signInAs, expect, test } from '../../../support/engine/test.ts';

/** Dispatches an event with a file to an element; returns whether the page handled it. */
const give = (engine: EnginePage, type: 'dragenter' | 'dragover' | 'drop' | 'paste', selector: string, name: string) =>
  engine.evaluate<boolean>(`(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(['%PDF-1.7'], ${JSON.stringify(name)}, { type: 'application/pdf' }));
    const init = { bubbles: true, cancelable: true };
    const event = ${type === 'paste'}
      ? Object.defineProperty(new ClipboardEvent('paste', init), 'clipboardData', { value: transfer }) // not of Firefox's init
      : new DragEvent(${JSON.stringify(type)}, { ...init, dataTransfer: transfer });
    document.querySelector(${JSON.stringify(selector)}).dispatchEvent(event);
    return event.defaultPrevented;
  })()`);

test('a file dropped on a chat or pasted into its text is attached', async ({ engine, request }) => {
  await signInAs(engine, request, 'ved.active', '/account/help-chat/0');
  await engine.expectText('Соединение установлено');
  expect(await give(engine, 'dragover', '[role=log]', 'Счёт.pdf')).toBe(true);
  expect(await give(engine, 'drop', '[role=log]', 'Счёт.pdf')).toBe(true);
  await engine.expectText('Счёт.pdf');
  await engine.click(button('Очистить'));
  await expect.poll(() => engine.evaluate('document.body.innerText')).not.toContain('Счёт.pdf');
  expect(await give(engine, 'paste', 'textarea', 'Снимок.pdf')).toBe(true);
  await engine.expectText('Снимок.pdf');
});

test('a file dropped on a form goes to its file field, and opens nowhere beside it', async ({ engine, request }) => {
  await signInAs(engine, request, 'ved.active', '/account/replenishment-requests');
  await engine.expectSettled();
  expect(await give(engine, 'drop', 'main h1, header h1', 'Мимо.pdf')).toBe(true);
  await engine.click(button('Пополнить счёт'));
  const form = dialog('Пополнить счёт');
  await engine.expectVisible(form);
  expect(await give(engine, 'drop', 'dialog h2', 'Поручение.pdf')).toBe(true);
  await expect.poll(async () => (await engine.find(form))?.text).toContain('Поручение.pdf');
  await engine.expectPath('/account/replenishment-requests');
  await engine.expectGone(byRole('alert'));
});

test('a file dragged over the sign-in page before any other action is refused', async ({ engine }) => {
  await engine.visit('/login');
  await engine.expectSettled();
  await give(engine, 'dragenter', 'form', 'Мимо.pdf');
  await expect.poll(() => give(engine, 'dragover', 'form', 'Мимо.pdf')).toBe(true);
  expect(await give(engine, 'drop', 'form', 'Мимо.pdf')).toBe(true);
});
