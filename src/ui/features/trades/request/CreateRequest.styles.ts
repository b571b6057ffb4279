// Styles of a new request: linked amounts side by side, the fee in a sunken footer, the totals on the right.
import { styled } from 'styled-components';
import { belowMobile } from '../../../theme/media.ts';

/** Form of 720 px and totals of 416 px; stacked in a narrow container. */
export const RequestPage = styled.div`
  container: request / inline-size;
  padding: 20px 24px 24px;

  > div {
    display: grid;
    grid-template-columns: minmax(0, 720px) minmax(320px, 416px);
    gap: 16px 24px;
    align-items: start;
  }
  ${belowMobile} {
    padding: 12px 16px 16px;
  }
  @container request (max-width: 879px) {
    > div {
      grid-template-columns: minmax(0, 720px);
    }
  }
`;

export const RequestStack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  align-content: start;

  > p {
    color: var(--text-muted);
    font-size: 12px;
    line-height: 16px;
  }
  h3 {
    font: 600 13px/20px var(--font-sans);
  }
`;

export const TradeKindRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 16px;

  > .note {
    display: flex;
    align-items: center;
    gap: 4px;
  }
  ${belowMobile} {
    > fieldset {
      flex: 1 0 100%;
    }
  }
`;

/** Two equal columns with room for the link between them. */
export const RequestPairs = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 20px minmax(0, 1fr);
  gap: 14px 8px;
  align-items: start;

  > .link {
    display: grid;
    place-items: center;
    height: 52px;
    margin-top: 22px;
    color: var(--text-secondary);
  }
  > .wide {
    grid-column: 1 / -1;
  }
  ${belowMobile} {
    grid-template-columns: minmax(0, 1fr);

    > .link {
      height: 16px;
      margin: -12px 0;
    }
    > .gap {
      display: none;
    }
  }
`;

/** The operator's fee, and the net amount to pay or receive. */
export const FeeLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 4px 16px;
  padding: 10px 16px;
  border-top: 1px solid var(--border-base);
  background: var(--surface-sunken);
  color: var(--text-secondary);
  font-size: 13px;

  > span > :last-child {
    margin-left: 8px;
    color: var(--text-primary);
  }
  b {
    font-weight: 600;
  }
  ${belowMobile} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    > span {
      display: flex;
      justify-content: space-between;
    }
  }
`;

/** Currency of a linked amount as a native select within the field. */
export const CryptoSelect = styled.span`
  position: relative;
  display: flex;
  align-items: center;
  margin-right: -8px;

  && > select {
    width: auto;
    height: 44px;
    padding: 0 20px 0 0;
    border: 0;
    background: none;
    color: var(--text-primary);
    font: 500 14px/20px var(--font-sans);
    appearance: none;
    cursor: pointer;
  }
  option {
    background: var(--surface-raised);
  }
  > .lucide {
    position: absolute;
    right: 0;
    width: 14px;
    height: 14px;
    color: var(--text-secondary);
    pointer-events: none;
  }
`;
