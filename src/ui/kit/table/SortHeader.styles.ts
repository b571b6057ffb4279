// Styles of a sortable table and of the line that describes the sort.
import { styled } from 'styled-components';
import { belowMobile } from '../../theme/media.ts';

/** Contains a Table with `onSort`, and below it an `.order` line. */
export const SortHeaderBox = styled.div`
  display: flex;
  flex-direction: column;

  th button {
    position: relative;
    height: 100%;
    padding: 0;
    border: 0;
    background: none;
    text-align: inherit;
    cursor: pointer;
    outline-offset: -2px;
  }
  th[aria-sort],
  th button:hover {
    color: var(--text-primary);
  }
  /* The arrow is in the padding, so sorting changes no column width. */
  th button::after {
    position: absolute;
    top: calc(50% - 3px);
    left: calc(100% + 1px);
    border: solid transparent;
    border-width: 0 3.5px 5px;
    border-bottom-color: currentColor;
    opacity: 0;
    content: '';
  }
  th button:is(:hover, :focus-visible)::after {
    opacity: 0.5;
  }
  th[aria-sort] button::after {
    opacity: 1;
  }
  th[aria-sort='descending'] button::after {
    rotate: 180deg;
  }

  .order:has(button) {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 8px;
    align-items: center;
    padding: 4px 16px;
    border-top: 1px solid var(--border-subtle);
    color: var(--text-secondary);
    font-size: 13px;
  }
  /* Below the rows nothing moves under the head that is pressed; cards have no heads, and many of them hide the line. */
  ${belowMobile} {
    .order:has(button) {
      order: -1;
      padding: 0 0 4px;
      border: 0;
    }
    .order > button {
      margin-left: -15px; /* aligned with the text of the line */
    }
    /* Cards hide their heads; by key, as at 400 %, they come into sight. By finger the order is chosen in «Настроить список». */
    thead:focus-within {
      position: static;
      width: auto;
      height: auto;
      clip-path: none;
    }
    thead:focus-within tr {
      display: flex;
      flex-wrap: wrap;
    }
    thead:focus-within button {
      min-height: 44px;
    }
  }
`;
