// A list of 320 px beside what is chosen of it; where both do not fit, one of them with a way back.
import { styled } from 'styled-components';

/** Width of the screen's own place (not of the window: the side bar may be folded) up to which one pane is shown. */
export const ONE_PANE = '@container panes (max-width: 899px)';

export const PanesFrame = styled.div`
  height: 100%;
  container: panes / inline-size;
`;

/** `data-open`: something is chosen. */
export const Panes = styled.div`
  display: grid;
  grid-template-columns: 320px minmax(0, 1fr);
  height: 100%;

  ${ONE_PANE} {
    grid-template-columns: minmax(0, 1fr);
    &[data-open] > :first-child,
    &:not([data-open]) > :last-child {
      display: none;
    }
  }
`;

/** Links in a list; the chosen one carries `aria-current`. */
export const PaneList = styled.section`
  min-width: 0;
  min-height: 0;
  overflow-y: auto;
  border-right: 1px solid var(--border-base);
  background: var(--surface-base);

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
