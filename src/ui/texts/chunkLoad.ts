/** A chunk failed to load. Apart from failures.ts, since every page needs it from the start. */
export const CHUNK_LOAD_FAILED = 'Вышла новая версия или прервалась связь. Если повтор не поможет, обновите страницу';
