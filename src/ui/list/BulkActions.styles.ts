import { styled } from 'styled-components';
import { belowMobile, onSmallLaptops } from '../theme/media.ts';

export const SelectionBox = styled.label`
  display: flex;
  gap: 8px;
  align-items: center;
  /* All of its cell: beside the box a click would open the row. */
  min-height: 39px;
  margin: 0 -12px 0 -16px;
  padding: 0 12px 0 16px;
  cursor: pointer;

  > input {
    width: 16px;
    height: 16px;
    margin: 0;
    accent-color: var(--accent-fill);
    cursor: inherit;
  }
  > span {
    display: none;
  }
  ${onSmallLaptops} {
    margin-right: -8px;
    padding-right: 8px;
  }
  ${belowMobile} {
    min-height: 44px;
    margin: 0;
    padding: 0;
    > span {
      display: inline;
      color: var(--text-secondary);
    }
  }
`;

export const Results = styled.ul`
  margin-top: 12px;
  border-top: 1px solid var(--border-base);
  color: var(--text-primary);
  font-size: 13px;

  li {
    display: flex;
    align-items: center;
    gap: 10px;
    min-height: 36px;
    padding: 6px 0;
    border-bottom: 1px solid var(--border-subtle);
  }
  small {
    display: block;
    color: var(--text-secondary);
    font-size: inherit;
    font-variant-numeric: tabular-nums lining-nums;
  }
  li > span:last-child {
    margin-left: auto;
    color: var(--text-secondary);
    text-align: right;
  }
  [data-result='failed'] > span:last-child {
    color: var(--status-danger-text);
  }
  .lucide {
    width: 16px;
    height: 16px;
    color: var(--text-muted);
  }
  [data-result='done'] > .lucide {
    color: var(--status-success-mark);
  }
  [data-result='failed'] > .lucide {
    color: var(--status-danger-mark);
  }
`;
