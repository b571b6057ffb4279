// A link navigates within the app, leaves modified clicks to the browser, and does not re-render when the address
// changes.
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { Router, useLocation } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Link } from '../../../src/ui/hooks/core/Link.tsx';
import { ButtonLink } from '../../../src/ui/kit/actions/Button.tsx';

beforeEach(() => history.replaceState(null, '', '/base/here'));
afterEach(cleanup);

const Here = () => <p>{useLocation()[0]}</p>;
function show(link: React.ReactElement) {
  render(
    <Router base="/base">
      {link}
      <Here />
    </Router>,
  );
  return screen.getByRole('link', { name: 'Туда' });
}

describe('a click', () => {
  it('navigates to the URL below the base, with its state', () => {
    const link = show(
      <Link href="/there?p=2" state={{ from: 'here' }}>
        Туда
      </Link>,
    );
    expect(link.getAttribute('href')).toBe('/base/there?p=2');
    expect(fireEvent.click(link)).toBe(false);
    expect(screen.getByText('/there')).toBeInstanceOf(HTMLElement);
    expect([location.search, history.state]).toEqual(['?p=2', { from: 'here' }]);
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'with %o is left to the browser',
    (held) => {
      const onClick = vi.fn<() => void>();
      const link = show(
        <Link href="/there" onClick={onClick}>
          Туда
        </Link>,
      );
      // jsdom, which goes nowhere, is kept from saying so
      link.parentElement?.addEventListener('click', (event) => event.preventDefault());
      fireEvent.click(link, held);
      expect(onClick).not.toHaveBeenCalled();
      expect(location.pathname).toBe('/base/here');
    },
  );

  it('prevented by its listener does not navigate', () => {
    const link = show(
      <Link href="/there" onClick={(event) => event.preventDefault()}>
        Туда
      </Link>,
    );
    fireEvent.click(link);
    expect(location.pathname).toBe('/base/here');
  });

  it('on a child that is the link counts too', () => {
    const link = show(
      <Link href="/there" asChild>
        <ButtonLink>Туда</ButtonLink>
      </Link>,
    );
    expect(link.getAttribute('href')).toBe('/base/there');
    fireEvent.click(link);
    expect(location.pathname).toBe('/base/there');
  });
});

it('is not re-rendered by a change of the address', async () => {
  const drawn = vi.fn<() => void>();
  show(
    <Profiler id="link" onRender={drawn}>
      <Link href="/there">Туда</Link>
    </Profiler>,
  );
  navigate('/base/elsewhere');
  expect(await screen.findByText('/elsewhere')).toBeInstanceOf(HTMLElement);
  expect(drawn).toHaveBeenCalledOnce();
});
