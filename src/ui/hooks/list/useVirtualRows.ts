// A long list of equal rows holds only those in view: ten thousand companies cost as little as twenty.
import { type CSSProperties, useCallback, useLayoutEffect, useRef, useState } from 'react';

/** Shorter lists stand whole: the browser's own search finds every row of them. */
const WHOLE = 100;
/** Rows kept beyond the edges: more than the arrow keys pass before the list has scrolled after them. */
const AROUND = 12;
/** Rows drawn before anything is measured. */
const FIRST = 40;

/** What is known of a list's place on the screen, px. */
interface Seen {
  readonly top: number;
  readonly height: number;
  readonly row: number;
}

/** Indices of the rows to draw: in view, around it, and the two ends, which Home, End and Shift+Tab lead to. */
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
  /** Attributes of the row's `li`: its place among all, the room of those left out before it. */
  readonly attributes: { style?: CSSProperties; 'aria-setsize'?: number; 'aria-posinset'?: number };
}

/** `list` are the attributes of the scrolling `ul`; `rows` what to draw in it, each under its own key. */
export function useVirtualRows(count: number) {
  const ref = useRef<HTMLUListElement>(null);
  // React's: lengths measured at an element, of which nothing but the drawing depends
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
