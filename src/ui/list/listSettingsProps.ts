// Props of the list settings and of their lazily loaded dialog.
import type { TablePreferences } from './tablePreferences.ts';

interface ListColumn {
  readonly key: string;
  readonly title: string;
  /** Rows can be compared by it. */
  readonly by?: unknown;
}

export interface ListSettingsProps {
  readonly taste: TablePreferences;
  /** All of the list; the first one leads to the row and always stays. */
  readonly columns: readonly ListColumn[];
}
