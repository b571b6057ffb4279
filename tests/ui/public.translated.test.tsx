// @vitest-environment jsdom
// Public screens that the browser translates go on working: their errors, steps and refusals.
import { afterEach, expect, test } from 'vitest';
import { type Translation, translatePage } from '../support/translator.ts';
import { createFakeApi, json } from '../support/fakeApi.ts';
import { type PublicSetup, SEND_CODE, VERIFY_CODE, openPublic, pasteText, press, settled } from './public.setup.tsx';

type Step = readonly [button: string, typed?: Readonly<Record<string, string>>];

let app: PublicSetup | null = null;
let translation: Translation | null = null;
afterEach(() => {
  translation?.stop();
  app?.close();
});

test.each<readonly [path: string, steps: readonly Step[], shown: string]>([
  ['/login', [['Войти'], ['Войти', { Логин: 'ved.active' }]], 'Заполните поле'],
  ['/registr-company', [['Далее'], ['Далее', { ИНН: '0077012344', КПП: '1', БИК: '04' }]], 'КПП — 9 знаков'],
  ['/registr-liquidity', [['Далее'], ['Далее', { ИНН: '1', 'Действует до': '31.02.27' }]], 'ИНН — 10 или 12 цифр'],
  [
    '/forgot-password',
    [['Получить код'], ['Получить код', { Логин: 'ved.active' }], ['Подтвердить', { 'Код из письма': '246810' }]],
    'Новый пароль ещё раз',
  ],
])('%s', async (path, steps, shown) => {
  const fakeApi = createFakeApi();
  fakeApi.answer(SEND_CODE, () => json(200, { email_mask: 't***@***.example', ttl: 300 }));
  fakeApi.answer(VERIFY_CODE, () => json(200, { recovery_token: 'recovery-1' }));
  app = await openPublic({ path, fakeApi });
  const { loose } = (translation = translatePage());
  for (const [button, typed = {}] of steps) {
    for (const [label, text] of Object.entries(typed)) pasteText(label, text);
    press(button);
    await settled();
  }
  expect(document.body.textContent).not.toContain('Не удалось открыть раздел');
  expect(document.body.textContent).toContain(shown);
  expect([...loose]).toEqual([]);
});
