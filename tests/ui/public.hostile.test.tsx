// @vitest-environment jsdom
// Hostile strings through every text field of the public screens: the text stays as it was typed and nothing is run.
import blns from 'big-list-of-naughty-strings/blns.json' with { type: 'json' };
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { participantDraft, providerValues } from '../models/registration.model.ts';
import { openPublic, settled, shownIn } from './public.stage.tsx';

const draft = (form: string, values: object) => ({
  [`meridian:draft:registration-${form}`]: JSON.stringify({ savedAt: '2026-11-20T08:00:00.000Z', values }),
});
const NOW = Date.parse('2026-11-20T12:00:00+03:00');
const participant = { ...participantDraft, inn: '0077012344', actual_same: false, postal_same: false };

const screens: readonly (readonly [path: string, labels: readonly string[], stored: Record<string, string>])[] = [
  ['/login', ['Логин', 'Пароль'], {}],
  ['/forgot-password', ['Логин'], {}],
  [
    '/registr-company',
    ['Наименование организации', 'Вид деятельности', 'Юридический адрес', 'Фактический адрес', 'Почтовый адрес'],
    draft('participant', participant),
  ],
  [
    '/registr-entry-details',
    ['Должность', 'Электронная почта', 'Логин', 'Пароль', 'Пароль ещё раз'],
    draft('participant', {
      ...participant,
      actual_address: participant.legal_address,
      postal_address: participant.legal_address,
    }),
  ],
  [
    '/registr-liquidity',
    ['Наименование организации', 'Уполномоченное лицо', 'Юридический адрес', 'Номер документа'],
    draft('provider', { ...providerValues, is_resident: true }),
  ],
];

/** What a native field of this type keeps of a text: no line breaks, no spaces around an address of mail. */
function natively(type: string, text: string): string {
  const input = document.createElement('input');
  input.type = type;
  input.value = text;
  return input.value;
}

/** Each field takes every sixteenth string, each another share: all of them are typed somewhere. */
const shareOf = (share: number) => blns.filter((_, n) => n % 16 === share % 16);

const run = vi.fn<() => void>();
beforeEach(() => {
  for (const name of ['alert', 'prompt', 'confirm', 'eval']) vi.stubGlobal(name, run);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test.each(screens)('%s', async (path, labels, stored) => {
  const stage = await openPublic({ path, stored, now: NOW });
  await screen.findByRole('heading', { level: 1 });
  await settled();
  const before = document.querySelectorAll('script, iframe, object, embed, img, svg').length;
  for (const [place, label] of labels.entries()) {
    const field = screen.getByLabelText(label);
    const type = field.getAttribute('type') ?? 'text';
    const changed = shareOf(place + path.length).filter((text) => {
      fireEvent.input(field, { target: { value: text } });
      return shownIn(label) !== natively(type, text);
    });
    expect(changed, label).toEqual([]);
  }
  expect(document.querySelectorAll('script, iframe, object, embed, img, svg').length).toBeLessThanOrEqual(before + 40);
  expect(document.querySelectorAll('[onerror], [onload], [onclick]')).toHaveLength(0);
  expect(run).not.toHaveBeenCalled();
  stage.close();
});

test('a hostile draft comes back as it was typed', async () => {
  for (const text of blns.filter((one) => /[<>"'{}$]/.test(one) && !/[\r\n]/.test(one)).slice(0, 6)) {
    const stage = await openPublic({
      path: '/registr-company',
      stored: draft('participant', { ...participant, company_name: text }),
      now: NOW,
    });
    await screen.findByRole('heading', { level: 1 });
    expect(shownIn('Наименование организации')).toBe(text);
    stage.close();
  }
  expect(run).not.toHaveBeenCalled();
});
