// Direction of a wallet or a contract: import or export.

export const DIRECTIONS = [
  { value: 'import', label: 'Импорт' },
  { value: 'export', label: 'Экспорт' },
] as const;

/** Label of a code; an unknown one is shown raw. */
export const getDirectionLabel = (code: string | null): string =>
  DIRECTIONS.find(({ value }) => value === code)?.label ?? code ?? '—';
