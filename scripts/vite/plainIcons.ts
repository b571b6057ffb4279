// Stands in for lucide-react's createLucideIcon in every build: an icon is one svg. The original goes through two components, a
// context and names of attributes for other frameworks, a kilobyte on the first page, for options that nobody here sets.
// Size and stroke, seven attributes of each, stand in theme/global.css alone. But for these it is the same markup to the letter for
// the icons we show and the props they are given: tests/ui/kit/icons.test.tsx.
import { type ComponentPropsWithRef, type SVGProps, createElement } from 'react';

interface IconData {
  readonly name: string;
  readonly aliases?: readonly string[];
  readonly node: readonly (readonly [tag: string, attributes: SVGProps<SVGElement>])[];
}

/** What each module of an icon makes its component with. */
export default function createLucideIcon({ name, aliases = [], node }: IconData) {
  const named = ['', ...[name, ...aliases].map((word) => `-${word}`)].map((suffix) => `lucide${suffix}`).join(' ');
  const shapes = node.map(([tag, attributes]) => createElement(tag, attributes));
  return ({ className, ...props }: ComponentPropsWithRef<'svg'>) =>
    createElement(
      'svg',
      {
        viewBox: '0 0 24 24',
        className: className ? `${named} ${className}` : named,
        'aria-hidden': 'true',
        ...props,
      },
      ...shapes,
    );
}
