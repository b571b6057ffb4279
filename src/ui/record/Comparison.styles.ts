// Comparison table of requests, one per column: the own one first, the row heads sticky. Wider than a phone, so it needs a
// label and keyboard access (a region with tabIndex 0).
import { styled } from 'styled-components';
import { belowMobile } from '../theme/media.ts';

export const ComparisonGrid = styled.div`
  overflow-x: auto;

  table {
    width: 100%;
    border-spacing: 0;
    font-size: 13px;
    line-height: 20px;
  }
  :is(th, td) {
    min-width: 148px;
    height: 36px;
    padding: 6px 8px;
    border-bottom: 1px solid var(--border-subtle);
    font-weight: 400;
    text-align: right;
    white-space: nowrap;
  }
  thead th {
    border-bottom-color: var(--border-base);
    background: var(--surface-sunken);
    font-weight: 600;
    vertical-align: top;
  }
  tbody tr:last-child > * {
    border-bottom: 0;
  }
  tr > :last-child {
    padding-right: 16px;
  }
  tr > :first-child {
    position: sticky;
    left: 0;
    z-index: 1;
    width: 112px;
    min-width: 104px;
    padding-left: 16px;
    background: var(--surface-base);
    color: var(--text-secondary);
    text-align: left;
    white-space: normal;
  }
  thead tr > :first-child {
    background: var(--surface-sunken);
    font-weight: 500;
  }
  tr > :nth-child(2) {
    border-right: 1px solid var(--border-base);
  }
  small {
    display: block;
    max-width: 200px;
    margin-left: auto;
    overflow-x: clip;
    overflow-wrap: break-word;
    color: var(--text-muted);
    font: 400 12px/16px var(--font-sans);
    white-space: normal;
  }
  .worse {
    color: var(--status-warning-text);
  }
  ${belowMobile} {
    table {
      font-size: 12px;
    }
    :is(th, td) {
      min-width: 104px;
      padding-inline: 6px;
    }
    tr > :first-child {
      min-width: 64px;
      padding-left: 12px;
      white-space: normal;
    }
  }
`;
