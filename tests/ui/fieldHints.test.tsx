// Keyboard, Enter key and completion of the fields of the main forms, as a browser gets them.
import { afterEach, expect, it } from 'vitest';
import { cleanup, configure, render, screen } from '@testing-library/react';
import { MessageField } from '../../src/ui/features/chat/messages/MessageField.tsx';
import { closeDemoApp, openDemoApp } from './demoApp.setup.tsx';
import { openPublic } from './public.setup.tsx';

type Hints = readonly [autocomplete: string, inputMode: string, enterKeyHint: string];

configure({ asyncUtilTimeout: 15_000 }); // a loaded machine loads the code of a screen

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** Of every text field on the screen, by label. */
const shownHints = (): Readonly<Record<string, Hints>> =>
  Object.fromEntries(
    [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')]
      .filter(({ type }) => !['radio', 'checkbox', 'file', 'hidden', 'date'].includes(type))
      .map((field) => [
        field.labels?.[0]?.textContent ?? field.getAttribute('aria-label') ?? field.name,
        [field.autocomplete, field.getAttribute('inputmode') ?? '', field.getAttribute('enterkeyhint') ?? ''],
      ]),
  );

const OFF: Hints = ['off', '', 'done'];
const DIGITS: Hints = ['off', 'numeric', 'done'];
const SUM: Hints = ['off', 'decimal', 'done'];

const PUBLIC: readonly (readonly [path: string, fields: Readonly<Record<string, Hints>>])[] = [
  ['/login', { Логин: ['username', '', 'go'], Пароль: ['current-password', '', 'go'] }],
  ['/forgot-password', { Логин: ['username', '', 'go'] }],
  [
    '/registr-company',
    {
      'Наименование организации': ['organization', '', 'done'],
      'Вид деятельности': OFF,
      ИНН: DIGITS,
      КПП: OFF,
      'ОГРН / ОГРНИП': DIGITS,
      БИК: DIGITS,
      'Юридический адрес': ['street-address', '', 'done'],
    },
  ],
  [
    '/registr-liquidity',
    {
      'Наименование организации': ['organization', '', 'done'],
      'Уполномоченное лицо': ['name', '', 'done'],
      ИНН: DIGITS,
      КПП: OFF,
      'ОГРН / ОГРНИП': DIGITS,
      БИК: DIGITS,
      'Корреспондентский счёт': DIGITS,
      'Юридический адрес': ['street-address', '', 'done'],
      'Номер документа': OFF,
      'Действует до': DIGITS,
    },
  ],
];

it.each(PUBLIC)('gives the fields of %s the attributes that browsers need', async (path, fields) => {
  const setup = await openPublic({ path });
  ends.push(setup.close);
  expect(shownHints()).toEqual(fields);
});

it('offers no completion for money, in dialogs of an account', async () => {
  const demoApp = await openDemoApp({ login: 'ved.active', path: '/account/replenishment-requests' });
  ends.push(closeDemoApp);
  await demoApp.user.click(await screen.findByRole('button', { name: 'Пополнить счёт' }));
  expect(shownHints()).toEqual({ 'Поиск по системе': ['off', '', 'search'], Сумма: SUM, Комментарий: OFF });
});

it('sends a message by the Enter key, as its label states', () => {
  render(<MessageField value="" onType={() => undefined} onSend={() => undefined} />);
  ends.push(cleanup);
  expect(Object.values(shownHints())).toEqual([['off', '', 'send']]);
});
