// Finds the endpoint of a request: static path segments before `{id}`; a trailing slash is optional.
import * as v from 'valibot';
import type { InputSchema } from '../../api/endpoint.ts';

export interface RouteDefinition {
  readonly method: string;
  /** Below /api/v1/, with `{name}` segments; may end in `?key=value` or `?key={name}`. */
  readonly path: string;
  readonly query: InputSchema;
}

export type RouteMatch<R> =
  | { readonly kind: 'route'; readonly route: R; readonly params: Readonly<Record<string, string>> }
  /** The path exists, but not with this method. */
  | { readonly kind: 'method' }
  | { readonly kind: 'unknown' };

/** A segment of a path template: `{name}` matches any text, the rest is constant. */
interface Part {
  readonly text: string;
  readonly name: string | null;
}

interface Compiled<R> {
  readonly route: R;
  readonly segments: readonly Part[];
  /** Query of the template: constants must match, named values become parameters. */
  readonly pairs: readonly (readonly [key: string, value: Part])[];
  /** Required query values that tell endpoints of the same path apart. */
  readonly demanded: readonly (readonly [string, InputSchema[string]])[];
}

/** Matches requests against endpoints. `path` excludes /api/v1/. */
export function createRouter<R extends RouteDefinition>(
  routes: readonly R[],
): (method: string, path: string, query: URLSearchParams) => RouteMatch<R> {
  const byLength = new Map<number, readonly Compiled<R>[]>();
  /** Compiled lazily per path length: the first request needs only a few endpoints. */
  const ofLength = (length: number): readonly Compiled<R>[] => {
    const known = byLength.get(length);
    if (known) return known;
    const made = routes
      .filter(({ path }) => split(path.split('?')[0] ?? '').length === length)
      .map(compile)
      .sort(bySpecificity);
    byLength.set(length, made);
    return made;
  };
  return (method, path, query) => {
    const parts = split(path);
    const here = ofLength(parts.length).filter((entry) => fits(entry, parts));
    if (here.length === 0) return { kind: 'unknown' };
    const callable = here.filter((entry) => entry.route.method === method && holds(entry, query));
    const best = callable.find((entry) => isMeant(entry, query)) ?? callable[0];
    return best ? { kind: 'route', route: best.route, params: paramsOf(best, parts, query) } : { kind: 'method' };
  };
}

function compile<R extends RouteDefinition>(route: R): Compiled<R> {
  const [path = '', search = ''] = route.path.split('?');
  const demanded = Object.entries(route.query).filter(([, schema]) => !v.is(schema, undefined));
  const pairs = [...new URLSearchParams(search)].map(([key, value]) => [key, partOf(value)] as const);
  return { route, segments: split(path).map(partOf), pairs, demanded };
}

const split = (path: string) => path.split('/').filter((part) => part !== '');
const partOf = (text: string): Part => ({ text, name: /\{(\w+)\}/.exec(text)?.[1] ?? null });

function bySpecificity<R>(a: Compiled<R>, b: Compiled<R>): number {
  for (const [index, part] of a.segments.entries()) {
    const difference = Number(part.name !== null) - Number(b.segments[index]?.name !== null);
    if (difference !== 0) return difference;
  }
  return b.pairs.length - a.pairs.length || b.demanded.length - a.demanded.length;
}

function fits<R>({ segments }: Compiled<R>, parts: readonly string[]): boolean {
  return segments.every((part, index) => part.name !== null || part.text === parts[index]);
}

function holds<R>({ pairs }: Compiled<R>, query: URLSearchParams): boolean {
  return pairs.every(([key, value]) => value.name !== null || query.get(key) === value.text);
}

function isMeant<R>({ demanded }: Compiled<R>, query: URLSearchParams): boolean {
  return demanded.every(([key, schema]) => v.is(schema, query.get(key)));
}

function paramsOf<R>({ segments, pairs }: Compiled<R>, parts: readonly string[], query: URLSearchParams) {
  const params: Record<string, string> = {};
  for (const [index, { name }] of segments.entries()) if (name !== null) params[name] = decoded(parts[index] ?? '');
  for (const [key, { name }] of pairs) if (name !== null) params[name] = query.get(key) ?? '';
  return params;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
