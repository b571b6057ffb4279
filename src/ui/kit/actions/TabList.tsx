// Tabs of one panel (ARIA pattern with manual activation): arrows move the focus, Enter or Space opens a tab.
import type { KeyboardEvent, MouseEvent } from 'react';
import { TabBar } from './Tabs.tsx';

interface PanelTab {
  readonly key: string;
  readonly label: string;
  readonly href: string;
}

interface TabListProps {
  readonly label: string;
  /** Id of the `tabpanel`; the ids of tabs derive from it. */
  readonly panel: string;
  readonly tabs: readonly PanelTab[];
  readonly current: string;
  readonly onSelect: (tab: PanelTab) => void;
}

/** Id of a tab, which names the panel. */
export const getTabId = (panel: string, key: string): string => `${panel}-${key}`;

/** Index after a key; undefined for another key. */
const MOVES: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  Home: () => 0,
  End: (_, last) => last,
};

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
  const at = tabs.findIndex((tab) => tab === event.target);
  const to = at < 0 ? undefined : MOVES[event.key]?.(at, tabs.length - 1);
  if (to !== undefined) {
    event.preventDefault();
    tabs[to]?.focus();
  } else if (event.key === ' ') {
    event.preventDefault(); // a link is activated by Enter only
    tabs[at]?.click();
  }
}

/** Links, so that a tab can be opened beside and works before the script runs. */
export function TabList({ label, panel, tabs, current, onSelect }: TabListProps) {
  const follow = (tab: PanelTab) => (event: MouseEvent<HTMLElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onSelect(tab);
  };
  return (
    <TabBar as="div">
      <div role="tablist" aria-label={label} tabIndex={-1} onKeyDown={moveFocus}>
        {tabs.map((tab) => (
          <a
            key={tab.key}
            id={getTabId(panel, tab.key)}
            role="tab"
            href={tab.href}
            aria-selected={tab.key === current}
            aria-controls={tab.key === current ? panel : undefined}
            tabIndex={tab.key === current ? 0 : -1}
            onClick={follow(tab)}
          >
            {tab.label}
          </a>
        ))}
      </div>
    </TabBar>
  );
}
