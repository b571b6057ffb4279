// A form: sent once, values survive every failure, errors are shown at their fields.
import { beforeEach, describe, expect, test } from 'vitest';
import { type Actor, SimulatedClock, createActor } from 'xstate';
import {
  type FormInput,
  type FormResult,
  type FormValues,
  formMachine,
  selectVisibleErrors,
} from '../../src/machines/form/form.machine.ts';
import type { RequestOutcome } from '../../src/machines/data/ports.ts';
import { failing, refusal } from '../support/models/ports.ts';
import { type Deferred, deferred, turn } from '../support/time.ts';

const initial = { amount: '', comment: '', agreed: false, order: null, captcha: '' };
const validate = ({ amount }: FormValues): Record<string, string> =>
  amount === ''
    ? { amount: 'Заполните поле' }
    : typeof amount === 'string' && /^\d+$/.test(amount)
      ? {}
      : { amount: 'Введите сумму больше нуля' };

let submits: { values: FormValues; signal: AbortSignal; end: Deferred<RequestOutcome> }[];
let results: FormResult[];
let edits: FormResult[];
let form: Actor<typeof formMachine>;

function open(more: Partial<FormInput> = {}): void {
  submits = [];
  results = [];
  edits = [];
  form = createActor(formMachine, {
    input: {
      initial,
      validate,
      submit(values, { signal }) {
        const end = deferred<RequestOutcome>();
        submits.push({ values, signal, end });
        return end.promise;
      },
      ...more,
    },
    clock: new SimulatedClock(),
  });
  form.on('*', (result) => (result.type === 'form.changed' ? edits : results).push(result));
  form.start();
}
beforeEach(() => open({ resets: ['captcha'] }));

const change = (name: string, value: string | boolean | Blob) => form.send({ type: 'field.change', name, value });
const submit = () => form.send({ type: 'form.submit' });
const errors = () => selectVisibleErrors(form.getSnapshot().context);
const values = () => form.getSnapshot().context.values;
async function answer(outcome: RequestOutcome): Promise<void> {
  submits.at(-1)?.end.resolve(outcome);
  await turn();
}

describe('errors', () => {
  test('are shown at a field after blur, not before', () => {
    expect(errors()).toEqual({});
    form.send({ type: 'field.blur', name: 'comment' });
    expect(errors()).toEqual({});
    form.send({ type: 'field.blur', name: 'amount' });
    expect(errors()).toEqual({ amount: 'Заполните поле' });
    change('amount', 'сто');
    expect(errors()).toEqual({ amount: 'Введите сумму больше нуля' });
    change('amount', '100');
    expect(errors()).toEqual({});
  });

  test('are all shown after a submit, which sends nothing and reports them', () => {
    submit();
    expect([errors(), submits.length, results]).toEqual([{ amount: 'Заполните поле' }, 0, [{ type: 'form.invalid' }]]);
  });

  test('of the server are shown at their fields until these change', async () => {
    change('amount', '100');
    submit();
    await answer({
      ok: false,
      failure: failing('http', {
        status: 400,
        data: { amount: ['Недостаточно средств'], comment: ['Слишком длинно'] },
      }),
    });
    expect(errors()).toEqual({ amount: 'Недостаточно средств', comment: 'Слишком длинно' });
    change('amount', '50');
    expect(errors()).toEqual({ comment: 'Слишком длинно' });
  });
});

test('emits all values on every change, for a draft; rejected values are not emitted', () => {
  change('amount', '7');
  change('comment', 'a');
  expect(edits).toEqual([
    { type: 'form.changed', values: { ...initial, amount: '7' } },
    { type: 'form.changed', values: { ...initial, amount: '7', comment: 'a' } },
  ]);
  submit();
  change('amount', '8');
  expect(edits).toHaveLength(2);
});

describe('submitting', () => {
  test('sends once, however often it is requested', () => {
    change('amount', '100');
    for (let times = 0; times < 10; times += 1) submit();
    expect(submits).toHaveLength(1);
    expect(submits[0]?.values).toEqual({ ...initial, amount: '100' });
  });

  test('returns the parsed response and stays sent', async () => {
    change('amount', '100');
    submit();
    await answer({ ok: true, value: { id: 1 } });
    submit();
    expect([results, submits.length]).toEqual([[{ type: 'form.submitted', value: { id: 1 } }], 1]);
    expect(form.getSnapshot().hasTag('sent')).toBe(true);
  });

  test('cancelling aborts it, keeps the typed values and reports an unknown outcome', () => {
    change('amount', '100');
    submit();
    form.send({ type: 'form.cancel' });
    expect([submits[0]?.signal.aborted, values()['amount'], results]).toEqual([true, '100', []]);
    expect(form.getSnapshot().context.failure?.kind).toBe('aborted');
    submit();
    expect(form.getSnapshot().context.failure).toBeNull();
  });

  test('treats an exception as a failure', async () => {
    change('amount', '100');
    submit();
    submits[0]?.end.reject(new Error('out of order'));
    await turn();
    expect(results).toMatchObject([{ type: 'form.failed', failure: { kind: 'network' } }]);
    expect(values()['amount']).toBe('100');
  });
});

test.each([
  ['a security warning', failing('refused', { status: 400 })],
  ['a captcha', refusal('captchaError')],
  ['a lost network', failing('network')],
  ['a parse failure', failing('parse', { status: 200 })],
  ['a shape failure', failing('shape', { status: 200 })],
])('%s keeps all typed values but the used captcha', async (_, failure) => {
  const order = new File(['%PDF'], 'order.pdf');
  change('amount', '100');
  change('comment', 'Оплата <script>');
  change('agreed', true);
  change('order', order);
  change('captcha', 'token');
  submit();
  await answer({ ok: false, failure });
  expect(values()).toEqual({ amount: '100', comment: 'Оплата <script>', agreed: true, order, captcha: '' });
  expect(results).toEqual([{ type: 'form.failed', failure }]);
});

test('a form without values to reset keeps all of them', async () => {
  open();
  change('amount', '100');
  change('captcha', 'token');
  submit();
  await answer({ ok: false, failure: failing('network') });
  expect(values()).toEqual({ ...initial, amount: '100', captcha: 'token' });
});

test('a failure shows all errors from then on, and is cleared by the next submit', async () => {
  change('amount', '100');
  submit();
  await answer({ ok: false, failure: failing('http', { status: 400, data: { comment: ['Слишком длинно'] } }) });
  change('amount', '');
  expect(errors()).toEqual({ amount: 'Заполните поле', comment: 'Слишком длинно' });
  change('amount', '100');
  submit();
  expect([errors(), form.getSnapshot().context.failure]).toEqual([{}, null]);
});

test('hydrates text typed before the machine started, without unknown fields', () => {
  form.send({ type: 'form.hydrate', values: { amount: '7', csrf: 'x', constructor: 'y' } });
  expect(values()).toEqual({ ...initial, amount: '7' });
});

test('RESET restores the initial values from any state', async () => {
  change('amount', '100');
  submit();
  form.send({ type: 'form.reset' });
  expect(submits[0]?.signal.aborted).toBe(true);
  expect([values(), errors(), form.getSnapshot().value]).toEqual([initial, {}, { editing: 'ready' }]);
  change('amount', '5');
  submit();
  await answer({ ok: true, value: null });
  form.send({ type: 'form.reset' });
  expect(values()).toEqual(initial);
});

describe('the attempt of a write, by whose key the server knows a repetition', () => {
  let keys: (string | undefined)[];
  beforeEach(() => {
    keys = [];
    let last = 0;
    open({
      startAttempt: (sent) => ({ values: sent, sentAt: last, key: `key-${(last += 1)}` }),
      submit(sent, { signal, attempt }) {
        keys.push(attempt?.key);
        const end = deferred<RequestOutcome>();
        submits.push({ values: sent, signal, end });
        return end.promise;
      },
    });
    change('amount', '100');
  });

  test.each([
    ['a lost response', failing('network'), ['key-1', 'key-1']],
    ['an unreadable response', failing('parse'), ['key-1', 'key-1']],
    ['a refusal', refusal('rateLimitExceeded'), ['key-1', 'key-2']],
  ])('after %s, with the same values', async (_, failure, expected) => {
    submit();
    await answer({ ok: false, failure: { ...failure, method: 'POST' } });
    submit();
    expect(keys).toEqual(expected);
  });

  test('is kept after a cancelled wait, and is another for other values', () => {
    submit();
    form.send({ type: 'form.cancel' });
    submit();
    form.send({ type: 'form.cancel' });
    change('amount', '200');
    submit();
    expect(keys).toEqual(['key-1', 'key-1', 'key-2']);
  });
});
