// Styles of the KYT screens: the companies beside the wallets of one.
import { styled } from 'styled-components';
import { PaneListColumn, singlePaneRules } from '../../kit/layout/Panes.styles.ts';
import { belowMobile } from '../../theme/media.ts';

/** Wallets need more room than other contents beside a list. */
export const KYT_SINGLE_PANE_WIDTH = 999;
const ONE_PANE = singlePaneRules(KYT_SINGLE_PANE_WIDTH);

export const CompanyListColumn = styled(PaneListColumn)`
  li > a {
    display: flex;
    position: relative;
    align-items: center;
    gap: 10px;
    min-height: 40px;
  }
  > .foot {
    padding: 11px 16px;
    border-top: 1px solid var(--border-base);
    color: var(--text-secondary);
    font-size: 12.5px;
  }
  ${ONE_PANE} {
    li > a {
      min-height: 48px;
    }
    li > a::after {
      flex: none;
      width: 7px;
      height: 7px;
      margin-right: 4px;
      border: solid var(--text-muted);
      border-width: 1.5px 1.5px 0 0;
      content: '';
      rotate: 45deg;
    }
  }
  ${belowMobile} {
    li > a {
      font-size: 15px;
    }
  }
`;

export const CompanyColumn = styled.section`
  display: flex;
  flex-direction: column;
  gap: 16px;
  min-width: 0;
  min-height: 0;
  padding: 20px 24px;
  overflow-y: auto;

  > * {
    flex: none;
  }
  > .center {
    margin: auto;
  }
  ${belowMobile} {
    padding: 12px 16px 16px;
  }
`;

export const CompanyHeader = styled.header`
  display: flex;
  align-items: center;
  gap: 12px;
  min-width: 0;

  > button {
    display: none;
    margin: -4px 0 -4px -10px;
  }
  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 12px;
    min-width: 0;
  }
  h2 {
    min-width: 0;
    overflow: hidden;
    font: 600 18px/28px var(--font-sans);
    letter-spacing: -0.01em;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  ${ONE_PANE} {
    gap: 4px;
    > button {
      display: inline-grid;
    }
  }
  ${belowMobile} {
    h2 {
      font-size: 17px;
      line-height: 24px;
    }
    .sec {
      font-size: 13px;
      line-height: 18px;
    }
  }
`;
