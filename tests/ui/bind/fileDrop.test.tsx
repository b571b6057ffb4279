// Files dropped beside a file field: all of them where it takes several, else the first one.
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

function Form({ multiple }: { multiple: boolean }) {
  useFileDropAndPaste();
  return (
    <main>
      <h1>Заявка</h1>
      <input type="file" aria-label="Файлы" multiple={multiple} />
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
