// Virtual list of rows of equal height: ten thousand companies cost as much as twenty.
import { type CSSProperties, useCallback, useLayoutEffect, useRef, useState } from 'react';

/** Shorter lists are rendered whole, so that the browser's find works on all rows. */
const WHOLE = 100;
/** Overscan in rows: more than arrow keys pass before the list has scrolled. */
const AROUND = 12;
/** Rows rendered before the first measurement. */
const FIRST = 40;

/** Measurements of the list, px. */
interface Seen {
  readonly top: number;
  readonly height: number;
  readonly row: number;
}

/** Indexes to render: visible, overscan, and both ends, which Home, End and Shift+Tab reach. */
export function getVisibleRowIndexes(count: number, { top, height, row }: Seen): readonly number[] {
  const whole = count <= WHOLE;
  const from = whole || row === 0 ? 0 : Math.max(0, Math.floor(top / row) - AROUND);
  const to = whole ? count : row === 0 ? FIRST : Math.ceil((top + height) / row) + AROUND;
  const shown: number[] = from > 0 ? [0] : [];
  for (let index = Math.min(from, count); index < Math.min(to, count); index += 1) shown.push(index);
  if ((shown.at(-1) ?? -1) < count - 1) shown.push(count - 1);
  return shown;
}

interface Row {
  readonly index: number;
  /** Attributes of the row's `li`: position in the set, and the height of the omitted rows before it. */
  readonly attributes: { style?: CSSProperties; 'aria-setsize'?: number; 'aria-posinset'?: number };
}

/** `list`: attributes of the scrolling `ul`; `rows`: rows to render, each with its key. */
export function useVirtualRows(count: number) {
  const ref = useRef<HTMLUListElement>(null);
  // React state: measurements used for rendering only
  const [seen, setSeen] = useState<Seen>({ top: 0, height: 0, row: 0 });
  const look = useCallback(() => {
    const list = ref.current;
    if (!list || count <= WHOLE) return;
    const { scrollTop: top, clientHeight: height } = list;
    const row = list.firstElementChild?.getBoundingClientRect().height ?? 0;
    setSeen((last) => {
      const still = last.row === row && last.height === height && Math.abs(last.top - top) < row;
      return still ? last : { top, height, row };
    });
  }, [count]);
  useLayoutEffect(() => {
    look();
    if (!ref.current || count <= WHOLE) return undefined;
    const watched = new ResizeObserver(look);
    watched.observe(ref.current);
    return () => watched.disconnect();
  }, [look, count]);
  const shown = getVisibleRowIndexes(count, seen);
  return {
    list: { ref, onScroll: look },
    rows: shown.map((index, place): Row => {
      if (count <= WHOLE) return { index, attributes: {} };
      const left = index - (shown[place - 1] ?? -1) - 1;
      const style = left > 0 ? { style: { marginTop: left * seen.row } } : {};
      return { index, attributes: { ...style, 'aria-setsize': count, 'aria-posinset': index + 1 } };
    }),
  };
}
