// Side bar «Разделы»: collapsible groups with stored state; narrow by choice and on chat screens; a sheet on a phone.
import { ChevronDown, ChevronRight, LogOut, PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { type FocusEvent, type MouseEvent, memo } from 'react';
import * as v from 'valibot';
import { Link } from '../../../hooks/core/Link.tsx';
import { usePreference } from '../../../hooks/list/usePreference.ts';
import { useAwaitingSummary } from '../../../hooks/core/useInbox.ts';
import { useSession } from '../../../hooks/session/useSession.ts';
import { useNow } from '../../../hooks/core/useNow.ts';
import { Button } from '../../../kit/actions/Button.tsx';
import { CountBadge } from '../../../kit/display/CountBadge.tsx';
import { IconButton } from '../../../kit/actions/IconButton.tsx';
import { Logo, LogoMark } from '../../../kit/Logo.tsx';
import { formatAge, formatDate } from '../../../kit/display/format.ts';
import type { Area } from '../../../routing/areas.ts';
import type { Screen } from '../../../hooks/core/screen.ts';
import { type MenuGroup, getGroupPath, isCurrentScreen, getMenu } from './menu.ts';
import { SidebarAside } from './Sidebar.styles.ts';

const INBOX_PATH = '/organization/inbox';

/** «+Клиенты» was opened and «-Клиенты» closed by hand; other groups follow `isOpen`. */
const marks = v.array(v.string());

/** A large menu opens only the group of the current screen, a small one opens all. */
function isOpen(group: MenuGroup, area: Area, path: string, chosen: readonly string[]): boolean {
  const mark = chosen.find((each) => each.slice(1) === group.title);
  if (mark !== undefined) return mark.startsWith('+');
  return area !== 'organization' || group.screens.some((screen) => isCurrentScreen(screen, path));
}

interface SidebarProps {
  readonly area: Area;
  readonly path: string;
  /** Chat screens need the width: narrow where the window cannot hold both. */
  readonly prefersNarrow: boolean;
}

/** On a phone the same element is a popover opened by «Ещё»; choosing a screen closes it. */
export function Sidebar({ area, path, prefersNarrow }: SidebarProps) {
  const { signOut } = useSession();
  const [narrow, setNarrow] = usePreference('sidebar-narrow', v.boolean(), false);
  const [chosen, choose] = usePreference<readonly string[]>(`menu-${area}`, marks, []);
  return (
    <SidebarAside
      id="sections"
      popover="auto"
      onBlur={leave}
      data-narrow={narrow || undefined}
      data-prefers-narrow={prefersNarrow || undefined}
    >
      <Link
        className="logo"
        aria-label="Меридиан"
        href={getGroupPath(getMenu(area)[0] ?? { title: '', icon: ChevronDown, screens: [] })}
      >
        <span className="wide-only">
          <Logo />
        </span>
        <span className="narrow-only">
          <LogoMark size={24} />
        </span>
      </Link>
      <nav aria-label="Разделы">
        {getMenu(area).map((group) => {
          const open = isOpen(group, area, path, chosen);
          return (
            <Group
              key={group.title}
              group={group}
              path={path}
              open={open}
              onToggle={() =>
                choose([...chosen.filter((mark) => mark.slice(1) !== group.title), `${open ? '-' : '+'}${group.title}`])
              }
            />
          );
        })}
      </nav>
      <div className="foot">
        <IconButton
          size="small"
          label={narrow ? 'Развернуть меню' : 'Свернуть меню'}
          icon={narrow ? <PanelLeftOpen /> : <PanelLeftClose />}
          onClick={() => setNarrow(!narrow)}
        />
        <Button className="phone-only" icon={<LogOut />} onClick={signOut}>
          Выйти
        </Button>
        <span className="num wide-only">{`${formatDate(useNow(), 'dateTime')}\u00A0МСК`}</span>
      </div>
    </SidebarAside>
  );
}

/** Closes the open sheet when the focus leaves it, since it covers the page. */
function leave({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
  if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) currentTarget.hidePopover();
}

interface GroupProps {
  readonly group: MenuGroup;
  readonly path: string;
  readonly open: boolean;
  readonly onToggle: () => void;
}

function Group({ group, path, open, onToggle }: GroupProps) {
  const current = group.screens.find((screen) => isCurrentScreen(screen, path));
  if (group.screens.length === 1) return <OnlyScreen group={group} isCurrent={current !== undefined} />;
  return (
    <div className="branch" data-current={current ? true : undefined}>
      <button type="button" className="group" aria-expanded={open} onClick={onToggle} title={group.title}>
        <GroupName group={group} open={open} />
      </button>
      <Screens group={group} current={current} />
    </div>
  );
}

// Memoized: most screen changes leave these parts as they are.

const OnlyScreen = memo(function OnlyScreen({ group, isCurrent: current }: { group: MenuGroup; isCurrent: boolean }) {
  return (
    <Link
      className="group"
      href={getGroupPath(group)}
      onClick={closeSheet}
      aria-current={current ? 'page' : undefined}
      title={group.title}
    >
      <group.icon />
      <span className="label">{group.title}</span>
      <AwaitingCount path={getGroupPath(group)} />
    </Link>
  );
});

const GroupName = memo(function GroupName({ group, open }: { group: MenuGroup; open: boolean }) {
  return (
    <>
      <group.icon />
      <span className="label">{group.title}</span>
      {open ? <ChevronDown className="chevron" /> : <ChevronRight className="chevron" />}
    </>
  );
});

const Screens = memo(function Screens({ group, current }: { group: MenuGroup; current: Screen | undefined }) {
  return (
    <ul aria-label={group.title}>
      {group.screens.map((screen) => (
        <li key={screen.path}>
          <Link href={screen.path} onClick={closeSheet} aria-current={screen === current ? 'page' : undefined}>
            <span>{screen.title}</span>
            <AwaitingCount path={screen.path} />
          </Link>
        </li>
      ))}
    </ul>
  );
});

/** Number of records that await the operator, with the age of the oldest as a tooltip. */
function AwaitingCount({ path }: { path: string }) {
  const awaiting = useAwaitingSummary(path === INBOX_PATH ? null : path);
  const now = useNow();
  if (!awaiting || awaiting.count === 0) return null;
  const age = awaiting.oldest === null ? undefined : `Самая давняя ждёт ${formatAge(awaiting.oldest, now)}`;
  return (
    <span className="awaiting" title={age}>
      <CountBadge value={awaiting.count} label={`Ждут решения: ${awaiting.count}`} />
    </span>
  );
}

function closeSheet(event: MouseEvent<HTMLElement>) {
  const sheet = event.currentTarget.closest<HTMLElement>('[popover]');
  if (sheet?.matches(':popover-open')) sheet.hidePopover();
}
