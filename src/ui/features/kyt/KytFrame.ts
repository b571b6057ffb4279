// Looks of the KYT screens: list of 320 px beside the wallets; where both do not fit, one of them with a way back.
import { styled } from 'styled-components';
import { belowMobile } from '../../theme/media.ts';

/** Width of the screen's own place (not of the window: the side bar may be folded) up to which one pane is shown. */
const ONE_PANE = '@container kyt (max-width: 999px)';

export const Frame = styled.div`
  height: 100%;
  container: kyt / inline-size;
`;

/** `data-open`: a company is chosen; with room for one pane only its wallets are shown. */
export const Panes = styled.div`
  display: grid;
  grid-template-columns: 320px minmax(0, 1fr);
  height: 100%;

  @container kyt (max-width: 1119px) {
    grid-template-columns: 272px minmax(0, 1fr);
  }
  ${ONE_PANE} {
    grid-template-columns: minmax(0, 1fr);
    &[data-open] > :first-child,
    &:not([data-open]) > :last-child {
      display: none;
    }
  }
`;

export const List = styled.section`
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  border-right: 1px solid var(--border-base);
  background: var(--surface-base);

  > .search {
    padding: 12px;
    border-bottom: 1px solid var(--border-base);
  }
  > ul {
    flex: 1;
    min-height: 0;
    overflow-y: auto;
    scrollbar-width: thin;
  }
  li > a {
    display: flex;
    position: relative;
    align-items: center;
    gap: 10px;
    min-height: 40px;
    padding: 6px 16px;
    border-bottom: 1px solid var(--border-subtle);
    color: var(--text-primary);
    font-size: 13px;
    outline-offset: -2px;
  }
  li > a:hover {
    background: var(--surface-hover);
    text-decoration: none;
  }
  li > a[aria-current] {
    background: var(--surface-selected);
    box-shadow: inset 3px 0 0 var(--accent-fill);
    font-weight: 500;
  }
  .name {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  li .lucide {
    display: none;
    color: var(--text-muted);
  }
  > .foot {
    padding: 11px 16px;
    border-top: 1px solid var(--border-base);
    color: var(--text-secondary);
    font-size: 12.5px;
  }
  ${ONE_PANE} {
    border-right: 0;
    li > a {
      min-height: 48px;
    }
    li .lucide {
      display: block;
    }
  }
  ${belowMobile} {
    li > a {
      font-size: 15px;
    }
  }
`;

export const Pane = styled.section`
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

export const CompanyHead = styled.header`
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
