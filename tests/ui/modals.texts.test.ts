// @vitest-environment node
// Words of the modals and alerts of the account states, held against the contract.
import { describe, expect, it } from 'vitest';
import { errorCatalogue } from '../../src/api/errors/catalogue.ts';
import { supportPaths } from '../../src/ui/app/modals/useModalAction.ts';
import { allScreens } from '../../src/ui/app/routes.ts';
import { findScreen } from '../../src/ui/hooks/core/screen.ts';
import { type ModalAction, getRestrictionText, getModalText } from '../../src/ui/texts/modals.ts';
import contract from '../contract/errors.json' with { type: 'json' };

/** Action of a button with these words. */
const actionOf: Readonly<Record<string, ModalAction>> = {
  Принять: 'accept',
  Понятно: 'understood',
  Выйти: 'signOut',
  Войти: 'toLogin',
  'Обновить страницу': 'reload',
  Исправить: 'fix',
  'Попробовать снова': 'fix',
  'Пройти снова': 'fix',
  Повторить: 'repeat',
  'Написать в поддержку': 'support',
};

const rowOf = (text: string) => {
  const row = errorCatalogue.find((entry) => entry.text === text);
  if (!row) throw new Error(`not in the catalogue: ${text}`);
  return row;
};

describe('modalText', () => {
  it.each(contract)('$modal: $text', (entry) => {
    const { title, body, button, action } = getModalText(rowOf(entry.text));
    expect({ title, body, button }).toEqual({ title: entry.title_ru, body: entry.body_ru, button: entry.button_ru });
    // «Понятно» of the missing captcha leaves the visitor with the form to mend.
    expect(action).toBe(entry.modal === 'captchaMissing' ? 'fix' : actionOf[entry.button_ru]);
  });

  it('gives every text a separate title, so that dialogs can be distinguished by name', () => {
    expect(new Set(errorCatalogue.map((row) => getModalText(row).title)).size).toBe(errorCatalogue.length);
  });
});

describe('limitText', () => {
  it.each(contract.flatMap(({ text, alert }) => (alert === null ? [] : [{ text, alert }])))(
    '$alert',
    ({ text, alert }) => {
      const { restriction } = rowOf(text);
      if (restriction === null) throw new Error('an alert without an account state');
      expect(getRestrictionText(restriction)).toBe(alert);
    },
  );
});

it('«Написать в поддержку» leads to the chat screen of every role', () => {
  const titles = Object.values(supportPaths).map((path) => findScreen(allScreens, path)?.title);
  expect(titles).toEqual(['Чат поддержки', 'Чат поддержки', 'Чат поддержки']);
});
