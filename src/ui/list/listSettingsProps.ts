// Props of the list settings and of their lazily loaded dialog.
import type { TablePreferences } from './tablePreferences.ts';

interface ListColumn {
  readonly key: string;
  readonly title: string;
  /** Comparison key; sortable columns have one. */
  readonly sortKey?: unknown;
}

export interface ListSettingsProps {
  readonly preferences: TablePreferences;
  /** All columns of the list; the first one links to the row and is always shown. */
  readonly columns: readonly ListColumn[];
}
