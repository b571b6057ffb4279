// Interface of an engine's driver; EnginePage builds everything else on it.
export interface Driver {
  readonly goto: (url: string) => Promise<void>;
  readonly reload: () => Promise<void>;
  readonly traverse: (delta: -1 | 1) => Promise<void>;
  /** Value of an expression in the page; a promise is awaited. */
  readonly evaluate: <T>(expression: string) => Promise<T>;
  /** Presses and releases the main button at a point of the window. */
  readonly clickAt: (x: number, y: number) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  readonly press: (key: NamedKey) => Promise<void>;
  readonly select: (selector: string, value: string) => Promise<void>;
  readonly setFile: (selector: string, path: string) => Promise<void>;
  readonly resize: (width: number, height: number) => Promise<void>;
  /** PNG. */
  readonly screenshot: () => Promise<Buffer>;
  /** Directory of downloaded files. */
  readonly downloads: string;
}

export type NamedKey =
  | 'Enter'
  | 'Escape'
  | 'Tab'
  | 'Shift+Tab'
  | 'Delete'
  | 'Space'
  | 'End'
  | 'Home'
  | 'ArrowDown'
  | 'ArrowUp';
