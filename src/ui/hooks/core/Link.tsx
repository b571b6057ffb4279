// Link within the app. wouter's own subscribes to the location, so a page of links would re-render with every change.
import { type ComponentProps, type MouseEvent, cloneElement, isValidElement } from 'react';
import { useRouter } from 'wouter';
import { navigate } from 'wouter/use-browser-location';

type Anchor = ComponentProps<'a'>;

interface LinkProps extends Anchor {
  /** Relative to the base of the app. */
  readonly href: string;
  /** State of the history entry. */
  readonly state?: unknown;
  /** The only child is the link element and receives href and onClick. */
  readonly asChild?: true;
}

/** A click with a modifier key is left to the browser, as is one that `onClick` prevents. */
export function Link({ href, state, asChild, onClick, children, ...native }: LinkProps) {
  const { base, aroundNav } = useRouter();
  const address = base + href;
  const go = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.button !== 0) return;
    onClick?.(event);
    if (event.defaultPrevented) return;
    event.preventDefault();
    aroundNav(navigate, address, { state });
  };
  if (asChild && isValidElement<Anchor>(children))
    return cloneElement(children, { ...native, href: address, onClick: go });
  return (
    <a {...native} href={address} onClick={go}>
      {children}
    </a>
  );
}
