// No screen shows a word that the glossary of the interface replaces: the sources of its texts, and screens as they are drawn.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { GLOSSARY, findForbiddenWords } from '../../src/ui/texts/glossary.ts';
import { closeDemoApp, openDemoApp } from './demoApp.setup.tsx';

afterEach(closeDemoApp);

const root = join(import.meta.dirname, '../../src');
const FOLDERS = ['ui', 'machines', 'api', 'mock-server'];
/** The demo's own tools, the glossary itself, and what reads such words in what is pasted. */
const OTHER = /^ui\/demo\/|texts\/glossary\.ts$|amountInput\.ts$|activeDeals\/sample\.ts$/;

const sources = FOLDERS.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
).filter((file) => /\.tsx?$/.test(file) && !OTHER.test(file));

/** Without comments: only what may be drawn. */
const textsOf = (file: string): string =>
  readFileSync(join(root, file), 'utf8')
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/^\s*\/\/.*$/gm, '')
    .replaceAll(/\s\/\/ .*$/gm, '');

it('no text of the interface contains a forbidden word', () => {
  expect(sources.length).toBeGreaterThan(500);
  expect(sources.flatMap((file) => findForbiddenWords(textsOf(file)).map((word) => `${file}: ${word}`))).toEqual([]);
});

it('finds each forbidden word', () => {
  const samples = [
    'Ваш ход.',
    'По договору',
    'Оплата ВЭД',
    'меньше лимита',
    'Прочитать все',
    'Я пополнил',
    'К оплате',
    '5 ¥',
    'уцелел',
  ];
  expect(samples.filter((text) => findForbiddenWords(text).length === 0)).toEqual([]);
  expect(findForbiddenWords('Реестр договоров, Договор-оферта, вход, расходы, доходы')).toEqual([]);
  expect(new Set(GLOSSARY.map(({ word }) => word)).size).toBe(GLOSSARY.length);
});

it.each([
  ['ved.active', '/account/dashboard', 'Последние операции'],
  ['ved.active', '/account/replenishment-requests', 'Пополнения'],
  ['ved.active', '/account/reestr', 'Контракты'],
  ['ved.active', '/account/history-request-for-payment-ved', 'Платежи поставщикам'],
  ['lp.active', '/liquidity/deal?type=sell', 'Сделки'],
  ['operator', '/organization/deposit-requests', 'Заявки на пополнение'],
])('%s sees none at %s', async (login, path, table) => {
  await openDemoApp({ login, path });
  await screen.findByRole('table', { name: table });
  expect(findForbiddenWords(document.body.textContent ?? '')).toEqual([]);
});
