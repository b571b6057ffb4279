// A link within the app. wouter's own listens to the address, so that a page of links is drawn anew with every change of
// it; to go somewhere nothing has to be listened to.
import { type ComponentProps, type MouseEvent, cloneElement, isValidElement } from 'react';
import { useRouter } from 'wouter';
import { navigate } from 'wouter/use-browser-location';

type Anchor = ComponentProps<'a'>;

interface LinkProps extends Anchor {
  /** Below the base of the app. */
  readonly href: string;
  /** Kept in the entry of the history. */
  readonly state?: unknown;
  /** The one child is the link: it is given address and click. */
  readonly asChild?: true;
}

/** Keys held down leave the click to the browser, and so does an `onClick` that prevents it. */
export function Link({ href, state, asChild, onClick, children, ...native }: LinkProps) {
  const address = useRouter().base + href;
  const go = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.button !== 0) return;
    onClick?.(event);
    if (event.defaultPrevented) return;
    event.preventDefault();
    navigate(address, { state });
  };
  if (asChild && isValidElement<Anchor>(children))
    return cloneElement(children, { ...native, href: address, onClick: go });
  return (
    <a {...native} href={address} onClick={go}>
      {children}
    </a>
  );
}
