// @vitest-environment jsdom
// Dialogs: named by their title, left by Esc only where they may be, focus on «Отмена» and back to the opener.
import { act, cleanup, configure, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { Button } from '../../../src/ui/kit/actions/Button.tsx';
import { ConfirmDialog } from '../../../src/ui/kit/overlay/ConfirmDialog.tsx';
import { Dialog } from '../../../src/ui/kit/overlay/Dialog.tsx';
import { DIALOG_WIDTHS } from '../../../src/ui/kit/overlay/dialogWidths.ts';
import { supportDialogs } from '../../support/dialogs.ts';

configure({ defaultHidden: false }); // hidden elements do not count

afterEach(cleanup);

beforeAll(supportDialogs);

const confirm = (over: { busy?: boolean; onCancel?: () => void; onConfirm?: () => void } = {}) => (
  <ConfirmDialog
    title="Исполнить пополнение?"
    text="Будет зачислено 12 000 000,00 ₽."
    rows={[{ label: 'Получатель', value: 'АО «Полярное Карго»' }]}
    confirm="Исполнить"
    onConfirm={() => undefined}
    onCancel={() => undefined}
    {...over}
  />
);

const page = (open: boolean, done = false) => (
  <main>
    <section aria-label="Пополнение П-603">{done ? null : <button type="button">Исполнить П-603</button>}</section>
    <button type="button">Обновить</button>
    {open ? confirm() : null}
  </main>
);

const drawer = (status: string, open: boolean) => (
  <main>
    <aside key={status} aria-labelledby="number">
      <h2 id="number">Пополнение П-603</h2>
      <button type="button">{status}</button>
    </aside>
    {open ? confirm() : null}
  </main>
);

describe('Dialog', () => {
  it('is a modal dialog named by its heading', () => {
    render(<Dialog title="Создать чат">…</Dialog>);
    const dialog = screen.getByRole('dialog', { name: 'Создать чат' });
    expect(dialog.hasAttribute('open')).toBe(true);
    expect(screen.getByRole('heading', { level: 2, name: 'Создать чат' })).toBeTruthy();
  });

  it('has no close button and ignores Esc when it must not be closed', async () => {
    render(<Dialog title="Аккаунт заблокирован">…</Dialog>);
    const dialog = screen.getByRole('dialog');
    expect(screen.queryByRole('button', { name: 'Закрыть' })).toBeNull();
    await userEvent.keyboard('{Escape}{Escape}');
    expect(fireEvent(dialog, new Event('cancel', { cancelable: true }))).toBe(false);
    expect(dialog.getAttribute('closedby')).toBe('none');
    expect(dialog.hasAttribute('open')).toBe(true);
  });

  it('reports a close request by Esc, by the cross and by the system', async () => {
    const onClose = vi.fn<() => void>();
    render(
      <Dialog title="Создать чат" onClose={onClose}>
        …
      </Dialog>,
    );
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }));
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    expect(onClose).toHaveBeenCalledTimes(3);
  });

  it('opens again when the browser closes it', async () => {
    const onClose = vi.fn<() => void>();
    render(
      <Dialog title="Создать чат" onClose={onClose}>
        …
      </Dialog>,
    );
    const dialog = screen.getByRole('dialog');
    await act(async () => {
      if (dialog instanceof HTMLDialogElement) dialog.close();
      await Promise.resolve();
    });
    expect(dialog.hasAttribute('open')).toBe(true);
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('submits its form by Enter', async () => {
    const onSubmit = vi.fn<() => void>();
    render(
      <Dialog title="Создать чат" onSubmit={onSubmit} footer={<Button type="submit">Создать</Button>}>
        <input aria-label="Тема чата" data-autofocus />
      </Dialog>,
    );
    expect(document.activeElement).toBe(screen.getByLabelText('Тема чата'));
    await userEvent.keyboard('Лимиты{Enter}');
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('focuses the first field of a form, except checkboxes and files', () => {
    render(
      <Dialog title="Пополнить счёт" onClose={() => undefined} footer={<Button>Отмена</Button>}>
        <input type="file" aria-label="Файл" />
        <input type="checkbox" aria-label="Согласие" />
        <select aria-label="Кошелёк" />
        <input aria-label="Сумма" />
      </Dialog>,
    );
    expect(document.activeElement).toBe(screen.getByLabelText('Кошелёк'));
  });

  it('offers the widths of the specification', () => {
    expect(DIALOG_WIDTHS).toMatchObject({
      confirm: 'max(40vw, 400px)',
      chatCreate: 'max(50vw, 400px)',
      xl: '36rem',
      100: '100px',
      1500: '1500px',
    });
  });
});

describe('ConfirmDialog', () => {
  it('starts on «Отмена» and returns the focus to its opener', () => {
    const { rerender } = render(page(false));
    const opener = screen.getByRole('button', { name: 'Исполнить П-603' });
    opener.focus();
    rerender(page(true));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Отмена' }));
    rerender(page(false));
    expect(document.activeElement).toBe(opener);
  });

  it.each([
    ['with the dialog', [page(false, true)]],
    ['once the answer is drawn', [page(false), page(false, true)]],
  ])('leaves the focus in its part of the screen when the opener is removed %s', async (_when, drawn) => {
    const { rerender } = render(page(false));
    screen.getByRole('button', { name: 'Исполнить П-603' }).focus();
    rerender(page(true));
    for (const now of drawn) {
      rerender(now);
      await act(() => Promise.resolve());
    }
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Пополнение П-603' }));
  });

  it('leaves the focus in the drawer that re-renders with the action', async () => {
    const { rerender } = render(drawer('Исполнить', false));
    screen.getByRole('button', { name: 'Исполнить' }).focus();
    rerender(drawer('Исполнить', true));
    rerender(drawer('Следующая заявка', false));
    await act(() => Promise.resolve());
    expect(document.activeElement).toBe(screen.getByRole('complementary', { name: 'Пополнение П-603' }));
  });

  it('leaves the focus where it was moved meanwhile', async () => {
    const { rerender } = render(page(false));
    screen.getByRole('button', { name: 'Исполнить П-603' }).focus();
    rerender(page(true));
    rerender(page(false));
    const other = screen.getByRole('button', { name: 'Обновить' });
    other.focus();
    rerender(page(false, true));
    await act(() => Promise.resolve());
    expect(document.activeElement).toBe(other);
    other.blur();
    await act(() => Promise.resolve());
    expect(document.activeElement).toBe(document.body);
  });

  it('repeats the consequence and names the action on its button', async () => {
    const onConfirm = vi.fn<() => void>();
    render(confirm({ onConfirm }));
    expect(screen.getByText('Получатель').nextElementSibling?.textContent).toBe('АО «Полярное Карго»');
    await userEvent.click(screen.getByRole('button', { name: 'Исполнить' }));
    expect(onConfirm).toHaveBeenCalledOnce();
  });

  it('cannot be closed while the request is pending', async () => {
    const onCancel = vi.fn<() => void>();
    render(confirm({ busy: true, onCancel }));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Отмена' }));
    expect(onCancel).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Исполнить' }).getAttribute('aria-busy')).toBe('true');
  });
});
