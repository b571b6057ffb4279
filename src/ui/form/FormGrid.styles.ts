// The twelve columns of a form: two fields side by side, one column on a phone.
import { styled } from 'styled-components';
import { belowMobile } from '../theme/media.ts';

/** Children take half a row; `FormHeading`, `FormOptions` and `FormRow` a full one. */
export const FormGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 14px 16px;
  align-items: start;
  ${belowMobile} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Heading of a field group, with its variant switch at the right. */
export const FormHeading = styled.div`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 16px;
  min-height: 36px;
  margin-bottom: 2px;
`;

/** Checkboxes, side by side. */
export const FormOptions = styled.div`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  gap: 4px 28px;
  margin-bottom: 6px;
`;

/** A full-width field. */
export const FormRow = styled.div`
  grid-column: 1 / -1;
`;
