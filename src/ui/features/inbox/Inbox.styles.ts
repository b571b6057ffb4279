import { styled } from 'styled-components';

/** Tabs with an action at their end; tabs that do not fit scroll beside it. */
export const TabsLine = styled.div`
  position: relative;
  display: flex;
  gap: 12px;
  align-items: center;
  box-shadow: inset 0 -1px 0 var(--border-base);

  > nav {
    flex: 1;
    min-width: 0;
  }
`;

/** Number of records of a kind that are not in the list, with a link to all of them. */
export const MoreRecords = styled.p`
  padding: 10px 16px;
  color: var(--text-secondary);
  font-size: 13px;
`;
