// Stands in for lucide-react's createLucideIcon in every build: an icon is one svg. The original goes through two components, a
// context and names of attributes for other frameworks, a kilobyte on the first page, for options that nobody here sets.
// The same markup to the letter for the icons we show and the props they are given: tests/ui/kit/icons.test.tsx.
import { type ComponentPropsWithRef, type SVGProps, createElement } from 'react';

interface IconData {
  readonly name: string;
  readonly aliases?: readonly string[];
  readonly node: readonly (readonly [tag: string, attributes: SVGProps<SVGElement>])[];
}
interface Props extends ComponentPropsWithRef<'svg'> {
  readonly size?: number | string;
}

/** What each module of an icon makes its component with. */
export default function createLucideIcon({ name, aliases = [], node }: IconData) {
  const named = ['', ...[name, ...aliases].map((word) => `-${word}`)].map((suffix) => `lucide${suffix}`).join(' ');
  const shapes = node.map(([tag, attributes]) => createElement(tag, attributes));
  return ({ className, size = 24, ...props }: Props) =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: className ? `${named} ${className}` : named,
        'aria-hidden': 'true',
        ...props,
      },
      ...shapes,
    );
}
