// Styles of the chat screens: the list beside one chat.
import { styled } from 'styled-components';
import { PaneListColumn, singlePaneRules } from '../../kit/layout/Panes.styles.ts';
import { belowMobile } from '../../theme/media.ts';

/** A chat needs less width than other contents beside a list. */
export const CHAT_SINGLE_PANE_WIDTH = 859;

/** A phone in landscape. */
export const onShortWindows = '@media (max-height: 499px)';

export const ChatListColumn = styled(PaneListColumn)`
  > .wait {
    padding: 16px;
  }
  li > a {
    display: block;
    padding-block: 10px;
  }
  .line {
    display: flex;
    gap: 8px;
    align-items: center;
    min-width: 0;
    font: 500 13px/20px var(--font-sans);
  }
  .line > :first-child {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .line > :not(:first-child) {
    flex: none;
    margin-left: auto;
  }
  .line.sender {
    color: var(--text-secondary);
    font-weight: 400;
    font-size: 12px;
    line-height: 18px;
  }
  .line.last {
    color: var(--text-muted);
    font-weight: 400;
    font-size: 12px;
    line-height: 18px;
  }
  .line.last[data-awaiting] {
    color: var(--text-primary);
  }
  .note {
    color: var(--text-muted);
    font-size: 12px;
    line-height: 16px;
  }
  .line .num {
    color: var(--text-muted);
    font-weight: 400;
    font-size: 12px;
  }
  .line [data-tone] {
    height: 18px;
    padding: 0 6px 0 4px;
    font-size: 11px;
  }
  mark {
    background: var(--status-warning-tint);
    color: inherit;
  }
  ${belowMobile} {
    .line {
      font-size: 15px;
    }
  }
`;

export const UnreadMark = styled.span`
  display: inline-block;
  width: 8px;
  height: 8px;
  margin-right: 6px;
  border-radius: 50%;
  background: var(--accent-fill);
`;

export const ChatColumn = styled.section`
  display: flex;
  flex-direction: column;
  height: 100%;
  min-width: 0;
  min-height: 0;
  padding: 20px 28px;
  overflow-y: auto;

  > .center {
    margin: auto;
  }
  > * {
    flex: none;
  }
  > .center .back {
    display: none;
  }
  ${singlePaneRules(CHAT_SINGLE_PANE_WIDTH)} {
    > .center .back {
      display: inline-flex;
    }
  }
  ${onShortWindows} {
    padding-block: 4px;
  }
  ${belowMobile} {
    padding: 0;
  }
`;
