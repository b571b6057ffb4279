// Styles of wallet tables: dense cells, and stacked buttons in narrow space.
import { styled } from 'styled-components';
import { belowMobile } from '../../theme/media.ts';

/** Around the panel of a section; a container for its row layout. */
export const WalletSectionBox = styled.div`
  container: wallets / inline-size;

  :is(th, td):not(:first-child) {
    padding-left: 8px;
  }
  :is(th, td):not(:last-child) {
    padding-right: 8px;
  }
  td {
    padding-block: 5px;
  }
  td [data-tone] {
    flex-wrap: wrap; /* a visitor's own spacing of text */
    max-width: 100%;
    height: auto;
    min-height: 22px;
    white-space: normal;
  }
  td small {
    display: block;
    font-weight: 400;
    color: var(--text-muted);
    font-size: 12px;
    line-height: 16px;
    white-space: normal;
    overflow-wrap: anywhere;
  }
  @container wallets (min-width: 900px) {
    td small {
      padding-left: 28px; /* below the name */
    }
  }
  .explored {
    display: inline-flex;
    gap: 2px;
    align-items: center;

    > a {
      display: grid;
      place-items: center;
      width: 24px;
      height: 24px;
      color: var(--text-muted);
    }
    .lucide {
      width: 14px;
      height: 14px;
    }
    ${belowMobile} {
      gap: 14px; /* the copy button is wider than its box there */

      > a {
        width: 44px;
        height: 44px;
        margin: -10px -12px -10px 0;
      }
    }
  }
  .tools {
    display: flex;
    flex-wrap: wrap;
    gap: 6px 12px;
    align-items: center;
    justify-content: flex-end;
  }
  .wallet {
    display: flex;
    align-items: center;
    gap: 6px;
    min-width: 0;
    font-weight: 400;
  }
  .wallet > span {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  @media (min-width: 768px) {
    @container wallets (max-width: 799px) {
      .scroll {
        overflow-x: auto;
      }
      table {
        min-width: 664px;
      }
      col:last-child {
        width: 194px !important;
      }
      td {
        height: 48px;
      }
      .wallet {
        line-height: 17px;
      }
      .wallet > span > .muted {
        display: block;
        overflow: hidden;
        font-size: 12px;
        text-overflow: ellipsis;
      }
    }
  }
  ${belowMobile} {
    && td {
      overflow: visible; /* clipped cells scroll sideways when the focus enters what overlaps their edge */
      padding: 0;
    }
    td small {
      padding-left: 30px; /* below the name */
    }
    .wallet {
      gap: 8px;
      font-weight: 500;
    }
    .wallet .muted {
      font-weight: 400;
    }
    .note {
      display: none;
    }
  }
`;

/** Buttons of a row and, below them, the failure. */
export const WalletActionsCell = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: 4px 8px;
  padding: 5px 0 6px;

  > .second {
    display: flex;
    width: 170px;
  }
  > .second > button {
    width: 100%;
    height: auto;
    min-height: 28px;
    padding: 0 4px;
    white-space: normal;
  }
  > .first > button {
    min-width: 98px;
  }
  > .problem {
    flex: 0 0 calc(100% + 32px); /* the spec's longest words in one line: the score beside it ends earlier */
    margin-left: -32px;
    color: var(--status-danger-text);
    font-size: 12px;
    line-height: 16px;
    text-align: right;
    white-space: normal;
    overflow-wrap: anywhere;
  }
  /* The spinner of a narrow button has the same distance from the edge as the end of the label. */
  && button > span[data-moved] {
    transform: translateX(8px);
  }
  > .problem:empty {
    display: none;
  }
  .again {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    text-decoration: underline;
    text-underline-offset: 3px;
    cursor: pointer;
  }
  .again .lucide {
    width: 12px;
    height: 12px;
    stroke-width: 2;
  }

  @media (min-width: 768px) {
    @container wallets (max-width: 799px) {
      flex-direction: column;
      align-items: flex-end;
      > .first > button {
        width: 170px;
      }
      > .problem {
        flex: none;
        max-width: 100%;
        margin-left: 0;
      }
    }
  }
  ${belowMobile} {
    &&& {
      flex: 1 1 0;
      min-width: 0;
    }
    gap: 8px;
    padding: 0;
    > .first {
      flex: 1 1 0;
    }
    > .second {
      flex: 1.9 1 0;
      width: auto;
      justify-content: flex-end;
    }
    > .first > button {
      width: 100%;
      min-width: 0;
      padding: 0 10px;
      font-size: 13px;
    }
    > .second > button {
      min-height: 44px;
      padding: 0 10px;
      font-size: 13px;
    }
    > .problem {
      flex-basis: 100%;
      margin-left: 0;
      text-align: left;
    }
    .again {
      min-height: 44px;
    }
  }
`;
