// @vitest-environment jsdom
// Hints of a password field besides its errors: strength of a new one, and Caps Lock.
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { participantDraft } from '../models/registration.model.ts';
import { openPublic, pasteText } from './public.setup.tsx';

afterEach(cleanup);

const STORED = {
  'meridian:draft:registration-participant': JSON.stringify({
    savedAt: '2026-11-20T08:00:00.000Z',
    values: { ...participantDraft, company_name: 'ООО «Лазурит Импорт»', inn: '0077012344' },
  }),
};
const said = () => screen.queryByText('Включён Caps Lock');
const line = () => document.querySelector('[id$="password-line"]')?.textContent;

test('a new password: the rule until it is met, then its strength', async () => {
  await openPublic({ path: '/registr-entry-details', stored: STORED });
  await screen.findByLabelText('Пароль');
  pasteText('Пароль', 'Qwerty');
  expect(line()).toBe('Не менее 10 знаков: строчная и заглавная буквы, цифра');
  pasteText('Пароль', 'Qwerty12345');
  await expect.poll(line).toBe('Слабый: слова и годы угадывают первыми');
  pasteText('Пароль', 'Лазурит-Import84');
  expect(line()).toBe('Хороший: логин и компанию угадывают первыми');
  pasteText('Логин', 'zimnik');
  pasteText('Пароль', 'Zimnik-84x');
  expect(line()).toBe('Слабый: логин и компанию угадывают первыми');
  pasteText('Пароль', 'Zima-les84-Konvoy');
  expect(line()).toBe('Надёжный');
});

test('Caps Lock is reported while typing, and no longer once it is off', async () => {
  const { user } = await openPublic({ path: '/login' });
  const field = await screen.findByLabelText('Пароль');
  await user.click(screen.getByLabelText('Логин'));
  await user.keyboard('{CapsLock}a');
  expect(said(), 'a login may be typed so').toBeNull();
  await user.click(field);
  await user.keyboard('a');
  expect(said()).not.toBeNull();
  expect(field.getAttribute('aria-describedby')).toBe(said()?.parentElement?.id);
  await user.keyboard('{CapsLock}a');
  expect(said()).toBeNull();
});
