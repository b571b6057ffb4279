// Styles of the sample screens: list beside a chat, and the two forms.
import { styled } from 'styled-components';
import { panelSurface } from '../../kit/mixins.ts';
import { PaneListColumn } from '../../kit/layout/Panes.styles.ts';
import { belowMobile } from '../../theme/media.ts';

export const DealListColumn = styled(PaneListColumn)`
  li > a {
    display: flex;
    align-items: center;
    gap: 10px;
    min-height: 44px;
  }
`;

export const DealPane = styled.section`
  display: flex;
  flex-direction: column;
  gap: 12px;
  min-width: 0;
  min-height: 0;
  padding: 16px 24px;
  overflow-y: auto;

  > * {
    flex: none;
  }
  > .center {
    margin: auto;
  }
  > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
    max-width: 1000px;
  }
  > header > h2 {
    flex: 1;
    min-width: 160px;
  }
  ${belowMobile} {
    padding: 12px 16px;
    > header > h2 {
      flex-basis: 100%;
    }
    > header > a {
      flex: 1 0 auto;
    }
  }
`;

export const DealChatColumn = styled.section`
  display: flex;
  flex-direction: column;
  max-width: 1000px;
  height: 540px;
  overflow: hidden;
  ${panelSurface}

  > ul {
    display: flex;
    flex: 1;
    flex-direction: column;
    gap: 10px;
    overflow-y: auto;
    padding: 16px 20px;
  }
  li {
    align-self: flex-start;
    max-width: min(364px, 85%);
    padding: 8px 12px;
    border-radius: 8px 8px 8px 2px;
    background: var(--surface-canvas);
  }
  li[data-own] {
    align-self: flex-end;
    border-radius: 8px 8px 2px 8px;
    background: var(--surface-selected);
  }
  small {
    display: block;
    color: var(--text-muted);
    font-size: 12px;
    line-height: 16px;
  }
  > .row {
    display: flex;
    gap: 8px;
    align-items: flex-end;
    padding: 12px;
    border-top: 1px solid var(--border-base);
  }
  > .row > .text {
    flex: 1;
    min-width: 0;
  }
  ${belowMobile} {
    height: min(540px, 60dvh);
  }
`;

export const DealForm = styled.div`
  display: grid;
  gap: 12px;
  max-width: 720px;

  .foot {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    justify-content: flex-end;
    margin-top: 16px;
  }
  .foot > :first-child {
    margin-right: auto;
  }
  ${belowMobile} {
    .foot > * {
      flex: 1 0 auto;
    }
  }
`;
