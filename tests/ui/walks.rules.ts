// What no step of a walk may break, whoever walks and whatever the network does; each finding is told in words.
import contract from '../contract/errors.json' with { type: 'json' };
import { selectTopModal } from '../../src/machines/app/topModal.ts';
import { type Doing, STALE_MS, drag, fieldsOf } from './walks.visitor.ts';
import type { WalkWire, Write } from './walks.wire.ts';
import { type Visitor, type Whole, settled, visit } from './whole.stage.tsx';
import { act } from '@testing-library/react';

/** Somebody waits: a spinner, a busy button, a table that reads. */
const busy = () =>
  document.querySelector('main [aria-busy=true], dialog [aria-busy=true]') !== null ||
  [...document.querySelectorAll('[role=status]')].some(({ textContent }) => textContent === 'Загрузка...');

/** Lets answers come until nobody waits; tells of a wait that does not end, or has no way out. */
export async function rest(stage: Whole, wire: WalkWire): Promise<string[]> {
  const here = location.pathname + location.search;
  const found: string[] = [];
  await settled();
  for (let rounds = 0; rounds < 3 && wire.waits(); rounds += 1) {
    for (let turns = 0; turns < 3; turns += 1) await settled();
    const waited = busy();
    await drag(stage);
    if (waited && busy() && !wayOut()) found.push(`no way out of a wait at ${here}`);
    wire.release();
    await settled(); // what comes next may be held back too
  }
  await idle();
  return busy() ? [...found, `a wait without end at ${here}`] : found;
}

/** Nobody waits any more; a document that the server makes takes a while. */
async function idle(): Promise<void> {
  const began = performance.now();
  while (busy() && performance.now() - began < 10_000) await settled();
}

/** In a dialog it must stand there: nothing beneath can be pressed. */
function wayOut(): boolean {
  const layer = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  return [...layer.querySelectorAll('button:enabled')].some((button) =>
    /^(Отмен|Повторить|Закрыть)/.test(button.textContent || button.getAttribute('aria-label') || ''),
  );
}

/** What was typed beside a press; gives what of it is gone although the write behind the press was befallen by a fault. */
export function remember({ form }: Doing, wire: WalkWire): () => string[] {
  const before = form ? fieldsOf(form).map((field) => ({ field, value: field.value })) : [];
  return () => {
    const failed = wire.writes.find(({ fault }) => fault !== null);
    if (!failed) return [];
    return before
      .filter(({ field, value }) => value !== '' && field.type !== 'password' && field.value !== value)
      .filter(({ value }) => !isSaid(value))
      .map(({ value }) => `${failed.fault?.name ?? ''}: «${value}» was lost`);
  };
}

/** A message goes its own way: it stands among those of the chat, although the file that was sent with it was refused. */
const isSaid = (text: string): boolean => document.querySelector('[role=log]')?.textContent.includes(text) ?? false;

const titles = new Map(contract.map(({ text, title_ru }) => [text, title_ru]));
const refusalDialogs = () =>
  [...document.querySelectorAll('dialog[open] h2')].flatMap(({ textContent }) =>
    [...titles.values()].includes(textContent ?? '') ? [textContent] : [],
  );

/** What is wrong with the page and the calls of a step that has come to rest. */
export function broken(stage: Whole, wire: WalkWire, { presses }: Doing): string[] {
  const found: string[] = [];
  const here = location.pathname + location.search;
  const headings = [...document.querySelectorAll('h1')].map(({ textContent }) => textContent);
  if (headings.length !== 1) found.push(`${headings.length} h1 at ${here}`);
  else if (document.title !== `${headings[0]} · Меридиан`) found.push(`«${document.title}» at ${here}`);
  const same = wire.writes.map(intentOf);
  if (!presses) found.push(...same.map((intent) => `nobody asked for ${intent}`));
  for (const intent of new Set(same.filter((one, place) => same.indexOf(one) !== place)))
    found.push(`sent twice: ${intent}`);
  found.push(...wire.foreign.map((path) => `a call of others: ${path}`));
  const shown = refusalDialogs();
  if (shown.length > 1) found.push(`modals over each other: ${shown.join(', ')}`);
  const modal = selectTopModal(stage.app.failures.getSnapshot());
  if (modal && !shown.includes(titles.get(modal.row.text) ?? ''))
    found.push(`${modal.row.modal} is not shown at ${here}`);
  const refusal = wire.refusal();
  if (refusal && shown.length === 0) found.push(`${refusal.modal} was not told at ${here}`);
  return found;
}

const intentOf = ({ method, path, query, body }: Write) =>
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

/** The page says itself that its rows could not be read again. */
const isKnownOld = () => document.querySelector('main')?.textContent.includes('показаны прежние данные') ?? false;

/** After a write that was applied: every row says what it says to somebody who comes anew. */
export async function stale(stage: Whole, visitor: Visitor, counts: { compared: number }): Promise<string[]> {
  const address = location.pathname + location.search;
  if (isKnownOld()) return [];
  const before = rows();
  await visit(`/${visitor.area}/nowhere`);
  act(() => stage.clock.increment(STALE_MS));
  await visit(address);
  await idle();
  const anew = rows();
  const kept = [...before].filter(([key]) => anew.has(key));
  counts.compared += kept.length;
  return kept
    .filter(([key, said]) => anew.get(key) !== said)
    .map(([key, said]) => `stale at ${address}: «${said}», in truth «${anew.get(key) ?? ''}»`);
}
