// The first stop of the Tab key: past the menus to the content.
import { styled } from 'styled-components';

const Link = styled.a`
  position: fixed;
  top: 8px;
  left: 8px;
  z-index: var(--z-toast);
  padding: 8px 14px;
  border-radius: var(--radius-control);
  background: var(--accent-fill);
  color: var(--accent-onFill);
  font: 500 13px/20px var(--font-sans);

  &:not(:focus) {
    transform: translateY(-200%);
  }
`;

/** Links to the element with id `target` (give it tabIndex -1). */
export function SkipLink({ target }: { target: string }) {
  return <Link href={`#${target}`}>Перейти к содержанию</Link>;
}
