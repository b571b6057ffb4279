// Styles of the bell's panel: a popover below the top bar, a full-width sheet on a phone.
import { styled } from 'styled-components';
import { belowMobile } from '../../theme/media.ts';

export const BellPanel = styled.div`
  position: fixed;
  inset: 60px 24px auto auto;
  width: 400px;
  max-width: calc(100vw - 32px);
  max-height: calc(100dvh - 84px);
  margin: 0;
  padding: 0;
  overflow: auto;
  border: 1px solid var(--border-base);
  border-radius: var(--radius-panel);
  background: var(--surface-raised);
  box-shadow: var(--shadow-overlay);
  color: var(--text-primary);
  font-size: 13px;
  line-height: 20px;

  > .head {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 12px;
    min-height: 48px;
    padding: 8px 8px 8px 16px;
    border-bottom: 1px solid var(--border-base);
  }
  > .head > h2 {
    flex: 1;
  }
  > .head > p {
    flex: 1 0 100%;
    color: var(--text-muted);
    font-size: 12px;
    line-height: 16px;
  }
  > section + section {
    border-top: 1px solid var(--border-base);
  }
  > section > p,
  > section > h3 {
    padding: 12px 16px 4px;
    color: var(--text-secondary);
  }
  > section > p {
    padding-bottom: 12px;
  }
  > section > button {
    margin: 4px 8px 12px;
  }
  > section > pre {
    margin: 4px 16px 16px;
    font-size: 12px;
    line-height: 16px;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  li {
    display: grid;
    gap: 2px;
    padding: 8px 16px;
    overflow-wrap: anywhere;
  }
  li + li {
    border-top: 1px solid var(--border-subtle);
  }
  li > a {
    font-weight: 500;
  }
  li > time,
  li > .mono {
    color: var(--text-muted);
    font-size: 12px;
    line-height: 16px;
    white-space: normal;
  }
  ${belowMobile} {
    inset: 60px 16px auto;
    width: auto;
    max-height: calc(100dvh - 132px);
  }
`;

/** At the corner of the bell. */
export const CountBadge = styled.span`
  position: absolute;
  top: 1px;
  right: -1px;
  min-width: 16px;
  height: 16px;
  padding: 0 4px;
  border-radius: 8px;
  background: var(--danger-fill);
  box-shadow: 0 0 0 2px var(--surface-canvas);
  color: var(--danger-onFill);
  font: 600 10.5px/16px var(--font-sans);
  text-align: center;

  ${belowMobile} {
    top: 5px;
    right: 3px;
  }
`;
