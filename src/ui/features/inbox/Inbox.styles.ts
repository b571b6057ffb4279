import { styled } from 'styled-components';

/** Number of records of a kind that are not in the list, with a link to all of them. */
export const MoreRecords = styled.p`
  padding: 10px 16px;
  color: var(--text-secondary);
  font-size: 13px;
`;
