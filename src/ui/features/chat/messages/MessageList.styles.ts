// Styles of messages: bubbles of at most 364 px, own on the right, day dividers, files, unsent ones.
import { styled } from 'styled-components';
import { belowMobile } from '../../../theme/media.ts';

/** Scrolls; the offset counts from the end (useStickToBottom). */
export const MessageLog = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column-reverse;
  min-height: 0;
  overflow: hidden auto;
  overflow-anchor: none;
  outline-offset: -2px;
  scrollbar-width: thin;
`;

/** Holds the list and its floating button; shrinks in a low window. */
export const MessageListBox = styled.div`
  position: relative;
  display: flex;
  flex: 0 1 470px;
  flex-direction: column;
  min-height: 64px;

  [data-closed] > & {
    flex: 1;
  }
  ${belowMobile} {
    flex: 1;
    min-height: 0;
  }
`;

export const MessageRows = styled.div`
  display: flex;
  flex-direction: column;
  gap: 10px;
  margin-bottom: auto;
  padding: 16px 20px;

  > .older {
    align-self: center;
  }
  > .none {
    margin: auto;
    color: var(--text-muted);
    font-size: 13px;
  }
  ${belowMobile} {
    padding: 12px 16px;
  }
`;

/** A day, or the start of new messages. */
export const MessageDivider = styled.p`
  display: flex;
  gap: 12px;
  align-items: center;
  width: 100%;
  color: var(--text-muted);
  font-size: 12px;
  line-height: 16px;

  &::before,
  &::after {
    flex: 1;
    height: 1px;
    background: var(--border-base);
    content: '';
  }
  &[data-fresh] {
    color: var(--accent-text);
    font-weight: 500;
  }
  &[data-fresh]::before,
  &[data-fresh]::after {
    background: var(--accent-border);
  }
`;

export const MessageBox = styled.article`
  align-self: flex-start;
  max-width: min(364px, 88%);

  .by {
    display: flex;
    gap: 8px;
    align-items: baseline;
    margin-bottom: 3px;
    color: var(--text-muted);
    font-size: 12px;
    line-height: 16px;
    white-space: nowrap;
  }
  b {
    overflow: hidden;
    color: var(--text-secondary);
    font-weight: 500;
    text-overflow: ellipsis;
  }
  .text {
    width: fit-content;
    max-width: 100%;
    padding: 8px 12px;
    border: 1px solid var(--border-base);
    border-radius: 2px 8px 8px 8px;
    background: var(--surface-canvas);
    font-size: 14px;
    line-height: 20px;
    white-space: pre-wrap;
    overflow: clip; /* marks upon one letter have no place to break */
    overflow-wrap: anywhere;
  }
  .sent {
    display: flex;
    gap: 10px;
    align-items: center;
    justify-content: flex-end;
    margin-top: 4px;
    color: var(--text-muted);
    font-size: 12px;
    line-height: 16px;
  }
  .sent > span {
    display: flex;
    gap: 4px;
    align-items: center;
  }
  .sent .lucide {
    width: 14px;
    height: 14px;
  }
  .sent button {
    padding: 0;
    border: 0;
    background: none;
    color: var(--accent-text);
    cursor: pointer;
  }
  .sent button:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }

  &[data-own] {
    align-self: flex-end;
    .by {
      justify-content: flex-end;
    }
    .text {
      margin-left: auto;
      border-color: var(--accent-border);
      border-radius: 8px 2px 8px 8px;
      background: var(--accent-tint);
    }
  }
  &:is([data-state='failed'], [data-state='unsent']) {
    .text {
      border-color: var(--status-danger-border);
      background: var(--status-danger-tint);
    }
    .sent > span {
      color: var(--status-danger-text);
    }
  }
  ${belowMobile} {
    .sent button {
      padding: 14px 0;
    }
  }
`;

export const AttachmentRow = styled.span`
  display: flex;
  gap: 10px;
  align-items: center;
  min-width: min(250px, 100%);
  margin-top: 8px;
  padding: 8px 10px;
  border: 1px solid var(--border-base);
  border-radius: var(--radius-control);
  background: var(--surface-base);
  font-size: 13px;
  white-space: normal;

  &[data-without-text] {
    margin-top: 0;
  }
  > .lucide {
    width: 18px;
    height: 18px;
    color: var(--text-secondary);
  }
  > span {
    flex: 1;
    min-width: 0;
  }
  a {
    display: inline-flex;
    gap: 4px;
    align-items: center;
    margin-block: -12px;
    padding-block: 12px; /* room for a finger */
    white-space: nowrap;
  }
  a .lucide {
    width: 14px;
    height: 14px;
  }
  .note {
    display: block;
    color: var(--status-danger-text);
    font-size: 12px;
    line-height: 16px;
  }
`;

/** «Новых сообщений: 3», over the end of the list. */
export const ScrollToEndButton = styled.div`
  position: absolute;
  inset: auto 0 10px;
  display: grid;
  justify-items: center;
  pointer-events: none;

  > button {
    box-shadow: var(--shadow-overlay);
    pointer-events: auto;
  }
`;
