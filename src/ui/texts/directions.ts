// What a wallet or a contract is for: import or export.

export const DIRECTIONS = [
  { value: 'import', label: 'Импорт' },
  { value: 'export', label: 'Экспорт' },
] as const;

/** A word of the wire as it is said; an unknown one stands as it came. */
export const getDirectionLabel = (code: string | null): string =>
  DIRECTIONS.find(({ value }) => value === code)?.label ?? code ?? '—';
