// Styles of a table (cards on a phone: TableCards.styles.ts), for the kit's Table and for hand-written virtual tables.
import { keyframes, styled } from 'styled-components';
import { belowWide, onSmallLaptops, onTablets } from '../../theme/media.ts';
import { tableCardRules } from './TableCards.styles.ts';

const tint = keyframes`
  from { background: var(--status-info-tint); }
`;
const slide = keyframes`
  from { background-position: 200% 0; }
`;

/**
 * Styles plain `thead th`, `tbody tr`, `td` inside: class `end` aligns right, `tr[aria-selected=true]` is the selected row,
 * `td[data-label][data-card]` is a slot of the card (`CardSlot` of Table.tsx), `td[data-cut]` may be truncated, `.name` in
 * it has two lines, `th[data-rest]` heads a name that takes the remaining width, `[data-hidden-below]` is hidden in narrow
 * space, `[data-hidden-below=tablet]` in narrower space, `[data-hidden-below=desktop]` below 1600 px, `.rowlink` is the link
 * that a click on its row activates (rowClicks.ts). Inside `data-rejected` it has the red tint of «Отказано», inside
 * `data-separate-rows` its cards are separate.
 */
export const TableBox = styled.table`
  width: 100%;
  border-spacing: 0;
  font-size: 13px;
  line-height: 20px;

  th,
  td {
    overflow: hidden;
    padding: 0 12px;
    text-align: left;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  /* Contains hidden texts, which would widen the page behind a scrolling table. */
  :where(td) {
    position: relative;
  }
  /* A head of several words wraps before its column becomes wider than its values. */
  th {
    height: 32px;
    padding-block: 4px;
    white-space: normal;
    border-bottom: 1px solid var(--border-base);
    background: var(--surface-sunken);
    color: var(--text-secondary);
    font: 500 12px/16px var(--font-sans);
  }
  td {
    height: 40px;
    border-bottom: 1px solid var(--border-subtle);
  }
  &[data-compact] td {
    height: 32px;
  }
  :is(th, td):first-child {
    padding-left: 16px;
  }
  :is(th, td):last-child {
    padding-right: 16px;
  }
  tr:last-child > td {
    border-bottom: 0;
  }
  .end {
    text-align: right;
  }
  td[data-card='title'] {
    font-weight: 500;
  }
  td[data-card='actions'] {
    overflow: visible;
  }
  /* Only what has its full text in a hint is cut short; a sum, a date, a status widens its column. No card is bound by it. */
  td:where([data-cut]) {
    max-width: 0;
  }
  @media (min-width: 768px) {
    td .name {
      display: -webkit-box;
      overflow: hidden;
      overflow-wrap: break-word;
      line-height: 16px;
      white-space: normal;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
    }
  }
  ${belowWide} {
    [data-hidden-below='desktop'] {
      display: none;
    }
  }
  ${onSmallLaptops} {
    th,
    td {
      padding-inline: 8px;
    }
    :is(th, td):last-child {
      padding-right: 8px;
    }
    [data-hidden-below='true'] {
      display: none;
    }
    /* Row actions stay visible while the table scrolls sideways. */
    :where(td[data-card='actions']:last-child) {
      position: sticky;
      right: 0;
      background: var(--paper, var(--surface-base));
    }
  }
  ${onTablets} {
    [data-hidden-below] {
      display: none;
    }
    :where(td[data-card='actions']:last-child) {
      border-left: 1px solid var(--border-subtle);
    }
  }
  td > :not(.num, .rowlink) {
    vertical-align: middle;
  }
  td[data-card='actions'] > * + :not(dialog) {
    margin-left: 8px;
  }

  tbody tr:has(.rowlink) {
    cursor: pointer;
  }
  tbody tr:hover > td {
    background: var(--surface-hover);
  }
  tbody tr[aria-selected='true'] > td {
    background: var(--surface-selected);
  }
  tbody tr[aria-selected='true'] > td:first-child {
    box-shadow: inset 3px 0 0 var(--accent-fill);
  }
  tbody tr[data-changed] > td {
    animation: ${tint} 600ms var(--motion-ease);
  }
  .rowlink {
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    cursor: pointer;
  }
  @supports selector(:has(a)) {
    .rowlink:focus-visible {
      outline: 0;
    }
    tbody tr:has(.rowlink:focus-visible) {
      outline: 2px solid var(--focus-ring);
      outline-offset: -2px;
    }
  }
  &[aria-busy='true'] thead {
    background: linear-gradient(90deg, transparent 50%, var(--accent-fill) 50% 75%, transparent 75%) 0 100% / 200% 2px
      no-repeat;
    animation: ${slide} 1200ms linear infinite;
  }
  &[aria-busy='true'] th {
    background: linear-gradient(var(--surface-sunken), var(--surface-sunken)) 0 0 / 100% calc(100% - 1px) no-repeat;
    border-bottom-color: transparent;
  }

  [data-rejected] & {
    --paper: var(--rejected-bg);
    th {
      border-color: var(--rejected-border);
      background: var(--rejected-bg);
    }
    td {
      border-color: var(--rejected-row);
    }
    tbody tr:hover > td {
      background: var(--rejected-hover);
    }
    [data-tone='danger'] {
      background: var(--surface-base);
    }
  }

  ${tableCardRules}
`;
