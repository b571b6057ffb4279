// @vitest-environment jsdom
// Hostile strings through every text field of the public screens: the text stays as it was typed and nothing is run.
import blns from 'big-list-of-naughty-strings/blns.json' with { type: 'json' };
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ReactElement } from 'react';
import { Route } from 'wouter';
import { ChatArea } from '../../src/ui/features/chat/ChatArea.tsx';
import { MessageField } from '../../src/ui/features/chat/messages/MessageField.tsx';
import { PasswordField } from '../../src/ui/kit/fields/PasswordField.tsx';
import { SearchBox } from '../../src/ui/kit/fields/SearchBox.tsx';
import { TextField } from '../../src/ui/kit/fields/TextField.tsx';
import { MaskedField } from '../../src/ui/form/fields/MaskedField.tsx';
import { type Mask, accountMask, codeMask, dayMask, digitsMask, emailMask } from '../../src/ui/form/fields/masks.ts';
import { phoneMask } from '../../src/ui/form/fields/phoneMask.ts';
import { participantDraft, providerValues } from '../models/registration.model.ts';
import { createFakeApi, json } from '../support/fakeApi.ts';
import { waitUntilConnected, openChats } from './chat.setup.tsx';
import { SEND_CODE, VERIFY_CODE, openPublic, press, pasteText, settled } from './public.setup.tsx';

const draft = (form: string, values: object) => ({
  [`meridian:draft:registration-${form}`]: JSON.stringify({ savedAt: '2026-11-20T08:00:00.000Z', values }),
});
const NOW = Date.parse('2026-11-20T12:00:00+03:00');
const participant = { ...participantDraft, inn: '0077012344' };
const provider = { ...providerValues, is_resident: true };

/** Fields with a mask may change a text (public.masks.test.ts checks that masks keep hostile texts). */
const masks: Readonly<Record<string, Mask>> = {
  ИНН: digitsMask,
  КПП: accountMask,
  'ОГРН / ОГРНИП': digitsMask,
  БИК: digitsMask,
  'Корреспондентский счёт': digitsMask,
  'Налоговый номер': codeMask,
  'Регистрационный номер': codeMask,
  SWIFT: accountMask,
  'Счёт (IBAN)': accountMask,
  'Контактный телефон': phoneMask,
  'Код из письма': digitsMask,
  'Электронная почта': emailMask,
  'Действует до': dayMask,
};

const TEXT_INPUTS = 'input:not([type=checkbox], [type=radio], [type=file], [type=date]), textarea';
type TextField = HTMLInputElement | HTMLTextAreaElement;

/** Every field on the screen that takes text, by its label. */
function textFields(): Map<string, TextField> {
  const found = document.querySelectorAll<TextField>(TEXT_INPUTS);
  return new Map([...found].map((field) => [field.labels?.[0]?.textContent ?? field.ariaLabel ?? '', field]));
}

/** Value that a native field of this kind makes of a text: no line breaks, no spaces around an e-mail address. */
function natively(field: TextField, text: string): string {
  const twin = document.createElement(field.tagName);
  if (!(twin instanceof HTMLInputElement)) return text.replaceAll(/\r\n?/g, '\n');
  twin.type = field.type;
  twin.value = text;
  return twin.value;
}

const shownBy = (label: string, text: string) => masks[label]?.show(masks[label].clean(text)) ?? text;

const elements = () => document.querySelectorAll('script, iframe, object, embed, img, svg').length;

/** The whole list in sixteen texts: one input draws a whole form, and there are 461 strings. */
const texts = Array.from({ length: 16 }, (_, share) => blns.filter((__, n) => n % 16 === share).join(' '));

/** Types the whole list into every field of the screen; `labels` are all there are. Returns what was not kept. */
function lostIn(labels: readonly string[]): readonly string[] {
  expect([...textFields().keys()]).toEqual(labels);
  const before = elements();
  const lost: string[] = [];
  for (const label of labels) {
    const field = textFields().get(label);
    if (!field) throw new Error(`no field ${label}`);
    for (const text of texts) {
      fireEvent.input(field, { target: { value: text } });
      if (field.value !== shownBy(label, natively(field, text))) lost.push(`${label}: ${text}`);
    }
  }
  expect(elements()).toBeLessThanOrEqual(before + 40); // marks of right and wrong beside the fields
  expect(document.querySelectorAll('[onerror], [onload], [onclick]')).toHaveLength(0);
  return run.mock.calls.length === 0 ? lost : [...lost, 'something was run'];
}

const run = vi.fn<() => void>();
beforeEach(() => {
  for (const name of ['alert', 'prompt', 'confirm', 'eval']) vi.stubGlobal(name, run);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Every kind of field there is on these screens, holding what is typed into it. */
const kinds: Readonly<Record<string, (value: string, keep: (value: string) => void) => ReactElement>> = {
  text: (value, keep) => <TextField label="Поле" value={value} onChange={({ target }) => keep(target.value)} />,
  email: (value, keep) => (
    <TextField label="Поле" type="email" value={value} onChange={({ target }) => keep(target.value)} />
  ),
  password: (value, keep) => (
    <PasswordField
      label="Поле"
      value={value}
      revealed={false}
      onReveal={run}
      onChange={({ target }) => keep(target.value)}
    />
  ),
  search: (value, keep) => <SearchBox label="Поле" value={value} onChange={({ target }) => keep(target.value)} />,
  message: (value, keep) => <MessageField value={value} onType={keep} onSend={run} />,
  digits: (value, keep) => <MaskedField label="ИНН" mask={digitsMask} value={value} onValue={keep} />,
  code: (value, keep) => <MaskedField label="SWIFT" mask={accountMask} value={value} onValue={keep} />,
  phone: (value, keep) => <MaskedField label="Контактный телефон" mask={phoneMask} value={value} onValue={keep} />,
};

test.each(Object.keys(kinds))('a field of kind %s keeps each of the strings', (kind) => {
  let kept = '';
  const view = () => kinds[kind]?.(kept, (value) => (kept = value));
  const { rerender } = render(view());
  const [[label, field] = []] = textFields();
  if (!field || label === undefined) throw new Error('no field');
  const changed = blns.filter((text) => {
    fireEvent.input(field, { target: { value: text } });
    rerender(view());
    return field.value !== shownBy(label, natively(field, text));
  });
  expect(changed).toEqual([]);
});

async function open(path: string, stored: Record<string, string> = {}) {
  const fakeApi = createFakeApi();
  fakeApi.answer(SEND_CODE, () => json(200, { email_mask: 't***@***.example', ttl: 300 }));
  fakeApi.answer(VERIFY_CODE, () => json(200, { recovery_token: 'recovery-1' }));
  await openPublic({ path, stored, now: NOW, fakeApi });
  await screen.findByRole('heading', { level: 1 });
  await settled();
}

const ORGANIZATION = ['Наименование организации', 'ИНН', 'КПП', 'ОГРН / ОГРНИП', 'БИК'];
const ENTRY = ['Логин', 'Пароль', 'Пароль ещё раз'];
const [NAME = '', ...NUMBERS] = ORGANIZATION;

test.each<readonly [path: string, labels: readonly string[], stored: Record<string, string>]>([
  ['/login', ['Логин', 'Пароль'], {}],
  [
    '/registr-company',
    [NAME, 'Вид деятельности', ...NUMBERS, 'Юридический адрес', 'Фактический адрес', 'Почтовый адрес'],
    draft('participant', { ...participant, actual_same: false, postal_same: false }),
  ],
  [
    '/registr-entry-details',
    ['Должность', 'Контактный телефон', 'Электронная почта', ...ENTRY],
    draft('participant', participant),
  ],
  [
    '/registr-liquidity',
    [
      NAME,
      'Уполномоченное лицо',
      ...NUMBERS,
      'Корреспондентский счёт',
      'Юридический адрес',
      'Номер документа',
      'Действует до',
    ],
    draft('provider', provider),
  ],
  [
    '/registr-liquidity',
    [
      NAME,
      'Уполномоченное лицо',
      'Налоговый номер',
      'Регистрационный номер',
      'SWIFT',
      'Счёт (IBAN)',
      'Юридический адрес',
      'Номер документа',
      'Действует до',
    ],
    draft('provider', { ...provider, is_resident: false }),
  ],
])('%s: %j', async (path, labels, stored) => {
  await open(path, stored);
  expect(lostIn(labels)).toEqual([]);
});

test('/forgot-password, step by step', async () => {
  await open('/forgot-password');
  expect(lostIn(['Логин'])).toEqual([]);
  pasteText('Логин', 'ved.active');
  press('Получить код');
  await settled();
  expect(lostIn(['Код из письма'])).toEqual([]);
  pasteText('Код из письма', '246810');
  press('Подтвердить');
  await settled();
  expect(lostIn(['Новый пароль', 'Новый пароль ещё раз'])).toEqual([]);
});

test('/registr-message: the search of chats and the message', async () => {
  const registry = (
    <Route path="/registr-message/:id?">
      <ChatArea variant="registry" base="/registr-message" />
    </Route>
  );
  await openChats({ login: 'ved.review', path: '/registr-message/6', view: registry });
  await waitUntilConnected();
  expect(lostIn(['Поиск по чату', 'Введите сообщение'])).toEqual([]);
});
