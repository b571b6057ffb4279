// A whole number from 1 on kept in the address bar, as the page of a list (`?p=2`). Everybody else's parameters stay.
import { useLocation, useRouter } from 'wouter';
import * as v from 'valibot';

const counted = v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/), v.transform(Number));

export interface SearchNumber {
  /** 1 while the parameter is missing or makes no sense. */
  readonly value: number;
  readonly set: (value: number) => void;
  /** Address of this screen with another value. */
  readonly hrefOf: (value: number) => string;
}

/** The parameter `name`; setting it adds a step to the history. */
export function useSearchNumber(name: string): SearchNumber {
  const router = useRouter();
  const [path, navigate] = useLocation();
  // Not wouter's useSearch: it decodes, and what is written back would no longer be what others wrote (stack.md 6).
  const search = router.searchHook(router).replace(/^\?/, '');
  const hrefOf = (value: number) => {
    const changed = withNumber(search, name, value);
    return changed === '' ? path : `${path}?${changed}`;
  };
  const parsed = v.safeParse(counted, new URLSearchParams(search).get(name));
  return { value: parsed.success ? parsed.output : 1, set: (value) => navigate(hrefOf(value)), hrefOf };
}

/** `search` with `name` set to `value`; 1, the default, is left out. Other parts stay as they are written. */
export function withNumber(search: string, name: string, value: number): string {
  const others = search.split('&').filter((part) => part !== '' && part.split('=')[0] !== name);
  return (value === 1 ? others : [...others, `${name}=${value}`]).join('&');
}
