// Shared styles of the dock, dark in both themes.
import { styled } from 'styled-components';
import { formatDate } from '../../kit/display/format.ts';
import type { MockState } from './frames/control.ts';

/** Padding above the content of a tab, px; sticky heads cover it. */
export const CONSOLE_Z_INDEX = 16;

/** Moscow time of day, to the second, from the server's ISO string. */
export const formatTimeOfDay = (iso: string): string => iso.slice(11, 19);

export const formatTime = ({ now, frozen }: MockState): string =>
  `${formatDate(now, 'dateTime')} МСК${frozen ? ' · стоит' : ''}`;

export const ConsoleRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  align-items: center;
`;

export const ConsoleSection = styled.section`
  display: grid;
  align-content: start;
  gap: 8px;
  min-width: 0;

  h2 {
    color: var(--ink-text2);
    font: 500 12px/16px var(--font-sans);
  }
`;

export const ConsoleButton = styled.button`
  display: inline-grid;
  align-content: start;
  min-height: 32px;
  padding: 5px 12px;
  border: 1px solid var(--ink-line);
  border-radius: var(--radius-control);
  background: var(--ink-bg2);
  color: var(--ink-text);
  font: 500 13px/20px var(--font-sans);
  text-align: left;
  cursor: pointer;

  &:hover {
    border-color: var(--ink-accent);
  }
  &:focus-visible {
    outline: 2px solid var(--ink-accent);
    outline-offset: 1px;
  }
  &:disabled {
    border-style: dashed;
    background: none;
    color: var(--ink-text2);
    cursor: not-allowed;
  }
  &[aria-current],
  &[aria-pressed='true'] {
    border-color: var(--ink-accent);
    color: var(--ink-accent);
  }
  small {
    color: var(--ink-text2);
    font: 400 12px/16px var(--font-sans);
  }
`;

/** A link styled as a button. */
export const ConsoleLink = styled(ConsoleButton).attrs({ as: 'a' })<{ href: string }>`
  &,
  &:hover {
    text-decoration: none;
  }
`;

export const ConsoleSelect = styled.select`
  height: 32px;
  max-width: 280px;
  padding: 0 8px;
  border: 1px solid var(--ink-line);
  border-radius: var(--radius-control);
  background: var(--ink-bg2);
  color: var(--ink-text);
  font: 400 13px/20px var(--font-sans);
`;

export const ConsoleTable = styled.table`
  width: 100%;
  border-collapse: collapse;
  font: 400 12px/16px var(--font-mono);

  :is(th, td) {
    padding: 4px 16px 4px 0;
    border-bottom: 1px solid var(--ink-line);
    white-space: nowrap;
  }
  /* Sticky; its line is a shadow, because a border would scroll with the rows. */
  th {
    position: sticky;
    top: -${CONSOLE_Z_INDEX}px;
    border-bottom: 0;
    background: var(--ink-bg);
    box-shadow: inset 0 -1px var(--ink-line);
    color: var(--ink-text2);
    font: 500 12px/16px var(--font-sans);
    text-align: left;
  }
  :is(th, td):last-child {
    width: 100%;
    padding-right: 0;
  }
  td.path {
    white-space: normal;
    overflow-wrap: anywhere;
  }
  [data-refused] {
    color: var(--ink-accent);
    font-weight: 600;
  }
`;
