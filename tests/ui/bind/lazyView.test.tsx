// A lazy view is drawn at once when its chunk is there, else as soon as it comes; it keeps its state then, and can be
// tried again after a failure.
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { lazyView, type LazyView } from '../../../src/ui/hooks/core/lazyView.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  cleanup();
});

const page = { default: () => <input aria-label="Поле" defaultValue="" /> };
const form = (trifle: ReactNode) => (
  <Boundary>
    <input aria-label="Пароль" defaultValue="" />
    {trifle}
  </Boundary>
);
const shown = (View: LazyView) => <View waiting="Загрузка" />;

it('renders in the same commit when it is preloaded', async () => {
  const load = vi.fn<() => Promise<typeof page>>(async () => page);
  const View = lazyView(load);
  await View.preload();
  const { container } = render(shown(View));
  expect(container.textContent).toBe('');
  expect(screen.getByLabelText('Поле')).toBeInstanceOf(HTMLInputElement);
  await View.preload();
  expect(load).toHaveBeenCalledOnce();
});

it('shows the fallback only until its code is loaded, without a timer', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false); // under act() React holds nothing back
  const View = lazyView(async () => page);
  const container = document.createElement('main');
  const root = createRoot(container);
  root.render(shown(View));
  await once(container, () => container.textContent === 'Загрузка');
  await once(container, () => container.querySelector('input') !== null);
  expect(container.textContent).toBe('');
  root.unmount();
});

it('keeps typed values when it is rendered again or preloaded late', async () => {
  const View = lazyView(async () => page);
  const { rerender } = render(shown(View));
  const field = await screen.findByLabelText('Поле');
  await View.preload();
  rerender(shown(View));
  expect(screen.getByLabelText('Поле')).toBe(field);
});

it('reports a failed load to the error boundary and loads again when rendered again', async () => {
  vi.spyOn(console, 'error').mockReturnValue(); // React logs the caught error
  const load = vi
    .fn<() => Promise<typeof page>>()
    .mockRejectedValueOnce(new Error('chunk lost'))
    .mockResolvedValue(page);
  const View = lazyView(load);
  const { rerender } = render(<Boundary key="1">{shown(View)}</Boundary>);
  expect(await screen.findByText('chunk lost')).toBeInstanceOf(HTMLElement);
  rerender(<Boundary key="2">{shown(View)}</Boundary>);
  expect(await screen.findByLabelText('Поле')).toBeInstanceOf(HTMLInputElement);
  expect(load).toHaveBeenCalledTimes(2);
});

it('renders nothing without a fallback when its load fails: its parent keeps typed values', async () => {
  const load = vi
    .fn<() => Promise<typeof page>>()
    .mockRejectedValueOnce(new Error('chunk lost'))
    .mockResolvedValue(page);
  const Trifle = lazyView(load);
  const { rerender } = render(form(<Trifle />));
  fireEvent.change(screen.getByLabelText('Пароль'), { target: { value: 'Набранное' } });
  await act(async () => expect(load).toHaveBeenCalledOnce()); // the result is rendered by then
  expect(screen.getByLabelText('Пароль')).toHaveProperty('value', 'Набранное');
  rerender(form(null));
  rerender(form(<Trifle />));
  expect(await screen.findByLabelText('Поле')).toBeInstanceOf(HTMLInputElement);
});

it('ignores a preload that failed before it was needed', async () => {
  const load = vi
    .fn<() => Promise<typeof page>>()
    .mockRejectedValueOnce(new Error('chunk lost'))
    .mockResolvedValue(page);
  const View = lazyView(load);
  await expect(View.preload()).rejects.toThrow('chunk lost');
  render(shown(View));
  expect(await screen.findByLabelText('Поле')).toBeInstanceOf(HTMLInputElement);
});

/** Ends when `seen` holds of what is drawn. */
function once(container: HTMLElement, seen: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    new MutationObserver((_, observer) => {
      if (!seen()) return;
      observer.disconnect();
      resolve();
    }).observe(container, { childList: true, subtree: true });
  });
}

class Boundary extends Component<{ children: ReactNode }, { message: string | null }> {
  override state = { message: null };
  static getDerivedStateFromError(error: Error) {
    return { message: error.message };
  }
  override render() {
    return this.state.message === null ? this.props.children : <p>{this.state.message}</p>;
  }
}
