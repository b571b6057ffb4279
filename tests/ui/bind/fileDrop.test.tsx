// Files dropped or pasted beside a file field: all of them where it takes several, else the first one.
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useFileDropAndPaste } from '../../../src/ui/hooks/dom/useFileDropAndPaste.ts';

afterEach(cleanup);

/** jsdom has no list of files that can be filled. */
class Transfer {
  readonly files: File[] = [];
  readonly types = ['Files'];
  readonly items = { add: (file: File) => this.files.push(file) };
}

interface FormProps {
  readonly multiple: boolean;
  readonly disabled?: boolean;
  readonly inert?: boolean;
  readonly second?: boolean;
}

function Form({ multiple, disabled, inert, second }: FormProps) {
  useFileDropAndPaste();
  return (
    <main>
      <h1>Заявка</h1>
      <div inert={inert}>
        <input type="file" aria-label="Файлы" multiple={multiple} disabled={disabled} />
      </div>
      {second ? <input type="file" aria-label="Ещё файлы" /> : null}
    </main>
  );
}

it.each([
  [true, ['Счёт.pdf', 'Акт.pdf']],
  [false, ['Счёт.pdf']],
])('where several may be picked is %s: %j', (multiple, taken) => {
  vi.stubGlobal('DataTransfer', Transfer);
  render(<Form multiple={multiple} />);
  const field = screen.getByLabelText('Файлы');
  let given: readonly File[] = [];
  Object.defineProperty(field, 'files', {
    set(files: readonly File[]) {
      given = files;
    },
  });
  const dropped = new Transfer();
  for (const name of ['Счёт.pdf', 'Акт.pdf']) dropped.items.add(new File(['%PDF-1.7'], name));
  fireEvent.drop(screen.getByRole('heading'), { dataTransfer: dropped });
  expect(given.map(({ name }) => name)).toEqual(taken);
});

const files = (...types: readonly string[]) => Object.assign(new Transfer(), { types: ['Files', ...types] });

/** An event with a transfer at `target`: whether the page has taken it, and its effect. */
function send(type: 'dragover' | 'drop' | 'paste', target: Element, transfer: object) {
  const event = new Event(type, { bubbles: true, cancelable: true });
  Object.assign(event, { [type === 'paste' ? 'clipboardData' : 'dataTransfer']: transfer });
  fireEvent(target, event);
  return [event.defaultPrevented, 'dropEffect' in transfer ? transfer.dropEffect : undefined];
}

/** Names of the files that reach a field. */
function watchPicks(field: HTMLElement): readonly string[] {
  vi.stubGlobal('DataTransfer', Transfer);
  const names: string[] = [];
  Object.defineProperty(field, 'files', {
    set(given: readonly File[]) {
      names.push(...given.map(({ name }) => name));
    },
  });
  return names;
}

it('shows over the page whether a drop would be taken, and leaves text and the field to the browser', () => {
  const { rerender } = render(<Form multiple />);
  const [heading, field] = [screen.getByRole('heading'), screen.getByLabelText('Файлы')];
  expect(send('dragover', heading, files())).toEqual([true, 'copy']);
  expect(send('dragover', field, files())).toEqual([false, undefined]);
  expect(send('drop', field, files())).toEqual([false, undefined]);
  expect(send('dragover', heading, { types: ['text/plain'] })).toEqual([false, undefined]);
  expect(send('drop', heading, { types: ['text/plain'] })).toEqual([false, undefined]);
  expect(send('dragover', document.body, files()), 'beside the screen').toEqual([true, 'copy']);
  rerender(<Form multiple disabled />);
  expect(send('dragover', heading, files())).toEqual([true, 'none']);
  expect(send('dragover', field, files()), 'a disabled field').toEqual([true, 'none']);
});

it.each([
  ['two fields', { second: true }],
  ['an inert field', { inert: true }],
  ['no field', { disabled: true }],
])('takes no drop and no paste where the screen has %s', (_, props) => {
  render(<Form multiple {...props} />);
  const names = watchPicks(screen.getByLabelText('Файлы'));
  const transfer = files();
  transfer.items.add(new File(['%PDF-1.7'], 'Акт.pdf'));
  const heading = screen.getByRole('heading');
  expect(send('drop', heading, transfer)[0], 'the browser would open the file').toBe(true);
  expect(send('paste', heading, transfer)[0]).toBe(false);
  expect(names).toEqual([]);
});

it('takes a pasted file, but not the picture that comes with copied text', () => {
  render(<Form multiple />);
  const field = screen.getByLabelText('Файлы');
  const names = watchPicks(field);
  const changed = vi.fn<() => void>();
  field.addEventListener('change', changed);
  const [picture, withName, text] = [files(), files('text/plain'), files('text/plain', 'text/html')];
  for (const transfer of [picture, withName, text]) transfer.items.add(new File(['png'], 'Снимок.png'));
  expect(send('paste', document.body, text)[0]).toBe(false);
  expect(send('paste', document.body, { types: ['text/plain'] })[0]).toBe(false);
  expect(names).toEqual([]);
  expect(send('paste', document.body, picture)[0]).toBe(true);
  expect(send('paste', document.body, withName)[0]).toBe(true);
  expect(names).toEqual(['Снимок.png', 'Снимок.png']);
  expect(send('paste', document.body, files())[0], 'an empty list').toBe(true);
  expect(changed, 'no pick').toHaveBeenCalledTimes(2);
});

it('gives a file pasted outside of every field to the open dialog', () => {
  render(
    <>
      <Form multiple />
      <dialog open>
        <input type="file" aria-label="Файл письма" />
      </dialog>
    </>,
  );
  const [behind, inDialog] = [screen.getByLabelText('Файлы'), screen.getByLabelText('Файл письма')].map(watchPicks);
  const transfer = files();
  transfer.items.add(new File(['%PDF-1.7'], 'Письмо.pdf'));
  send('paste', document.body, transfer);
  expect([behind, inDialog]).toEqual([[], ['Письмо.pdf']]);
});
