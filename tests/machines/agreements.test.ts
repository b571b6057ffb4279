// The machine behind «Примите соглашения»: over the real client and the root actor's ports, against a fake API.
import { createActor } from 'xstate';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Agreement } from '../../src/api/schemas/agreements.ts';
import { agreementsMachine, getSelectedAgreement } from '../../src/machines/agreements/agreements.machine.ts';
import { API, type Bench, openApp, signedIn, userRecord } from '../support/app.ts';
import { createProfile } from '../support/tabs.ts';
import { until } from '../support/time.ts';
import { held, json } from '../support/fakeApi.ts';

const LIST = `GET ${API}agreements/`;
const accepting = (id: number) => `PATCH ${API}agreements/accept/${id}/`;

const agreement = (id: number, more: Partial<Agreement> = {}): Agreement => ({
  id,
  title: `Соглашение ${id}`,
  version: '1.0',
  company_id: 102,
  status: 'pending',
  file: null,
  text: 'Текст',
  created_at: '2026-10-21T10:00:00+03:00',
  accepted_at: null,
  ...more,
});
const page = (results: readonly Agreement[], count = results.length) =>
  json(200, { count, next: null, previous: null, results });
const answerAccepted = (id: number) => () =>
  json(200, agreement(id, { status: 'accepted', accepted_at: '2026-11-20T18:00:00+03:00' }));

let bench: Bench;
let doneCount: number;

beforeEach(() => {
  doneCount = 0;
  bench = openApp({ profile: createProfile(signedIn()) });
  bench.fakeApi.answer(`GET ${API}auth/current_user/`, () => json(200, userRecord()));
});
afterEach(() => bench.app.stop());

function open() {
  const actor = createActor(agreementsMachine, { input: { requests: bench.app.requests } });
  actor.subscribe(({ status }) => {
    if (status === 'done') doneCount += 1;
  });
  return actor.start();
}

/** Opens the modal over these pending agreements and waits for the list. */
async function openOver(...pending: readonly Agreement[]) {
  bench.fakeApi.answer(LIST, () => page(pending));
  const actor = open();
  await until(() => !actor.getSnapshot().hasTag('loading'), 'the list');
  return actor;
}

type Opened = Awaited<ReturnType<typeof openOver>>;
const chosen = (actor: Opened) => getSelectedAgreement(actor.getSnapshot()).agreement?.id ?? null;
const statuses = (actor: Opened) => actor.getSnapshot().context.agreements.map(({ status }) => status);

async function accept(actor: Opened) {
  actor.send({ type: 'consent.toggle', ticked: true });
  actor.send({ type: 'agreement.accept' });
  expect([...actor.getSnapshot().tags], 'the checkbox stays ticked while it is sent').toEqual(['accepting', 'ticked']);
  await until(() => !actor.getSnapshot().hasTag('accepting'), 'the acceptance');
}

describe('loading the list', () => {
  it('requests pending agreements only and selects the first', async () => {
    const actor = await openOver(agreement(12), agreement(17));
    expect(bench.fakeApi.calls(LIST).map(({ query }) => query)).toEqual(['?status=pending&limit=100&offset=0']);
    expect(chosen(actor)).toBe(12);
  });

  it('keeps the failure in the modal and reloads on request', async () => {
    bench.fakeApi.once(LIST, () => Promise.reject(new TypeError('Failed to fetch')));
    const actor = await openOver(agreement(12));
    expect(actor.getSnapshot().hasTag('failed')).toBe(true);
    expect(actor.getSnapshot().context.failure?.kind).toBe('network');
    actor.send({ type: 'agreements.retry' });
    await until(() => chosen(actor) === 12, 'the list');
    expect(actor.getSnapshot().context.failure).toBeNull();
  });

  it('never closes by itself without a pending agreement: a server that contradicts itself makes no endless loop', async () => {
    const actor = await openOver();
    expect(actor.getSnapshot().hasTag('empty')).toBe(true);
    expect(doneCount).toBe(0);
    actor.send({ type: 'agreements.next' });
    expect(doneCount).toBe(1);
  });
});

describe('accepting', () => {
  it('requires the checkbox and sends nothing before it', async () => {
    const actor = await openOver(agreement(12));
    actor.send({ type: 'agreement.accept' });
    expect(actor.getSnapshot().hasTag('unticked')).toBe(true);
    actor.send({ type: 'consent.toggle', ticked: true });
    actor.send({ type: 'consent.toggle', ticked: false });
    actor.send({ type: 'agreement.accept' });
    expect(actor.getSnapshot().hasTag('unticked')).toBe(true);
    expect(bench.fakeApi.received.some(({ method }) => method === 'PATCH')).toBe(false);
  });

  it('accepts one by one, marks each and emits only after the last', async () => {
    const actor = await openOver(agreement(12), agreement(17));
    bench.fakeApi.answer(accepting(12), answerAccepted(12));
    bench.fakeApi.answer(accepting(17), answerAccepted(17));
    await accept(actor);
    expect(statuses(actor)).toEqual(['accepted', 'pending']);
    expect([chosen(actor), doneCount]).toEqual([17, 0]);
    expect(actor.getSnapshot().hasTag('ticked')).toBe(false);
    await accept(actor);
    expect([actor.getSnapshot().status, doneCount]).toEqual(['done', 1]);
  });

  it('sends one request however often it is triggered', async () => {
    const actor = await openOver(agreement(12));
    const answer = held();
    bench.fakeApi.answer(accepting(12), answer.answer);
    actor.send({ type: 'consent.toggle', ticked: true });
    for (let clicks = 0; clicks < 5; clicks += 1) actor.send({ type: 'agreement.accept' });
    answer.give(answerAccepted(12)());
    await until(() => doneCount === 1, 'the end');
    expect(bench.fakeApi.calls(accepting(12))).toHaveLength(1);
  });

  it('loads more when more were pending than one response contained', async () => {
    bench.fakeApi.once(LIST, () => page([agreement(12)], 2));
    const actor = await openOver(agreement(17));
    bench.fakeApi.answer(accepting(12), answerAccepted(12));
    await accept(actor);
    await until(() => chosen(actor) === 17, 'the rest');
    expect([bench.fakeApi.calls(LIST).length, doneCount]).toEqual([2, 0]);
  });

  it('keeps selection and checkbox through a failure, so that the next try is one click', async () => {
    const actor = await openOver(agreement(12), agreement(17));
    bench.fakeApi.answer(accepting(17), () => json(503, {}));
    actor.send({ type: 'document.open', id: 17 });
    await accept(actor);
    expect([chosen(actor), actor.getSnapshot().hasTag('ticked')]).toEqual([17, true]);
    expect(actor.getSnapshot().context.failure?.status).toBe(503);
    bench.fakeApi.answer(accepting(17), answerAccepted(17));
    actor.send({ type: 'agreement.accept' });
    await until(() => statuses(actor)[1] === 'accepted', 'the second try');
    expect(actor.getSnapshot().context.failure).toBeNull();
  });

  it.each([400, 404])('reloads the list when the agreement is no longer pending (%i)', async (status) => {
    bench.fakeApi.once(LIST, () => page([agreement(12), agreement(17)]));
    const actor = await openOver(agreement(17));
    bench.fakeApi.answer(accepting(12), () => json(status, { status: ['Переход в этот статус недоступен'] }));
    await accept(actor);
    await until(() => !actor.getSnapshot().hasTag('loading'), 'the list');
    expect(actor.getSnapshot().context.agreements.map(({ id }) => id)).toEqual([17]);
    expect(actor.getSnapshot().context.failure).toBeNull();
  });
});

describe('reading a text', () => {
  it('opens, stores that it was read to its end, collapses', async () => {
    const actor = await openOver(agreement(12));
    actor.send({ type: 'document.readToEnd' });
    expect(getSelectedAgreement(actor.getSnapshot()).isRead).toBe(false);
    actor.send({ type: 'document.open', id: 12 });
    expect(actor.getSnapshot().hasTag('open')).toBe(true);
    actor.send({ type: 'document.readToEnd' });
    actor.send({ type: 'document.close' });
    expect(actor.getSnapshot().hasTag('open')).toBe(false);
    expect(getSelectedAgreement(actor.getSnapshot()).isRead).toBe(true);
  });

  it('clears the checkbox when another text is opened, keeps it for the same one', async () => {
    const actor = await openOver(agreement(12), agreement(17));
    actor.send({ type: 'consent.toggle', ticked: true });
    actor.send({ type: 'document.open', id: 12 });
    expect(actor.getSnapshot().hasTag('ticked')).toBe(true);
    actor.send({ type: 'document.open', id: 17 });
    expect([chosen(actor), actor.getSnapshot().hasTag('ticked')]).toEqual([17, false]);
  });
});
