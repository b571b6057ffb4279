// Table rows as cards on a phone; `data-card` selects the slot (Table.tsx).
import { css } from 'styled-components';
import { belowMobile } from '../../theme/media.ts';
import { panelSurface } from '../mixins.ts';

/** Below 768 px. Slots have their own order, independent of the columns. */
export const tableCardRules = css`
  ${belowMobile} {
    display: block;
    font-size: 14px;

    thead {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    tbody {
      display: block;
    }
    tbody tr {
      position: relative;
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 0 8px;
      padding: 10px 16px;
      border-bottom: 1px solid var(--border-subtle);
    }
    tbody tr::before {
      flex: 0 0 100%;
      order: 1;
      height: 0;
      content: '';
    }
    tbody tr:last-child {
      border-bottom: 0;
    }
    tbody tr[aria-selected='true'] {
      background: var(--surface-selected);
      box-shadow: inset 3px 0 0 var(--accent-fill);
    }
    [data-separate-rows] & tbody tr {
      margin-bottom: 10px;
      padding: 10px 14px;
      ${panelSurface}
    }
    tbody td,
    &[data-compact] td {
      display: flex;
      flex: 1 0 100%;
      order: 3;
      align-items: center;
      justify-content: space-between;
      gap: 12px;
      max-width: none;
      height: auto;
      min-height: 26px;
      padding: 2px 0;
      border: 0;
      text-align: right;
      white-space: normal;
      overflow-wrap: anywhere;
    }
    tbody td:is(:first-child, :last-child) {
      padding: 2px 0;
    }
    tbody tr[aria-selected='true'] > td:first-child {
      box-shadow: none;
    }
    tbody tr:hover > td,
    [data-rejected] & tbody tr:hover > td {
      background: none;
    }
    /* Hidden, yet a cell: without it the following cells would be read under the wrong header. */
    tbody tr > td[data-blank] {
      position: absolute;
      clip-path: inset(50%);
    }
    tbody td[data-card='actions']:empty {
      display: none;
    }
    td::before {
      flex: none;
      color: var(--text-muted);
      font-size: 13px;
      font-weight: 400;
      content: attr(data-label);
    }
    td:is([data-card='title'], [data-card='aside'], [data-card='corner'], [data-card='name'])::before,
    td:is([data-card='foot'], [data-card='actions'])::before {
      content: none;
    }
    tbody td:is([data-card='title'], [data-card='aside'], [data-card='corner']) {
      flex: 0 1 auto;
      order: 0;
      text-align: left;
    }
    tbody td[data-card='title'] {
      min-width: 0;
      overflow-wrap: break-word;
    }
    tbody td[data-card='aside'] {
      flex: none;
      color: var(--text-muted);
      font-size: 13px;
    }
    tbody td[data-card='corner'] {
      flex: none;
      max-width: 60%;
      margin-left: auto;
    }
    tbody td[data-card='name'] {
      flex: 1 1 0;
      order: 2;
      min-width: 40%;
      text-align: left;
    }
    tbody tr:not(:has([data-card='sum'])) > td[data-card='name'] {
      flex-basis: 100%;
    }
    tbody td[data-card='sum'] {
      order: 2;
      font-weight: 600;
      white-space: nowrap;
    }
    tbody tr:has([data-card='name']) > td[data-card='sum'] {
      flex: 0 1 auto;
      margin-left: auto;
      &::before {
        content: none;
      }
    }
    /* Never narrower than an amount, which cannot wrap; otherwise it takes a line of its own. */
    tbody td[data-card='half'] {
      display: block;
      flex: 1 0 calc(50% - 4px);
      overflow: visible;
      overflow-wrap: normal;
      text-align: left;
      &::before {
        display: block;
        font-size: 12px;
        line-height: 16px;
      }
    }
    tbody td[data-card='foot'] {
      order: 4;
      justify-content: flex-start;
      margin-top: 6px;
      padding-top: 8px;
      border-top: 1px solid var(--border-subtle);
      text-align: left;
    }
    tbody tr:has(.rowlink) > td[data-card='foot']::after {
      flex: none;
      width: 7px;
      height: 7px;
      margin: 0 3px 0 auto;
      border: solid var(--text-muted);
      border-width: 1.5px 1.5px 0 0;
      rotate: 45deg;
      content: '';
    }
    tbody td[data-card='actions'] {
      flex-wrap: wrap;
      order: 5;
      gap: 8px;
      margin-top: 4px;
      > :not(dialog) {
        flex: 1 0 auto;
        margin: 0;
      }
      > [data-tone] {
        flex: none;
        margin-left: auto;
      }
    }
    [data-rejected] & tbody tr {
      border-color: var(--rejected-row);
    }
  }
`;
