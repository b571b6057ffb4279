// Rules that no step of a walk may break, whatever the network does; each finding is a sentence.
import contract from '../contract/errors.json' with { type: 'json' };
import { selectTopModal } from '../../src/machines/app/topModal.ts';
import { type VisitorAction, STALE_MS, advanceToSlow, fieldsOf } from './walks.visitor.ts';
import type { WalkNetwork, SentWrite } from './walks.network.ts';
import { type Visitor, type WatchedApp, settled, visit } from './watchedApp.setup.tsx';
import { act } from '@testing-library/react';

/** Something is pending: a spinner, a busy button, a loading table. */
const busy = () =>
  document.querySelector('main [aria-busy=true], dialog [aria-busy=true]') !== null ||
  [...document.querySelectorAll('[role=status]')].some(({ textContent }) => textContent === 'Загрузка...');

/** Delivers responses until nothing is pending; returns waits that do not end or cannot be cancelled. */
export async function waitUntilSettled(setup: WatchedApp, fakeApi: WalkNetwork): Promise<string[]> {
  const here = location.pathname + location.search;
  const found: string[] = [];
  await settled();
  for (let rounds = 0; rounds < 3 && fakeApi.waits(); rounds += 1) {
    for (let turns = 0; turns < 3; turns += 1) await settled();
    const waited = busy();
    await advanceToSlow(setup);
    if (waited && busy() && !wayOut()) found.push(`no way out of a wait at ${here}`);
    fakeApi.release();
    await settled(); // await settled(); // the next response may be held too
  }
  await idle();
  return busy() ? [...found, `a wait without end at ${here}`] : found;
}

/** Nothing is pending; a document from the server takes a while. */
async function idle(): Promise<void> {
  const began = performance.now();
  while (busy() && performance.now() - began < 10_000) await settled();
}

/** Must be in the dialog: nothing beneath can be pressed. */
function wayOut(): boolean {
  const layer = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  return [...layer.querySelectorAll('button:enabled')].some((button) =>
    /^(Отмен|Повторить|Закрыть)/.test(button.textContent || button.getAttribute('aria-label') || ''),
  );
}

/** Stores the typed values; returns those that are lost although the write had a fault. */
export function rememberTyped({ form }: VisitorAction, fakeApi: WalkNetwork): () => string[] {
  const before = form ? fieldsOf(form).map((field) => ({ field, value: field.value })) : [];
  return () => {
    const failed = fakeApi.writes.find(({ fault }) => fault !== null);
    if (!failed) return [];
    return before
      .filter(({ field, value }) => value !== '' && field.type !== 'password' && field.value !== value)
      .filter(({ value }) => !isSaid(value))
      .map(({ value }) => `${failed.fault?.name ?? ''}: «${value}» was lost`);
  };
}

/** A message is shown in the chat although the file sent with it was refused. */
const isSaid = (text: string): boolean => document.querySelector('[role=log]')?.textContent.includes(text) ?? false;

const titles = new Map(contract.map(({ text, title_ru }) => [text, title_ru]));
const refusalDialogs = () =>
  [...document.querySelectorAll('dialog[open] h2')].flatMap(({ textContent }) =>
    [...titles.values()].includes(textContent ?? '') ? [textContent] : [],
  );

/** Faults of the page and its calls after a step has settled. */
export function findBrokenRules(setup: WatchedApp, fakeApi: WalkNetwork, { presses }: VisitorAction): string[] {
  const found: string[] = [];
  const here = location.pathname + location.search;
  const headings = [...document.querySelectorAll('h1')].map(({ textContent }) => textContent);
  if (headings.length !== 1) found.push(`${headings.length} h1 at ${here}`);
  else if (document.title !== `${headings[0]} · Меридиан`) found.push(`«${document.title}» at ${here}`);
  const same = fakeApi.writes.map(intentOf);
  if (!presses) found.push(...same.map((intent) => `sent without a press: ${intent}`));
  for (const intent of new Set(same.filter((one, index) => same.indexOf(one) !== index)))
    found.push(`sent twice: ${intent}`);
  found.push(...fakeApi.foreign.map((path) => `a call of others: ${path}`));
  const shown = refusalDialogs();
  if (shown.length > 1) found.push(`modals over each other: ${shown.join(', ')}`);
  const modal = selectTopModal(setup.app.failures.getSnapshot());
  if (modal && !shown.includes(titles.get(modal.row.text) ?? ''))
    found.push(`${modal.row.modal} is not shown at ${here}`);
  const refusal = fakeApi.refusal();
  if (refusal && shown.length === 0) found.push(`${refusal.modal} has no modal at ${here}`);
  return found;
}

const intentOf = ({ method, path, query, body }: SentWrite) =>
  `${method} ${path}${query} ${body.replaceAll(/formdata-\S+/g, '')}`;

/** The rows of the page by their first words; cells that offer something to do are left out. */
function rows(): ReadonlyMap<string, string> {
  const all = new Map<string, string>();
  for (const row of document.querySelectorAll('main tbody tr')) {
    const cells = [...row.children].filter((cell) => !cell.querySelector('button, input'));
    const said = cells.map(({ textContent }) => (textContent ?? '').trim());
    const key = said.find((text) => text !== '');
    if (key !== undefined && !all.has(key)) all.set(key, said.join(' | '));
  }
  return all;
}

/** The page shows that its rows could not be refetched. */
const isKnownOld = () => document.querySelector('main')?.textContent.includes('показаны прежние данные') ?? false;

/** After an applied write: every row equals that of a fresh page. */
export async function findStaleRows(
  setup: WatchedApp,
  visitor: Visitor,
  counts: { compared: number },
): Promise<string[]> {
  const address = location.pathname + location.search;
  if (isKnownOld()) return [];
  const before = rows();
  await visit(`/${visitor.area}/nowhere`);
  act(() => setup.clock.increment(STALE_MS));
  await visit(address);
  await idle();
  const fresh = rows();
  const kept = [...before].filter(([key]) => fresh.has(key));
  counts.compared += kept.length;
  return kept
    .filter(([key, said]) => fresh.get(key) !== said)
    .map(([key, said]) => `stale at ${address}: «${said}», in truth «${fresh.get(key) ?? ''}»`);
}
