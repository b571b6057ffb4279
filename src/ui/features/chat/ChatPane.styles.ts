// Styles of one chat: header, the box of 1000 × 540 with the list of 470 and the composer, the closed notice.
import { styled } from 'styled-components';
import { panelSurface } from '../../kit/mixins.ts';
import { singlePaneRules } from '../../kit/layout/Panes.styles.ts';
import { belowMobile } from '../../theme/media.ts';
import { CHAT_SINGLE_PANE_WIDTH, onShortWindows } from './ChatArea.styles.ts';

/** The specified size where it fits; on a phone the available height. */
export const ChatBox = styled.div`
  display: flex;
  flex-direction: column;
  width: 100%;
  max-width: 1000px;
  min-height: 0;

  && {
    flex: 0 1 auto;
  }
  ${belowMobile} {
    && {
      flex: 1;
    }
  }
`;

export const ChatHeader = styled.header`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 48px;
  margin-bottom: 12px;

  > .back {
    display: none;
    margin-left: -10px;
  }
  > .names {
    flex: 1;
    min-width: 0;
  }
  .names > * {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  h2 {
    color: var(--text-muted);
    font: 400 12px/16px var(--font-sans);
    letter-spacing: 0;
  }
  .name {
    font: 600 16px/24px var(--font-sans);
    letter-spacing: -0.005em;
  }
  .client {
    font-size: 12px;
    line-height: 16px;
  }
  ${singlePaneRules(CHAT_SINGLE_PANE_WIDTH)} {
    > .back {
      display: inline-grid;
    }
  }
  ${belowMobile} {
    flex-wrap: wrap;
    gap: 4px;
    min-height: 56px;
    margin: 0;
    padding: 4px 8px 4px 14px;
    border-bottom: 1px solid var(--border-base);
    > .names {
      flex-basis: 100px; /* wraps below the name when the row is too narrow */
    }
    .name {
      display: -webkit-box;
      font-size: 15px;
      line-height: 20px;
      white-space: normal;
      overflow-wrap: anywhere;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
    }
  }
`;

/** Connection state: a dot and a word; on a phone the dot alone unless something is wrong. */
export const ConnectionDot = styled.span`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 6px;
  color: var(--text-muted);
  font-size: 12px;
  line-height: 16px;
  white-space: nowrap;

  &::before {
    width: 8px;
    height: 8px;
    border-radius: 50%;
    background: var(--status-neutral-mark);
    content: '';
  }
  &[data-tone='success']::before {
    background: var(--status-success-mark);
  }
  &[data-tone='warning']::before {
    background: var(--status-warning-mark);
  }
  &[data-tone='danger']::before {
    background: var(--status-danger-mark);
  }
  ${belowMobile} {
    &:is([data-tone='success'], [data-tone='info']) > span {
      position: absolute;
      right: 0;
      clip-path: inset(50%);
    }
  }
`;

export const ChatNoticeBox = styled.section`
  display: flex;
  flex-direction: column;
  min-height: 0;
  overflow: hidden;
  ${panelSurface}

  &:is([data-closed], [data-empty]) {
    height: 540px;
  }
  > .center {
    margin: auto;
  }
  ${belowMobile} {
    flex: 1;
    min-height: 170px;
    border: 0;
    border-radius: 0;
    &:is([data-closed], [data-empty]) {
      height: auto;
    }
  }
`;

export const ChatNoticeStrip = styled.p`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 8px;
  min-height: 48px;
  padding: 8px 16px;
  border-top: 1px solid var(--border-base);
  background: var(--surface-sunken);
  color: var(--text-secondary);
  font-size: 13px;
  text-align: center;
`;

/** Text left unsent when the chat was closed. */
export const UnsentMessageBox = styled.p`
  flex: none;
  max-height: 110px;
  padding: 8px 16px;
  overflow-y: auto;
  border-top: 1px solid var(--border-base);
  color: var(--text-secondary);
  font-size: 13px;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

export const ChatHint = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  justify-content: space-between;
  margin-top: 8px;
  color: var(--text-muted);
  font-size: 12px;
  line-height: 16px;

  ${belowMobile} {
    display: none;
  }
  ${onShortWindows} {
    display: none;
  }
`;
