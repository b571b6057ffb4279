// Keeps a list at its end while the user is there, and keeps the scroll position while they read above.
import { useLayoutEffect, useRef, type UIEvent } from 'react';

/** A line and a half: closer than that counts as the end. */
const NEAR_PX = 30;

interface Following {
  readonly following: boolean;
  /** Distinguishes appended rows from prepended ones. */
  readonly lastKey: string | undefined;
  readonly onEnd: () => void;
  readonly onLeave: () => void;
}

/**
 * Props of the scrolling element, whose only child must use `flex-direction: column-reverse`: the scroll offset then counts
 * from the end, so the list stays at its end without script.
 */
export function useStickToBottom({ following, lastKey, onEnd, onLeave }: Following) {
  const ref = useRef<HTMLDivElement>(null);
  const seen = useRef({ height: 0, lastKey });
  /** As of the last scroll: reading it from the element would force a layout. */
  const offset = useRef(0);
  useLayoutEffect(() => {
    const list = ref.current;
    if (!list) return;
    if (following) {
      if (offset.current !== 0) list.scrollTop = 0;
      offset.current = 0;
    } else {
      if (lastKey !== seen.current.lastKey) list.scrollTop -= list.scrollHeight - seen.current.height;
      seen.current = { height: list.scrollHeight, lastKey };
    }
  });
  return {
    ref,
    onScroll({ currentTarget: list }: UIEvent<HTMLDivElement>) {
      offset.current = list.scrollTop;
      const atEnd = offset.current > -NEAR_PX;
      if (atEnd === following) return;
      seen.current = { height: list.scrollHeight, lastKey };
      if (atEnd) onEnd();
      else onLeave();
    },
  };
}
