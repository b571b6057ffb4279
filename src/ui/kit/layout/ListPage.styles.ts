// Styles of a list screen: tabs, filters, table in a panel; the open row beside it, or in its place on narrow screens.
import { styled } from 'styled-components';
import { belowMobile } from '../../theme/media.ts';

/** Below 1280 px the open row is a page of its own. */
const ONE_PANE = '@media (max-width: 1279px)';

export const SplitColumns = styled.div`
  display: flex;
  height: 100%;
  min-height: 0;

  > .list {
    flex: 1;
    min-width: 0;
    overflow-y: auto;
  }
  ${ONE_PANE} {
    &[data-open] > .list {
      display: none;
    }
    /* A dialog of the list stays when the window becomes narrow, closed too: its placeholder may be about to give way. */
    &[data-open] > .list:has(dialog) {
      display: block;
      flex: none;
      width: 0;
    }
    > aside {
      flex: 1;
      width: 100%;
      border-left: 0;
      box-shadow: none;
    }
  }
`;

export const ListPage = styled.div`
  display: flex;
  flex-direction: column;
  gap: 12px;
  padding: 8px 24px 24px;

  > * {
    flex: none;
    min-width: 0;
  }
  /* Tabs bring room above their words, nothing else does. */
  &:not(:has(> nav:first-child, > :first-child > nav:first-child)) {
    padding-top: 16px;
  }
  ${belowMobile} {
    padding: 4px 16px 16px;
    &:not(:has(> nav:first-child, > :first-child > nav:first-child)) {
      padding-top: 12px;
    }
  }
`;

export const FilterBar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: 8px;

  /* Many filters wrap beside the actions, not above them, as long as a row of three has room. */
  > .chips {
    display: flex;
    flex: 1 1 400px;
    flex-wrap: wrap;
    gap: 8px;
    align-items: center;
    min-width: 0;
    min-height: 36px;
  }
  > .end {
    display: flex;
    gap: 8px;
    align-items: center;
    margin-left: auto;
  }
  ${belowMobile} {
    flex-wrap: nowrap;
    align-items: center;
    gap: 4px;

    > .chips {
      flex: 1;
      flex-wrap: nowrap;
      min-width: 0;
      margin: 0 -16px;
      padding: 0 24px 0 16px;
      overflow-x: auto;
      scrollbar-width: none;
      /* There is more behind the edge. */
      -webkit-mask: linear-gradient(to left, transparent, #000 24px);
      mask: linear-gradient(to left, transparent, #000 24px);
    }
    > .chips:not(:last-child) {
      margin-right: 0;
    }
    > .end {
      gap: 4px;
    }
    &:has(> .end > :nth-child(3 of :not(dialog))) {
      flex-wrap: wrap;
      gap: 8px;
      > .chips {
        flex: 1 0 100%;
        margin-right: -16px;
      }
      > .end {
        flex: 1 0 100%;
        flex-wrap: wrap;
        > :nth-last-child(n + 3 of :not(dialog)) {
          flex: 1;
          padding: 0 6px;
        }
      }
    }
  }
`;

export const FactList = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 18px;

  .sum {
    color: var(--text-secondary);
    font-size: 13px;
  }
  .sum strong {
    display: block;
    margin-top: 2px;
    color: var(--text-primary);
    font: 600 28px/34px var(--font-sans);
    letter-spacing: -0.015em;
  }
  .sums {
    display: flex;
    flex-wrap: wrap;
    gap: 12px 32px;
  }
  .sums strong {
    font: 600 20px/28px var(--font-sans);
  }
  .sum .num {
    white-space: normal; /* the longest sum is wider than a phone */
    overflow-wrap: anywhere;
  }
  h3 {
    margin-bottom: 2px;
  }
  &[data-wide] {
    @container page (min-width: 640px) {
      grid-template-rows: auto auto 1fr;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: 18px 32px;
      align-items: start;
      > dl {
        grid-row: 1 / span 3;
        grid-column: 2;
      }
    }
  }
  .acts {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
`;

/** The next step and its assignee. */
export const AssigneeNote = styled.p`
  padding: 10px 16px;
  border: 1px solid var(--border-base);
  border-left: 3px solid var(--border-strong);
  border-radius: var(--radius-control);
  background: var(--surface-sunken);
  font-size: 13px;

  &[data-mine] {
    border-color: var(--accent-border);
    border-left-color: var(--accent-fill);
    background: var(--surface-selected);
  }
  strong {
    font-weight: 600;
  }
`;

/** A small text button within a line of facts. */
export const InlineButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  padding: 0;
  border: 0;
  background: none;
  color: var(--accent-text);
  font: inherit;
  vertical-align: top;
  cursor: pointer;

  &:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  &:disabled {
    color: var(--text-muted);
    text-decoration: none;
    cursor: not-allowed;
  }
  dd > & {
    margin-left: 8px;
  }
  ${belowMobile} {
    min-height: 44px;
    margin: -12px 0;
  }
`;

/** Inline buttons of a file. On a phone their touch areas are higher than a line: wrapped lines keep them apart. */
export const InlineActions = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 0 8px;
  vertical-align: top;
  white-space: nowrap;

  dd > & {
    margin-left: 8px;
  }
  ${belowMobile} {
    row-gap: 24px;
  }
`;

/** Draft note above the fields of a dialog. */
export const DraftNoteLine = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  margin-bottom: 10px;
`;

/** Fields of a dialog, one per line. */
export const DialogFields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 14px;
`;
