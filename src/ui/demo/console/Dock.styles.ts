// Styles of the dock: tab bar, messages, tab content.
import { styled } from 'styled-components';
import { CONSOLE_Z_INDEX } from './console.styles.ts';

export const DockBox = styled.aside`
  display: flex;
  flex-direction: column;
  max-height: 45dvh;
  background: var(--ink-bg);
  color: var(--ink-text);
  font-size: 13px;
  line-height: 20px;

  &[data-open='true'] {
    height: 336px;
  }
  &[data-tall='true'] {
    height: 75dvh;
    max-height: 75dvh;
  }
  header {
    display: flex;
    flex: none;
    gap: 4px;
    align-items: center;
    overflow: hidden;
    height: 40px;
    padding: 0 12px;
    border-bottom: 1px solid var(--ink-line);
    white-space: nowrap;
  }
  .home {
    display: inline-grid;
    flex: none;
    place-items: center;
    width: 32px;
    height: 32px;
    border-radius: var(--radius-control);
    color: var(--ink-text2);
  }
  .home:focus-visible {
    outline: 2px solid var(--ink-accent);
  }
  .audiences {
    display: flex;
    flex: none;
    margin-right: 12px;
    padding-right: 12px;
    border-right: 1px solid var(--ink-line);
  }
  header [aria-pressed='true'] {
    color: var(--ink-text);
    font-weight: 600;
  }
  header .now {
    margin-left: auto;
    padding: 0 12px;
    color: var(--ink-text2);
    font: 400 12px/16px var(--font-mono);
  }
  header button {
    display: inline-flex;
    gap: 6px;
    align-items: center;
    height: 32px;
    padding: 0 10px;
    border: 1px solid transparent;
    border-radius: var(--radius-control);
    background: none;
    color: var(--ink-text2);
    font: 400 13px/20px var(--font-sans);
    cursor: pointer;
  }
  header button:hover {
    color: var(--ink-text);
  }
  header button:focus-visible {
    outline: 2px solid var(--ink-accent);
  }
  header [aria-selected='true'] {
    border-color: var(--ink-line);
    background: var(--ink-bg2);
    color: var(--ink-text);
  }
  header [role='tablist'] {
    display: flex;
    flex: 0 1 auto;
    gap: 4px;
    overflow: auto hidden;
    min-width: 0;
  }
  header [role='tab'] {
    scroll-margin-inline: 24px;
  }
  header > button {
    flex: none;
  }
  .count {
    font: 400 12px/16px var(--font-mono);
  }
  .count:not([data-none]) {
    padding: 0 6px;
    border-radius: 8px;
    background: var(--ink-accent);
    color: var(--ink-bg);
    font-weight: 600;
  }
  /* Tabs take precedence over button labels and the time, which the time tab shows too. */
  @media (max-width: 1199px) {
    header .word {
      position: absolute;
      overflow: hidden;
      width: 1px;
      height: 1px;
      clip-path: inset(50%);
    }
  }
  @media (max-width: 899px) {
    header {
      flex-wrap: wrap;
      height: auto;
      padding: 4px 8px;
    }
    header [role='tablist'] {
      flex: 1 0 100%;
      order: 1;
    }
    .audiences {
      margin: 0;
      border: 0;
    }
    header .now {
      position: absolute;
      overflow: hidden;
      width: 1px;
      height: 1px;
      clip-path: inset(50%);
    }
    header > button:first-of-type {
      margin-left: auto;
    }
  }
  .content {
    flex: 1;
    overflow: auto;
    min-height: 0;
    padding: ${CONSOLE_Z_INDEX}px 20px;
  }
  .note {
    padding: 8px 20px 0;
    color: var(--ink-accent);
  }
  /* A single child below the bar keeps its distance from the window's edge. */
  .note:last-child {
    padding-bottom: 8px;
  }
`;
