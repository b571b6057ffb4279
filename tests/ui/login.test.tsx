// The sign-in where something is missing: nothing goes out, and the caret stands where to go on.
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { API } from '../support/app.ts';
import { createWire } from '../support/wire.ts';
import { openPublic, press, put, settled } from './public.stage.tsx';

afterEach(cleanup);

test.each([
  ['Логин', ''],
  ['Пароль', 'ved.active'],
])('leads to «%s», the first that is missing', async (label, login) => {
  const wire = createWire();
  await openPublic({ path: '/login', wire });
  put('Логин', login);
  press('Войти');
  await settled();
  expect(document.activeElement).toBe(screen.getByLabelText(label));
  expect(wire.calls(`POST ${API}auth/jwt/create/`)).toEqual([]);
});
