// The frame of the three areas: side bar, top bar with the h1, bell, account and «Выйти», bottom bar on a phone.
import { Lock, LogOut, Menu } from 'lucide-react';
import { type ReactNode, memo } from 'react';
import { useHistoryState } from 'wouter/use-browser-location';
import { sanitizeCompanyName } from '../../../../api/schemas/account.ts';
import { Link } from '../../../hooks/core/Link.tsx';
import { readHistoryState } from '../../../hooks/session/useReturnPath.ts';
import { InboxContext, useInboxActor } from '../../../hooks/core/useInbox.ts';
import { watchKeyboardInset } from '../../../hooks/dom/keyboardInset.ts';
import { useDocumentTitle } from '../../../hooks/core/effects.ts';
import { VisitedListsProvider } from '../../../hooks/list/visitedLists.tsx';
import { useScrollRestoration } from '../../../hooks/dom/useScrollRestoration.ts';
import { useSession } from '../../../hooks/session/useSession.ts';
import { demoSlots } from '../../demoSlots.ts';
import { AccountBanner } from '../../../features/agreements/AccountBanner.tsx';
import { SearchField } from '../../../features/search/SearchField.tsx';
import { Bell } from '../../../features/notifications/Bell.tsx';
import { Banner } from '../../../kit/feedback/Banner.tsx';
import { Button } from '../../../kit/actions/Button.tsx';
import { SkipLink } from '../../../kit/actions/SkipLink.tsx';
import type { Area } from '../../../routing/areas.ts';
import { getRoleShortLabel } from '../../../texts/roles.ts';
import { BottomBar, MainColumn, PageGrid, TopBarBox } from './AreaLayout.styles.ts';
import { PrintHeader } from './PrintHeader.tsx';
import { ProfileBanner } from './ProfileBanner.tsx';
import { StorageBanner } from './StorageBanner.tsx';
import { Sidebar } from './Sidebar.tsx';
import { type MenuGroup, getBottomBar, getGroupPath, findMenuGroup } from './menu.ts';

interface AreaLayoutProps {
  readonly area: Area;
  /** Becomes the h1 and the document title. */
  readonly title: string;
  readonly path: string;
  /** Two addresses with the same `view` are one screen. */
  readonly view?: unknown;
  readonly children: ReactNode;
}

/** Chat screens need the width of the side bar: 64 + 320 + 1000 px. */
const isWide = (path: string) => /^\/\w+\/(support|help-chat|my-wallets\/chat)(\/|$)/i.test(path);

export function AreaLayout({ area, title, path, view, children }: AreaLayoutProps) {
  useDocumentTitle(title);
  const main = useScrollRestoration(view);
  return (
    <InboxContext value={useInboxActor()}>
      <PageGrid ref={watchKeyboardInset}>
        <SkipLink target="content" />
        <Sidebar area={area} path={path} prefersNarrow={isWide(path)} />
        <TopBar area={area} title={title} />
        <PrintHeader />
        <MainColumn ref={main} id="content" tabIndex={-1}>
          <AccountBanner />
          <ProfileBanner />
          <StorageBanner />
          <TurnedAway />
          <VisitedListsProvider>
            <div className="screen">{children}</div>
          </VisitedListsProvider>
        </MainColumn>
        <PhoneBar area={area} path={path} />
      </PageGrid>
    </InboxContext>
  );
}

/**
 * Explains a redirect to the home from an address of another role. Only the app's own redirect sets it in a history entry.
 */
function TurnedAway() {
  const from = readHistoryState(useHistoryState(), 'from');
  return from === '' ? null : (
    <Banner tone="info" icon={<Lock />}>
      Этот адрес — для другого типа аккаунта. Открыта ваша главная
    </Banner>
  );
}

function TopBar({ area, title }: { area: Area; title: string }) {
  const { user, role, signOut } = useSession();
  const given = user?.company_name ?? user?.login;
  const name = given ? sanitizeCompanyName(given) : '';
  return (
    <TopBarBox>
      <h1 aria-live="polite">{title}</h1>
      {demoSlots.mark ? <demoSlots.mark /> : null}
      <SearchField area={area} />
      <Bell />
      <span className="rule" />
      <span className="account">
        {name === '' ? null : (
          <span className="initials" aria-hidden>
            {initialsOf(name)}
          </span>
        )}
        <span className="who">
          <span className="name" title={name}>
            {name}
          </span>
          <span className="role">{role ? getRoleShortLabel(role) : ''}</span>
        </span>
      </span>
      <Button size="small" icon={<LogOut />} onClick={signOut}>
        Выйти
      </Button>
    </TopBarBox>
  );
}

/** «РО» for АО «Расчётный Демо-Оператор»: first and last word of the quoted name. */
function initialsOf(name: string): string {
  const words = (name.match(/«(.+)»/)?.[1] ?? name).split(/[\s-]+/).filter((word) => word !== '');
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => word?.slice(0, 1).toLocaleUpperCase('ru') ?? '').join('');
}

/** Labels that fit a fifth of a phone's width. */
const SHORT: Readonly<Record<string, string>> = { 'Чат поддержки': 'Чаты', 'Мои кошельки': 'Кошельки' };

/** Memoized: most screen changes leave it as it is. */
const PhoneLink = memo(function PhoneLink({ group, isCurrent: current }: { group: MenuGroup; isCurrent: boolean }) {
  return (
    <Link href={getGroupPath(group)} aria-current={current ? 'page' : undefined}>
      <group.icon />
      <span>{SHORT[group.title] ?? group.title}</span>
    </Link>
  );
});

/** A screen reached only from the sheet marks «Ещё» as current. */
function PhoneBar({ area, path }: { area: Area; path: string }) {
  const groups = getBottomBar(area);
  const here = findMenuGroup(area, path);
  return (
    <BottomBar aria-label="Главные разделы">
      {groups.map((group) => (
        <PhoneLink key={group.title} group={group} isCurrent={group === here} />
      ))}
      <button type="button" popoverTarget="sections" aria-current={(here && !groups.includes(here)) || undefined}>
        <Menu />
        <span>Ещё</span>
      </button>
    </BottomBar>
  );
}
