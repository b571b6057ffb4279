// Scrolling of a table that is wider than its container.
import { css, styled } from 'styled-components';
import { belowMobile, onSmallLaptops } from '../../theme/media.ts';

/** A shadow at the edge while there is more to scroll; at the end the table covers it. */
const moreBeside = css`
  background:
    linear-gradient(to right, var(--surface-base) 16px, transparent) left / 32px 100% no-repeat local,
    linear-gradient(to left, var(--surface-base) 16px, transparent) right / 32px 100% no-repeat local,
    linear-gradient(to right, var(--border-strong), transparent) left / 10px 100% no-repeat,
    linear-gradient(to left, var(--border-strong), transparent) right / 10px 100% no-repeat;
`;

/** Scrolls sideways if the columns do not fit; on a phone rows are cards. */
export const TableScroll = styled.div`
  overflow-x: auto;
  scrollbar-width: thin;

  ${onSmallLaptops} {
    ${moreBeside}
  }
  /* Enough of a name to distinguish it from others. */
  th[data-rest] {
    min-width: 140px;
    ${onSmallLaptops} {
      min-width: 108px;
    }
  }
  ${belowMobile} {
    overflow: visible;
  }
`;
