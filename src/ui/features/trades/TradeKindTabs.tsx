// Tabs of the trade lists: purchases, sales, exchanges; each with its own filters and page.
import { useLocation } from 'wouter';
import { Tabs } from '../../kit/actions/Tabs.tsx';
import { type RequestKind, withTypeParam } from './tradeKinds.ts';

interface KindTabsProps {
  readonly label: string;
  readonly kinds: readonly RequestKind[];
  readonly labels: Readonly<Partial<Record<RequestKind, string>>>;
  readonly current: RequestKind;
  /** Number of rows in the current tab. */
  readonly count: number | undefined;
}

/** Switching tabs resets the filters. */
export function TradeKindTabs({ label, kinds, labels, current, count }: KindTabsProps) {
  const [path, navigate] = useLocation();
  const tabs = kinds.map((kind) => ({
    key: kind,
    label: labels[kind] ?? kind,
    href: withTypeParam(path, kind),
    count: kind === current ? count : undefined,
  }));
  return (
    <Tabs
      label={label}
      tabs={tabs}
      current={current}
      onSelect={(key) => navigate(tabs.find((tab) => tab.key === key)?.href ?? path)}
    />
  );
}
