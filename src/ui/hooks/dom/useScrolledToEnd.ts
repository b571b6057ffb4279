// Detects that a text has been scrolled to its end.
import { useEffect, useEffectEvent, useRef, type UIEvent } from 'react';

/** Half a line: zoomed pages scroll by fractions of a pixel. */
const NEARLY_PX = 8;

const isAtEnd = ({ scrollTop, clientHeight, scrollHeight }: HTMLElement) =>
  scrollTop + clientHeight >= scrollHeight - NEARLY_PX;

/** Props of the scrolling element; `onEnd` runs at once for a text that fits, else at its end, possibly several times. */
export function useScrolledToEnd(onEnd: () => void) {
  const ref = useRef<HTMLDivElement>(null);
  const notifyEnd = useEffectEvent(onEnd);
  useEffect(() => {
    if (ref.current && isAtEnd(ref.current)) notifyEnd();
  }, []);
  return {
    ref,
    onScroll(event: UIEvent<HTMLDivElement>) {
      if (isAtEnd(event.currentTarget)) onEnd();
    },
  };
}
