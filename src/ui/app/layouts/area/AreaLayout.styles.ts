// Styles of the area frame: grid of side bar, top bar and content; the bottom bar below 768 px.
import { styled } from 'styled-components';
import { belowMobile } from '../../../theme/media.ts';

export const PageGrid = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  grid-template-rows: 56px minmax(0, 1fr);
  height: 100vh;
  height: calc(100dvh - var(--keyboard));
  padding-top: env(safe-area-inset-top, 0px);
  padding-bottom: var(--safe-bottom);
  overflow: hidden;

  > aside {
    grid-row: 1 / 3;
  }
  ${belowMobile} {
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: 56px minmax(0, 1fr) auto;
    padding-bottom: 0;
  }
  /* Enlarged to 320 × 256, a message can be read while it is answered (WCAG 2.2, 1.4.10); the row of the field must not move. */
  @media (max-width: 767px) and (max-height: 320px) {
    &:has(main form:focus-within) {
      grid-template-rows: minmax(0, 1fr) auto;
      header {
        display: none;
      }
    }
  }
`;

export const TopBarBox = styled.header`
  display: flex;
  align-items: center;
  gap: 12px;
  min-width: 0;
  padding: 0 24px;
  border-bottom: 1px solid var(--border-base);
  background: var(--surface-canvas);

  h1 {
    flex: 1 0.001 auto; /* shrinks after the name of the account, by less than a pixel */
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .rule {
    width: 1px;
    height: 24px;
    background: var(--border-base);
  }
  .account {
    display: flex;
    flex-shrink: 1000;
    align-items: center;
    gap: 10px;
    min-width: 46px;
    overflow: hidden;
    padding: 4px 10px 4px 4px;
  }
  .initials {
    display: grid;
    flex: none;
    place-items: center;
    width: 32px;
    height: 32px;
    border-radius: var(--radius-control);
    background: var(--text-primary);
    color: var(--surface-base);
    font: 600 12px/1 var(--font-sans);
  }
  .who {
    display: grid;
    min-width: 0;
  }
  .name {
    max-width: 280px;
    overflow: hidden;
    font: 500 13px/16px var(--font-sans);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .role {
    color: var(--text-muted);
    font-size: 12px;
    line-height: 16px;
    white-space: nowrap;
  }
  ${belowMobile} {
    gap: 4px;
    padding: 0 8px 0 16px;
    h1 {
      flex-shrink: 1;
      font-size: 17px;
      line-height: 24px;
      white-space: normal;
    }
    .rule,
    .account,
    > button:last-child {
      display: none;
    }
  }
`;

export const MainColumn = styled.main`
  display: flex;
  position: relative;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  overflow-y: auto;
  outline: none;

  > .screen {
    flex: 1;
    min-height: 0;
  }
`;

export const BottomBar = styled.nav`
  display: none;
  ${belowMobile} {
    display: grid;
    grid-template-columns: repeat(5, 1fr);
    padding-bottom: var(--safe-bottom);
    border-top: 1px solid var(--border-base);
    background: var(--surface-base);
  }
  a,
  button {
    display: grid;
    position: relative;
    justify-items: center;
    gap: 2px;
    padding: 7px 0 9px;
    border: 0;
    background: none;
    color: var(--text-secondary);
    font: 400 11px/14px var(--font-sans);
  }
  .lucide {
    width: 20px;
    height: 20px;
  }
  [aria-current] {
    color: var(--accent-text);
    font-weight: 500;
  }
  [aria-current]::before {
    position: absolute;
    top: -1px;
    width: 32px;
    height: 3px;
    background: var(--accent-fill);
    content: '';
  }
`;
