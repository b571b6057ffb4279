// Scroll positions of the addresses of this visit. Owned by the root component, since screens and areas come and go.
import { type ReactNode, createContext, useLayoutEffect, useState } from 'react';

export interface ScrollHistory {
  /** Records the app's own navigation: its screen starts at the top, other addresses come from browser history. */
  readonly navigate: () => void;
  /** Call when a screen is rendered. `isOnward` is false only for the first screen of a freshly loaded page. */
  readonly enter: () => { readonly isOnward: boolean; readonly from: number; readonly top: number };
  /** Saves the position of the current screen, px. */
  readonly save: (top: number) => void;
}

export const ScrollHistoryContext = createContext<ScrollHistory | null>(null);

const currentAddress = (): string => location.pathname + location.search;

export function createScrollHistory(): ScrollHistory {
  const positions = new Map<string, number>();
  let current = 0; // reading it from the element would force a layout
  let navigatedTo = '';
  let isLoaded = false;
  const save = (top: number) => {
    current = top;
    positions.set(currentAddress(), top);
  };
  return {
    navigate() {
      navigatedTo = currentAddress();
      save(current); // the same screen at another address, unless another screen is rendered
    },
    enter() {
      const isOwnNavigation = currentAddress() === navigatedTo;
      const entered = { isOnward: isLoaded || isOwnNavigation, from: current };
      isLoaded = true;
      navigatedTo = '';
      save(isOwnNavigation ? 0 : (positions.get(currentAddress()) ?? 0));
      return { ...entered, top: current };
    },
    save,
  };
}

/** Dispatched by wouter. */
const NAVIGATIONS = ['pushState', 'replaceState'];

/** Provides the history to the screens inside. */
export function ScrollHistoryProvider({ children }: { readonly children: ReactNode }) {
  const [history] = useState(createScrollHistory);
  return (
    <ScrollHistoryContext value={history}>
      <NavigationListener history={history} />
      {children}
    </ScrollHistoryContext>
  );
}

/** Rendered before the screens, so that it also sees a redirect of the first one. */
function NavigationListener({ history }: { readonly history: ScrollHistory }) {
  useLayoutEffect(() => {
    for (const type of NAVIGATIONS) addEventListener(type, history.navigate);
    return () => NAVIGATIONS.forEach((type) => removeEventListener(type, history.navigate));
  }, [history]);
  return null;
}
