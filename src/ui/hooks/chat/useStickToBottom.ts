// A list read from its end: stays there while the reader is there, and keeps their place while they read above.
import { useLayoutEffect, useRef, type UIEvent } from 'react';

/** A line and a half: less than that is still the end. */
const NEAR_PX = 30;

interface Following {
  readonly following: boolean;
  /** Tells rows added at the end from rows added before the first. */
  readonly lastKey: string | undefined;
  readonly onEnd: () => void;
  readonly onLeave: () => void;
}

/**
 * Props of the scrolling element, which must lay its one child out by `flex-direction: column-reverse`: its scroll
 * offset then counts from the end, so that a list at its end stays there without a line of script.
 */
export function useStickToBottom({ following, lastKey, onEnd, onLeave }: Following) {
  const ref = useRef<HTMLDivElement>(null);
  const seen = useRef({ height: 0, lastKey });
  /** As of the last scroll: to ask the element would lay the list out once more. */
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
