// Looks of the reviews: list of 320 px beside the review; where both do not fit, one of them with a way back.
import { styled } from 'styled-components';
import { belowMobile } from '../../theme/media.ts';

const ONE_PANE = '@container reviews (max-width: 899px)';

export const Frame = styled.div`
  height: 100%;
  container: reviews / inline-size;
`;

/** `data-open`: a review is chosen. */
export const Panes = styled.div`
  display: grid;
  grid-template-columns: 320px minmax(0, 1fr);
  height: 100%;

  ${ONE_PANE} {
    grid-template-columns: minmax(0, 1fr);
    &[data-open] > :first-child,
    &:not([data-open]) > :last-child {
      display: none;
    }
  }
`;

export const List = styled.nav`
  min-width: 0;
  min-height: 0;
  overflow-y: auto;
  border-right: 1px solid var(--border-base);
  background: var(--surface-base);

  li > a {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 2px 12px;
    padding: 10px 16px;
    border-bottom: 1px solid var(--border-subtle);
    color: var(--text-primary);
    font-size: 13px;
    line-height: 20px;
    outline-offset: -2px;
  }
  li > a:hover {
    background: var(--surface-hover);
    text-decoration: none;
  }
  li > a[aria-current] {
    background: var(--surface-selected);
    box-shadow: inset 3px 0 0 var(--accent-fill);
  }
  .name {
    overflow: hidden;
    font-weight: 500;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  time {
    color: var(--text-muted);
    font-size: 12px;
  }
`;

export const Pane = styled.section`
  min-width: 0;
  min-height: 0;
  padding: 20px 24px;
  overflow-y: auto;

  > div {
    display: grid;
    gap: 16px;
    justify-items: start;
    max-width: 720px;
  }
  blockquote {
    margin: 0;
    padding: 12px 16px;
    border: 1px solid var(--border-base);
    border-left: 3px solid var(--border-strong);
    border-radius: var(--radius-control);
    background: var(--surface-base);
    font-size: 15px;
    line-height: 24px;
  }
  dl {
    width: 100%;
  }
  .back {
    display: none;
  }
  ${ONE_PANE} {
    .back {
      display: inline-flex;
    }
  }
  ${belowMobile} {
    padding: 12px 16px 16px;
  }
`;

export const Rate = styled.span`
  display: inline-flex;
  gap: 2px;
  color: var(--text-primary);

  .lucide {
    width: 14px;
    height: 14px;
  }
  .lucide[data-full] {
    fill: currentColor;
  }
  .lucide:not([data-full]) {
    color: var(--border-strong);
  }
`;
