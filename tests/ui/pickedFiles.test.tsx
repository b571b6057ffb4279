// Picked files of a form: a file being checked or rejected blocks the submit until it is replaced or removed; leaving
// the page asks for confirmation.
import type { within } from '@testing-library/react';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isLeaveBlocked } from '../support/leaveGuard.ts';
import { type DemoApp, closeDemoApp, dialog, enabled, openDemoApp } from './demoApp.setup.tsx';

afterEach(closeDemoApp);

const RULE = 'Нужен PDF, JPG, PNG, DOCX или XLSX до 10 МБ';
const pdf = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' });
const lie = (name: string) => new File(['no pdf'], name, { type: 'application/pdf' });

/** A file whose first bytes never arrive: its check lasts as long as the test. */
function endless(name: string): File {
  const file = pdf(name);
  file.slice = () => Object.assign(new Blob(), { arrayBuffer: () => new Promise<never>(() => undefined) });
  return file;
}

let demoApp: DemoApp;
let form: ReturnType<typeof within>;
const pick = (file: File) => demoApp.user.upload(form.getByLabelText('Файл'), file);
const send = () => demoApp.user.click(form.getByRole('button', { name: 'Отправить' }));
const letters = () => demoApp.writes('send_email').map(({ body }) => body ?? '');

beforeEach(async () => {
  demoApp = await openDemoApp({ path: '/organization/reestr-users/101?role=ved_participant' });
  await demoApp.user.click(await enabled('Отправить письмо'));
  form = await dialog('Отправить письмо');
  await demoApp.user.type(form.getByLabelText('Тема'), 'Акт');
  await demoApp.user.type(form.getByLabelText('Текст письма'), 'Во вложении');
});

describe('a letter', () => {
  it('is not sent with a rejected file, until that is replaced', async () => {
    await pick(lie('act.pdf'));
    const field = form.getByLabelText('Файл');
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    expect(form.getByText('act.pdf')).toBeTruthy();
    await send();
    expect(letters()).toEqual([]);
    expect(document.activeElement).toBe(form.getByLabelText('Файл'));
    await pick(pdf('right.pdf'));
    await waitFor(() => expect(form.getByLabelText('Файл').getAttribute('aria-invalid')).toBeNull());
    await send();
    await waitFor(() => expect(letters()).toHaveLength(1));
    expect(letters()[0]).toContain('name="files"');
  });

  it('shows a name without characters that reverse text', async () => {
    await pick(lie('act\u202Excod.pdf'));
    await form.findByText('act_xcod.pdf');
    expect(form.getByRole('button', { name: 'Убрать файл act_xcod.pdf' })).toBeTruthy();
    expect(document.body.textContent).not.toContain('\u202E');
  });

  it('is sent without it once it was removed', async () => {
    await pick(lie('act.pdf'));
    await form.findByText('act.pdf');
    await demoApp.user.click(form.getByRole('button', { name: 'Убрать файл act.pdf' }));
    expect(form.queryByText(RULE, { selector: '[role=alert], [id$=error]' })).toBeNull();
    await send();
    await waitFor(() => expect(letters()).toHaveLength(1));
    expect(letters()[0]).not.toContain('name="files"');
  });

  it('waits for a file that is being checked, with a notice', async () => {
    await pick(endless('slow.pdf'));
    await send();
    expect(await form.findByText('Файл ещё проверяется')).toBeTruthy();
    expect(letters()).toEqual([]);
  });

  it('asks before the page is left with a file, which no draft stores, but not for texts', async () => {
    expect(isLeaveBlocked()).toBe(false);
    await pick(pdf('act.pdf'));
    await waitFor(() => expect(isLeaveBlocked()).toBe(true));
    await demoApp.user.click(form.getByRole('button', { name: 'Убрать файл act.pdf' }));
    await waitFor(() => expect(isLeaveBlocked()).toBe(false));
    await pick(pdf('act.pdf'));
    await waitFor(() => expect(isLeaveBlocked()).toBe(true));
    await send();
    await screen.findByText('Письмо отправлено');
    expect(isLeaveBlocked()).toBe(false);
  });
});
