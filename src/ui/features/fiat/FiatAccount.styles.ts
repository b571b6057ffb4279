// Styles of the rouble account: balance and bank details side by side, or stacked.
import { styled } from 'styled-components';
import { belowMobile } from '../../theme/media.ts';

export const AccountCards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(440px, 100%), 1fr));
  gap: 16px;
`;

export const AccountCard = styled.div`
  display: flex;
  flex-direction: column;
  gap: 12px;
  height: 100%;

  > .head {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 10px;
    min-height: 28px;
  }
  > .head > button {
    margin-left: auto;
  }
  > .head > [role='alert'] {
    flex: 1 0 100%;
    color: var(--status-danger-text);
    font-size: 12px;
  }
  > .sum {
    color: var(--text-secondary);
    font-size: 13px;
  }
  > .sum strong {
    display: block;
    color: var(--text-primary);
    font: 500 28px/36px var(--font-sans);
    letter-spacing: -0.015em;
  }
  > .parts {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 4px 16px;
    color: var(--text-secondary);
    font-size: 13px;
  }
  > .acts {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    align-items: center;
    margin-top: auto;
    padding-top: 6px;
  }
  ${belowMobile} {
    > .acts > * {
      flex: 1 0 auto;
    }
  }
`;
