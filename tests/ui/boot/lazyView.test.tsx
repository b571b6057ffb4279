// A lazy view renders without its fallback once loaded, keeps its state then, and can be tried again after a failure.
import { cleanup, render, screen } from '@testing-library/react';
import { Component, type ReactNode, Suspense } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { lazyView, type LazyView } from '../../../src/ui/boot/lazyView.ts';

afterEach(cleanup);

const page = { default: () => <input aria-label="Поле" defaultValue="" /> };
const shown = (View: LazyView) => (
  <Suspense fallback="Загрузка">
    <View />
  </Suspense>
);

it('renders in the same commit when it was preloaded', async () => {
  const load = vi.fn<() => Promise<typeof page>>(async () => page);
  const View = lazyView(load);
  await View.preload();
  const { container } = render(shown(View));
  expect(container.textContent).toBe('');
  expect(screen.getByLabelText('Поле')).toBeInstanceOf(HTMLInputElement);
  await View.preload();
  expect(load).toHaveBeenCalledOnce();
});

it('shows the fallback while it loads', async () => {
  const View = lazyView(async () => page);
  const { container } = render(shown(View));
  expect(container.textContent).toBe('Загрузка');
  expect(await screen.findByLabelText('Поле')).toBeInstanceOf(HTMLInputElement);
});

it('keeps what was typed when it is rendered again or preloaded late', async () => {
  const View = lazyView(async () => page);
  const { rerender } = render(shown(View));
  const field = await screen.findByLabelText('Поле');
  await View.preload();
  rerender(shown(View));
  expect(screen.getByLabelText('Поле')).toBe(field);
});

it('reports a failed load to the error boundary and loads anew when asked', async () => {
  vi.spyOn(console, 'error').mockReturnValue(); // React tells of the caught error
  const load = vi
    .fn<() => Promise<typeof page>>()
    .mockRejectedValueOnce(new Error('chunk lost'))
    .mockResolvedValue(page);
  const View = lazyView(load);
  const { rerender } = render(<Boundary key="1">{shown(View)}</Boundary>);
  expect(await screen.findByText('chunk lost')).toBeInstanceOf(HTMLElement);
  await View.preload();
  rerender(<Boundary key="2">{shown(View)}</Boundary>);
  expect(screen.getByLabelText('Поле')).toBeInstanceOf(HTMLInputElement);
  expect(load).toHaveBeenCalledTimes(2);
});

class Boundary extends Component<{ children: ReactNode }, { message: string | null }> {
  override state = { message: null };
  static getDerivedStateFromError(error: Error) {
    return { message: error.message };
  }
  override render() {
    return this.state.message === null ? this.props.children : <p>{this.state.message}</p>;
  }
}
