// The hand-over of a prerendered form: values and one held-back submit reach the machine in the commit that hydrates.
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type EarlyFormValues, EarlyFormContext, useHydratedForm } from '../../../src/ui/hooks/form/useHydratedForm.ts';
import { HYDRATABLE_FORM, captureSubmits } from '../../../src/ui/platform/earlySubmit.ts';
import { captureEarlyForm } from '../../../src/ui/platform/earlyForm.ts';

const adopted = vi.fn<(values: EarlyFormValues) => void>();
const submitted = vi.fn<(values: EarlyFormValues) => void>();

function SignIn() {
  const form = useHydratedForm({ onAdopt: adopted, onSubmit: submitted });
  return (
    <form {...form} aria-label="Вход">
      <input name="login" defaultValue="" />
      <input name="agreed" type="checkbox" />
      <input name="photo" type="file" />
      <button>Войти</button>
    </form>
  );
}

let root = document.createElement('div');
beforeEach(() => {
  adopted.mockClear();
  submitted.mockClear();
  root = document.createElement('div');
  root.innerHTML =
    `<form ${HYDRATABLE_FORM}="" aria-label="Вход" method="post"><input name="login" value=""/>` +
    '<input name="agreed" type="checkbox"/><input name="photo" type="file"/><button>Войти</button></form>';
  document.body.append(root);
});
afterEach(() => {
  cleanup();
  window.earlySubmit?.stop();
  delete window.earlySubmit;
  root.remove();
});

const form = () => screen.getByRole<HTMLFormElement>('form', { name: 'Вход' });
const hydrate = () => render(<SignIn />, { container: root, hydrate: true });
const type = (text: string) => {
  const field = form().querySelector('input');
  if (field) field.value = text;
};

it('returns values typed before, as text fields by name', () => {
  type('ved.active');
  hydrate();
  expect(adopted.mock.calls).toEqual([[{ login: 'ved.active' }]]);
  expect(submitted).not.toHaveBeenCalled();
});

it('holds a submit, marks the form busy, and returns it once, after the values', () => {
  captureSubmits();
  type('ved.active');
  expect(fireEvent.submit(form())).toBe(false); // the browser does not navigate
  fireEvent.submit(form());
  expect(form().ariaBusy).toBe('true');
  hydrate();
  expect(submitted.mock.calls).toEqual([[{ login: 'ved.active' }]]);
  expect(adopted.mock.invocationCallOrder[0]).toBeLessThan(submitted.mock.invocationCallOrder[0] ?? 0);
  expect(form().ariaBusy).toBeNull();
  expect(window.earlySubmit).toBeUndefined();
});

it('passes each later submit through', () => {
  captureSubmits();
  hydrate();
  type('lp.active');
  expect(fireEvent.submit(form())).toBe(false);
  expect(submitted.mock.calls).toEqual([[{ login: 'lp.active' }]]);
});

it('ignores the submit of another form', () => {
  captureSubmits();
  const other = document.createElement('form');
  other.setAttribute(HYDRATABLE_FORM, '');
  document.body.append(other);
  fireEvent.submit(other);
  hydrate();
  expect(submitted).not.toHaveBeenCalled();
  other.remove();
});

it('ignores forms that are not hydrated', () => {
  captureSubmits();
  const plain = document.createElement('form');
  document.body.append(plain);
  const native = vi.fn<(event: Event) => void>((event) => event.preventDefault()); // jsdom cannot navigate
  plain.addEventListener('submit', native);
  fireEvent.submit(plain);
  expect(native).toHaveBeenCalledOnce();
  expect(window.earlySubmit?.form).toBeNull();
  plain.remove();
});

/** React draws the form again, as it does where the page is another than it was sent. */
function takeOver(): void {
  const page = (
    <EarlyFormContext value={captureEarlyForm(root)}>
      <SignIn />
    </EarlyFormContext>
  );
  render(page, { container: root, hydrate: true, onRecoverableError: () => undefined });
}

describe.each([
  ['after a field', () => form().querySelector('input')?.after(document.createElement('div'))],
  ['at the start of the page', () => root.prepend(document.createElement('div'))],
])('with an element of an extension %s', (_, extend) => {
  // React logs that it renders the page again.
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
  it('returns typed values, and the caret', () => {
    extend();
    type('ved.active');
    const field = form().querySelector('input');
    field?.focus();
    field?.setSelectionRange(3, 3);
    takeOver();
    expect(adopted.mock.calls).toEqual([[{ login: 'ved.active' }]]);
    expect(submitted).not.toHaveBeenCalled();
    const taken = form().querySelector('input');
    expect(document.activeElement).toBe(taken);
    expect([taken?.value, taken?.selectionStart, taken?.selectionEnd]).toEqual(['ved.active', 3, 3]);
  });

  it('returns a held submit, once', () => {
    captureSubmits();
    extend();
    type('ved.active');
    fireEvent.submit(form());
    takeOver();
    expect(submitted.mock.calls).toEqual([[{ login: 'ved.active' }]]);
    expect(form().ariaBusy).toBeNull();
  });
});
