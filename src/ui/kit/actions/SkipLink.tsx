// Skip links, visible while focused.
import type { MouseEvent } from 'react';
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

/** The first tab stop: leads to the element with id `target` (set tabIndex -1). */
export function SkipLink({ target }: { target: string }) {
  return (
    <Link href={`#${target}`} onClick={(event) => skip(event, document.getElementById(target))}>
      Перейти к содержимому
    </Link>
  );
}

/** The first tab stop of a list screen: skips tabs and filters to the first row. */
export function SkipToRows() {
  return (
    <Link href="#content" onClick={(event) => skip(event, document.querySelector('main .rowlink'))}>
      Перейти к списку
    </Link>
  );
}

/** The first tab stop after a record's title: skips to its actions. */
export function SkipToActions() {
  return (
    <Link
      href="#content"
      onClick={(event) => skip(event, event.currentTarget.closest('aside')?.querySelector(FIRST_ACTION))}
    >
      Перейти к действиям
    </Link>
  );
}

const FIRST_ACTION = 'footer :is(a[href], button:not(:disabled))';

/** By script: Safari does not move the focus to the target of a fragment, and the URL stays unchanged. */
function skip(event: MouseEvent, target: Element | null | undefined): void {
  if (!(target instanceof HTMLElement)) return;
  event.preventDefault();
  target.focus();
}
