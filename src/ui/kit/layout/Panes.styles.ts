// A list of 320 px beside its open item; if both do not fit, one of them with a back link.
import { styled } from 'styled-components';

/** Up to this width of the container (not of the window: the side bar may be folded) one pane is shown. */
export const singlePaneRules = (upTo: number) => `@container panes (max-width: ${upTo}px)`;
/** For contents that can shrink. */
export const SINGLE_PANE_MAX_WIDTH = 899;

export const PanesContainer = styled.div`
  height: 100%;
  container: panes / inline-size;
`;

/** `data-open`: an item is open. `$onePaneUpTo` for contents with another minimal width. */
export const Panes = styled.div<{ $onePaneUpTo?: number }>`
  display: grid;
  grid-template-columns: 320px minmax(0, 1fr);
  height: 100%;

  @container panes (max-width: 1119px) {
    grid-template-columns: 272px minmax(0, 1fr);
  }
  ${({ $onePaneUpTo = SINGLE_PANE_MAX_WIDTH }) => singlePaneRules($onePaneUpTo)} {
    grid-template-columns: minmax(0, 1fr);
    > :first-child {
      border-right: 0;
    }
    &[data-open] > :first-child,
    &:not([data-open]) > :last-child {
      display: none;
    }
  }
`;

/** `.top` with the search above a list of links; the open one has `aria-current`. */
export const PaneListColumn = styled.section`
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  border-right: 1px solid var(--border-base);
  background: var(--surface-base);

  > .top {
    display: grid;
    gap: 8px;
    padding: 12px;
    border-bottom: 1px solid var(--border-base);
  }
  > ul {
    flex: 1;
    min-height: 0;
    overflow-y: auto;
    scrollbar-width: thin;
  }
  li > a {
    padding: 6px 16px;
    border-bottom: 1px solid var(--border-subtle);
    color: var(--text-primary);
    font-size: 13px;
    outline-offset: -2px;
  }
  li > a:hover {
    background: var(--surface-hover);
    text-decoration: none;
  }
  li > a[aria-current] {
    background: var(--surface-selected);
    box-shadow: inset 3px 0 0 var(--accent-fill);
    font-weight: 500;
  }
  .name {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
