// A part of a screen: failed code replaces only its part and can be retried; a broken view breaks the screen. Parts
// that cover the screens have no place for an error.
import { cleanup, fireEvent, render, screen, waitForElementToBeRemoved, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ErrorBoundary, type ErrorFallbackProps } from '../../src/ui/hooks/core/ErrorBoundary.tsx';
import { lazyView } from '../../src/ui/hooks/core/lazyView.ts';
import { ChunkBoundary } from '../../src/ui/query/ChunkBoundary.tsx';

afterEach(cleanup);

const LOST = new TypeError('Failed to fetch dynamically imported module');

type Load = () => Promise<{ default: () => string }>;

const Screen = ({ error }: ErrorFallbackProps) => <p>Экран целиком: {String(error)}</p>;

function draw(load: Load) {
  vi.spyOn(console, 'error').mockReturnValue(); // React logs the caught error
  const View = lazyView(load);
  render(
    <ErrorBoundary fallback={Screen}>
      <input aria-label="Рядом" />
      <ChunkBoundary>
        <View waiting="Загрузка" />
      </ChunkBoundary>
    </ErrorBoundary>,
  );
  fireEvent.change(screen.getByLabelText('Рядом'), { target: { value: 'Набранное' } });
}

it('keeps its siblings when its chunk fails, and loads it again', async () => {
  draw(
    vi
      .fn<Load>()
      .mockRejectedValueOnce(LOST)
      .mockResolvedValue({ default: () => 'Часть' }),
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Повторить' }));
  expect(await screen.findByText('Часть', { exact: false })).toBeInstanceOf(HTMLElement);
  expect(screen.getByLabelText('Рядом')).toHaveProperty('value', 'Набранное');
});

it('loads nothing at a click beside it: there is «Повторить»', async () => {
  const load = vi.fn<Load>().mockRejectedValue(LOST);
  draw(load);
  await screen.findByRole('button', { name: 'Повторить' });
  fireEvent.click(screen.getByLabelText('Рядом'));
  expect(load).toHaveBeenCalledTimes(1);
});

it('renders nothing without a fallback text, and any click loads it again', async () => {
  const load = vi
    .fn<Load>()
    .mockRejectedValueOnce(LOST)
    .mockResolvedValue({ default: () => 'Поверх' });
  vi.spyOn(console, 'error').mockReturnValue();
  const View = lazyView(load);
  render(
    <ErrorBoundary>
      <View waiting="Загрузка" />
    </ErrorBoundary>,
  );
  await waitForElementToBeRemoved(() => screen.queryByText('Загрузка'));
  expect(document.body.textContent).toBe('');
  fireEvent.click(document.body);
  expect(await screen.findByText('Поверх')).toBeInstanceOf(HTMLElement);
});

it('reports the failure in the frame of its content', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const View = lazyView(vi.fn<Load>().mockRejectedValue(LOST));
  render(
    <ChunkBoundary frame={(content) => <section aria-label="Окно">{content}</section>}>
      <View waiting="Загрузка" />
    </ChunkBoundary>,
  );
  const frame = within(await screen.findByRole('region', { name: 'Окно' }));
  expect(frame.getByRole('button', { name: 'Повторить' })).toBeInstanceOf(HTMLElement);
});

it('passes an error of a view to the screen, which has details to copy', async () => {
  draw(async () => ({
    default: () => {
      throw new Error('часть сломана');
    },
  }));
  expect(await screen.findByText(/Экран целиком: .*часть сломана/)).toBeInstanceOf(HTMLElement);
});
