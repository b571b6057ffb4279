// @vitest-environment jsdom
// Password recovery: every step begins in its first field, and so does the login that it ends at.
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import '../../src/ui/areas/public/Login.tsx'; // there by then: it comes while the new password is typed
import { createWire, json } from '../support/wire.ts';
import { SAVE_PASSWORD, SEND_CODE, VERIFY_CODE, openPublic, press, put, settled } from './public.stage.tsx';

afterEach(cleanup);

const beginsIn = (label: string) => expect(document.activeElement).toBe(screen.getByLabelText(label));

test('every step begins in its first field, the login after it too', async () => {
  const wire = createWire();
  wire.answer(SEND_CODE, () => json(200, { email_mask: 't***@***.example', ttl: 300 }));
  wire.answer(VERIFY_CODE, () => json(200, { recovery_token: 'recovery-1' }));
  wire.answer(SAVE_PASSWORD, () => json(200, {}));
  await openPublic({ path: '/forgot-password', wire });
  expect(document.activeElement).toBe(document.body);

  put('Логин', 'ved.active');
  press('Получить код');
  await settled();
  beginsIn('Код из письма');
  press('Назад');
  beginsIn('Логин');
  press('Получить код');
  await settled();
  put('Код из письма', '246810');
  press('Подтвердить');
  await settled();
  beginsIn('Новый пароль');
  put('Новый пароль', 'Another-2026');
  put('Новый пароль ещё раз', 'Another-2026');
  press('Сохранить');
  await waitFor(() => expect(location.pathname).toBe('/login'));
  await settled();
  beginsIn('Логин');
});
