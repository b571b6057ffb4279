// Demo additions to the product's pages: badge in the top bar, note below the login form, /kit page.
import { styled } from 'styled-components';
import { useLocation } from 'wouter';
import { lazyView } from '../hooks/core/lazyView.ts';
import { useQueryParams } from '../hooks/list/useQueryParams.ts';
import { demoSlots } from '../app/demoSlots.ts';
import { DemoMark } from '../kit/DemoMark.tsx';
import { SegmentedEdge } from '../kit/table/SegmentedEdge.tsx';
import { AccountList } from './AccountList.tsx';
import { isShortcut } from './shortcut.ts';
import { demoPaths } from './startPage.ts';
import { syncInvalidations } from './invalidationChannel.ts';

const Note = styled.aside`
  margin-top: 32px;
  color: var(--border-strong);

  > div:last-child {
    display: flex;
    align-items: center;
    gap: 8px;
    padding-top: 10px;
    color: var(--text-muted);
    font-size: 12px;
    line-height: 16px;
  }
  .mono {
    color: var(--text-primary);
  }
`;

function LoginNote() {
  const [path] = useLocation();
  return (
    <Note aria-label="О демо">
      <SegmentedEdge />
      {path === '/login' ? <AccountList /> : null}
      <div>
        <ConsoleLink />
        <span>
          <span>{`Данные вымышлены. Пароль всех учётных записей\u00A0—`}</span> <span className="mono">Demo-2026!</span>
          <span>{`, код восстановления\u00A0—`}</span> <span className="mono">246810</span>
        </span>
      </div>
    </Note>
  );
}

const Opener = styled.a`
  display: inline-flex;

  &,
  &:hover {
    text-decoration: none;
  }
`;

/** Badge «ДЕМО»: opens the console at the page's address; its href alone does, so that a prerendered page has it too. */
function ConsoleLink() {
  const [path] = useLocation();
  const { search } = useQueryParams({});
  return (
    <Opener href={demoPaths.consoleAt(path + search)} target="_top" aria-label="Демо" title="Консоль демо (Alt+D)">
      <DemoMark />
    </Opener>
  );
}

const base = import.meta.env.BASE_URL.replace(/\/$/, '');

if (typeof window !== 'undefined' && window.parent === window && !location.pathname.endsWith('/demo'))
  window.addEventListener('keydown', (event) => {
    if (!isShortcut(event)) return;
    event.preventDefault();
    location.assign(demoPaths.consoleAt(location.pathname.slice(base.length) + location.search));
  });

demoSlots.mark = ConsoleLink;
demoSlots.started = syncInvalidations;
demoSlots.loginNote = LoginNote;
demoSlots.screens = [
  {
    path: '/kit',
    area: 'public',
    title: 'Набор компонентов',
    withoutFrame: true,
    view: lazyView(() => import('./KitPage.tsx')),
  },
  {
    path: '/demo',
    area: 'public',
    title: 'Консоль демо',
    withoutFrame: true,
    view: lazyView(() => import('./console/Console.tsx')),
  },
];
