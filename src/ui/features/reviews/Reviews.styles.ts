// Styles of the reviews: the list and the open review beside it.
import { styled } from 'styled-components';
import { SINGLE_PANE_MAX_WIDTH, PaneListColumn, singlePaneRules } from '../../kit/layout/Panes.styles.ts';
import { belowMobile } from '../../theme/media.ts';

export const ReviewList = styled(PaneListColumn)`
  li > a {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 2px 12px;
    padding-block: 10px;
    line-height: 20px;
  }
  .name {
    font-weight: 500;
  }
  time {
    color: var(--text-muted);
    font-size: 12px;
  }
`;

export const ReviewPane = styled.section`
  display: grid;
  align-content: start;
  min-width: 0;
  min-height: 0;
  padding: 20px 24px;
  overflow-y: auto;

  &:not(:has(> article)) {
    align-content: center;
  }
  > article {
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
  ${singlePaneRules(SINGLE_PANE_MAX_WIDTH)} {
    .back {
      display: inline-flex;
    }
  }
  ${belowMobile} {
    padding: 12px 16px 16px;
  }
`;

export const ReviewRating = styled.span`
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
