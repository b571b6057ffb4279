// Styles of a screen without a list: stacked panels, a narrow column for decisions on the right.
import { styled } from 'styled-components';
import { belowMobile } from '../../theme/media.ts';

/** Breakpoint of two columns, by the container: the side bar may be folded. */
const ONE_COLUMN = '@container page (max-width: 899px)';

export const PageContainer = styled.div`
  container: page / inline-size;
`;

export const PageBody = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  padding: 20px 24px 24px;

  ${belowMobile} {
    gap: 12px;
    padding: 12px 16px 16px;
  }
`;

/**
 * Facts on the left, actions on the right; `data-even` gives equal columns, `data-even="less"` a slightly wider right one.
 */
export const PageColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 360px;
  gap: 16px;
  align-items: start;

  &[data-even] {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: stretch;
  }
  &[data-even='less'] {
    grid-template-columns: minmax(0, 1fr);
    @container page (min-width: 980px) {
      grid-template-columns: minmax(0, 19fr) minmax(0, 21fr);
    }
  }
  ${ONE_COLUMN} {
    &,
    &[data-even] {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  ${belowMobile} {
    gap: 12px;
  }
`;

/** Panels of one column; `data-fill` stretches the last one to the height of the row. */
export const PageStack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  align-content: start;

  &[data-fill] {
    grid-template-rows: auto 1fr;
    align-content: stretch;
  }

  ${belowMobile} {
    gap: 12px;
  }
`;

/** Record title, its marks and, on the right, actions on the whole record. */
export const PageHead = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  min-width: 0;

  h2 {
    min-width: 0;
    font: 600 18px/28px var(--font-sans);
    letter-spacing: -0.01em;
    overflow-wrap: anywhere;
  }
  > .end {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin-left: auto;
  }
  ${belowMobile} {
    > h2:has(+ .sec) {
      flex: 1 0 100%;
    }
    > .end {
      flex: 1 0 100%;
      > * {
        flex: 1 0 auto;
      }
    }
  }
`;
