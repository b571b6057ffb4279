// Looks of the chat screens: list of 320 px beside the pane; where both do not fit, one of them with a way back.
import { styled } from 'styled-components';
import { belowMobile } from '../../theme/media.ts';

/** Width of the screen's own place (not of the window: the side bar may be folded) up to which one pane is shown. */
export const ONE_PANE = '@container chat (max-width: 859px)';

export const Frame = styled.div`
  height: 100%;
  container: chat / inline-size;
`;

/** `data-open`: a chat is chosen; with room for one pane only it is shown. */
export const Panes = styled.div`
  display: grid;
  grid-template-columns: 320px minmax(0, 1fr);
  height: 100%;

  @container chat (max-width: 1119px) {
    grid-template-columns: 272px minmax(0, 1fr);
  }
  ${ONE_PANE} {
    grid-template-columns: minmax(0, 1fr);
    &[data-open] > :first-child,
    &:not([data-open]) > :last-child {
      display: none;
    }
  }
`;

export const List = styled.section`
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
  > .wait {
    padding: 16px;
  }
  > ul {
    flex: 1;
    min-height: 0;
    overflow-y: auto;
    scrollbar-width: thin;
  }
  li > a {
    display: block;
    padding: 10px 16px;
    border-bottom: 1px solid var(--border-subtle);
    color: var(--text-primary);
    outline-offset: -2px;
  }
  li > a:hover {
    background: var(--surface-hover);
    text-decoration: none;
  }
  li > a[aria-current] {
    background: var(--surface-selected);
    box-shadow: inset 3px 0 0 var(--accent-fill);
  }
  .line {
    display: flex;
    gap: 8px;
    align-items: center;
    min-width: 0;
    font: 500 13px/20px var(--font-sans);
  }
  .line > :first-child {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .line > :not(:first-child) {
    flex: none;
    margin-left: auto;
  }
  .line.sender {
    color: var(--text-secondary);
    font-weight: 400;
    font-size: 12px;
    line-height: 18px;
  }
  .line .num {
    color: var(--text-muted);
    font-weight: 400;
    font-size: 12px;
  }
  .line [data-tone] {
    height: 18px;
    padding: 0 6px 0 4px;
    font-size: 11px;
  }
  mark {
    background: var(--status-warning-tint);
    color: inherit;
  }
  ${ONE_PANE} {
    border-right: 0;
  }
  ${belowMobile} {
    .line {
      font-size: 15px;
    }
  }
`;

export const Pane = styled.section`
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  padding: 20px 28px;
  overflow-y: auto;

  > .center {
    margin: auto;
  }
  > * {
    flex: none;
  }
  ${belowMobile} {
    padding: 0;
  }
`;
