// Styles of the custody totals: one card per currency, hot and offline parts below the total.
import { styled } from 'styled-components';
import { panelSurface } from '../../kit/mixins.ts';

export const CustodyCards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(220px, 100%), 1fr));
  gap: 12px;

  > li {
    display: grid;
    gap: 8px;
    align-content: start;
    min-width: 0;
    padding: 14px 16px;
    ${panelSurface}
    font-size: 13px;
  }
  .head {
    display: flex;
    align-items: center;
    gap: 8px;
    font-weight: 600;
  }
  .head > :last-child {
    margin-left: auto;
    font-weight: 400;
  }
  .num {
    white-space: normal; /* the longest sum is wider than a card */
    overflow-wrap: anywhere;
  }
  .total {
    font: 500 20px/28px var(--font-sans);
    letter-spacing: -0.01em;
  }
  dl {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 4px 12px;
  }
  dt {
    color: var(--text-secondary);
  }
  dd {
    margin: 0;
    text-align: right;
  }
`;
