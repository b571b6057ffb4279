// Links past what stands before the content, seen while they have the focus.
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

/** The first stop of the Tab key: leads to the element with id `target` (give it tabIndex -1). */
export function SkipLink({ target }: { target: string }) {
  return (
    <Link href={`#${target}`} onClick={(event) => skip(event, document.getElementById(target))}>
      Перейти к содержимому
    </Link>
  );
}

/** The first stop of a list's screen: past tabs and filters to the first row. */
export function SkipToRows() {
  return (
    <Link href="#content" onClick={(event) => skip(event, document.querySelector('main .rowlink'))}>
      Перейти к списку
    </Link>
  );
}

/** The first stop after the title of a record: past its tools and contents to what can be done about it. */
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

/** By script: Safari moves no focus to the target of a fragment, and the address stays clean. */
function skip(event: MouseEvent, target: Element | null | undefined): void {
  if (!(target instanceof HTMLElement)) return;
  event.preventDefault();
  target.focus();
}
