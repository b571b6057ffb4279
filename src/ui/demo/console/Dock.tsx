// The dock: tabs, demo time, collapse, exit, and the selected tab.
import { useSelector } from '@xstate/react';
import { ChevronDown, ChevronUp, House, Maximize2, Minimize2, X } from 'lucide-react';
import type { ComponentType, KeyboardEvent } from 'react';
import { getBorrowedStorage } from '../frameStorage.ts';
import { CallsTab } from './tabs/CallsTab.tsx';
import { FaultsTab } from './tabs/FaultsTab.tsx';
import { RolesTab } from './tabs/RolesTab.tsx';
import { DockBox } from './Dock.styles.ts';
import { EventsTab } from './tabs/EventsTab.tsx';
import { DiagramTab } from './tabs/DiagramTab.tsx';
import { SessionTab } from './tabs/SessionTab.tsx';
import { TimeTab } from './tabs/TimeTab.tsx';
import { FaultPresetsTab } from './tabs/FaultPresetsTab.tsx';
import { demoPaths } from '../startPage.ts';
import { getScreenPathFromUrl } from './frames/frames.ts';
import type { MockState } from './frames/control.ts';
import { formatTime } from './console.styles.ts';
import { TABS_BY_AUDIENCE, type Audience, type ConsoleTab, getAudience } from './preferences.ts';
import type { TabProps } from './tabs/tabProps.ts';

const tabs: Readonly<Record<ConsoleTab, { title: string; view: ComponentType<TabProps> }>> = {
  roles: { title: 'Роли', view: RolesTab },
  time: { title: 'Время', view: TimeTab },
  trouble: { title: 'Сбои', view: FaultPresetsTab },
  scheme: { title: 'Машины', view: DiagramTab },
  events: { title: 'События', view: EventsTab },
  calls: { title: 'Вызовы', view: CallsTab },
  faults: { title: 'Все ошибки', view: FaultsTab },
  session: { title: 'Сессия', view: SessionTab },
};

const AUDIENCE_TITLES: readonly (readonly [audience: Audience, title: string])[] = [
  ['show', 'Показ'],
  ['developers', 'Для разработчиков'],
];

/** Warnings about storage; null when the world is stored normally. */
const KEEPING: Readonly<Record<MockState['keeping'], string | null>> = {
  kept: null,
  renewed: 'Сохранённый мир был от другой версии демо или повреждён и начат заново: войдите снова',
  memory: 'Браузер не хранит данные: мир и входы живут, пока открыта эта страница',
};

/** Renders the console machine; the exit link opens the product at the frame's path. */
export function Dock({ actor, show }: TabProps) {
  const preferences = useSelector(actor, ({ context }) => context.preferences);
  const world = useSelector(actor, ({ context }) => context.world);
  const problem = useSelector(actor, ({ context }) => context.problem ?? context.blind);
  const { tab, open, tall } = preferences;
  const choose = (chosen: Partial<typeof preferences>) =>
    actor.send({ type: 'preferences.change', preferences: chosen });
  const audience = getAudience(tab);
  const { view: Content } = tabs[tab];
  const keeping = getBorrowedStorage() ? KEEPING.memory : KEEPING[world?.keeping ?? 'kept'];
  const disturbances = (world?.faults.length ?? 0) + (world && world.sockets !== 'heal' ? 1 : 0);
  return (
    <DockBox aria-label="Консоль демо" data-open={open} data-tall={open && tall} data-state={JSON.stringify(tab)}>
      <header>
        <a className="home" href={demoPaths.start} aria-label="К началу" title="К началу">
          <House aria-hidden />
        </a>
        <div role="group" aria-label="Для кого консоль" className="audiences">
          {AUDIENCE_TITLES.map(([name, title]) => (
            <button
              key={name}
              type="button"
              aria-pressed={name === audience}
              onClick={() => choose({ tab: TABS_BY_AUDIENCE[name][0], open: true })}
            >
              {title}
            </button>
          ))}
        </div>
        <div role="tablist" aria-label="Разделы консоли">
          {TABS_BY_AUDIENCE[audience].map((name) => (
            <button
              key={name}
              type="button"
              ref={tab === name ? intoSight : undefined}
              role="tab"
              id={`tab-${name}`}
              aria-selected={open && tab === name}
              tabIndex={tab === name ? 0 : -1}
              aria-controls="console-content"
              onKeyDown={moveAlong}
              onClick={() => choose({ tab: name, open: true })}
            >
              <span>{tabs[name].title}</span>
              {name === 'faults' || name === 'trouble' ? (
                <span className="count" data-none={disturbances === 0 || undefined}>
                  {disturbances}
                </span>
              ) : null}
            </button>
          ))}
        </div>
        <span className="now">{world ? formatTime(world) : ''}</span>
        {open ? (
          <button type="button" aria-pressed={tall} onClick={() => choose({ tall: !tall })}>
            {tall ? <Minimize2 /> : <Maximize2 />}
            <span className="word">{tall ? 'Ниже' : 'Выше'}</span>
          </button>
        ) : null}
        <button type="button" aria-expanded={open} aria-keyshortcuts="Alt+D" onClick={() => choose({ open: !open })}>
          {open ? <ChevronDown /> : <ChevronUp />}
          <span className="word">{open ? 'Свернуть' : 'Развернуть'}</span>
        </button>
        <button type="button" onClick={leave}>
          <X />
          <span className="word">Закрыть</span>
        </button>
      </header>
      {problem === null ? null : (
        <p role="alert" className="note">
          {problem}
        </p>
      )}
      {keeping === null ? null : (
        <p role="status" className="note">
          {keeping}
        </p>
      )}
      {open ? (
        <div
          key={tab}
          className="content"
          id="console-content"
          role="tabpanel"
          aria-labelledby={`tab-${tab}`}
          tabIndex={0}
        >
          <Content actor={actor} show={show} />
        </div>
      ) : null}
    </DockBox>
  );
}

/** On narrow screens the tab strip scrolls; keeps the selected tab visible, also after a rotation. */
function intoSight(one: HTMLElement | null): (() => void) | undefined {
  if (!one?.parentElement) return undefined;
  const observer = new ResizeObserver(() => one.scrollIntoView({ block: 'nearest', inline: 'nearest' }));
  observer.observe(one.parentElement);
  return () => observer.disconnect();
}

const WAYS = new Map([
  ['ArrowLeft', -1],
  ['ArrowRight', 1],
]);

/** Arrow keys move the focus between tabs in a cycle; Enter or Space selects. */
function moveAlong({ key, currentTarget }: KeyboardEvent<HTMLElement>): void {
  const way = WAYS.get(key);
  const all = [...(currentTarget.parentElement?.querySelectorAll('button') ?? [])];
  const at = all.findIndex((one) => one === currentTarget);
  if (way !== undefined) all.at((at + way) % all.length)?.focus();
}

/** Opens the product without the console at the frame's path. */
function leave(): void {
  location.assign(import.meta.env.BASE_URL.replace(/\/$/, '') + (getScreenPathFromUrl() ?? '/'));
}
