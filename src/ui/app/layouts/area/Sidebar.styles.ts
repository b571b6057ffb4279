// Styles of the side bar in three shapes: 232 px, 64 px with fly-out groups, and a sheet on a phone.
import { css, styled } from 'styled-components';
import { belowMobile, onTablets } from '../../../theme/media.ts';

/** 64 px: icons only; the screens of a group fly out on hover or focus. */
const narrow = css`
  width: 64px;
  overflow: visible; /* a popover scrolls by itself, which would cut what flies out */
  nav {
    padding: 8px 14px;
    overflow: visible;
  }
  .logo,
  .group,
  .foot {
    justify-content: center;
    padding-inline: 0;
  }
  .label,
  .group > .awaiting,
  .chevron,
  .wide-only {
    display: none;
  }
  .narrow-only {
    display: inline;
  }
  .branch {
    position: relative;
  }
  .branch > ul {
    display: none;
    position: absolute;
    top: 0;
    left: calc(100% + 2px);
    z-index: var(--z-drawer);
    width: 216px;
    margin: 0;
    padding: 6px;
    border: 1px solid var(--border-base);
    border-radius: var(--radius-panel);
    background: var(--surface-raised);
    box-shadow: var(--shadow-overlay);
  }
  .branch:is(:hover, :focus-within) > ul {
    display: block;
  }
  .branch[data-current] > .group {
    background: var(--surface-base);
    box-shadow: 0 0 0 1px var(--border-base);
  }
  .group[aria-current]::before,
  .branch[data-current]::before {
    left: -14px;
  }
`;

export const SidebarAside = styled.aside`
  display: flex;
  position: relative;
  flex-direction: column;
  width: 232px;
  min-height: 0;
  height: 100%;
  margin: 0;
  padding: 0;
  border: 0;
  border-right: 1px solid var(--border-base);
  background: var(--surface-canvas);
  color: var(--text-primary);

  .narrow-only,
  .phone-only {
    display: none;
  }
  .logo {
    display: flex;
    align-items: center;
    height: 56px;
    flex: none;
    padding: 0 13px;
    color: var(--text-primary);
  }
  nav {
    flex: 1;
    min-height: 0;
    padding: 8px;
    overflow-y: auto;
    scrollbar-width: thin;
  }
  .group {
    display: flex;
    position: relative;
    align-items: center;
    gap: 10px;
    width: 100%;
    height: 36px;
    padding: 0 8px;
    border: 0;
    border-radius: var(--radius-control);
    background: none;
    color: var(--text-primary);
    font: 500 13px/20px var(--font-sans);
    text-align: left;
    cursor: pointer;
    > .lucide:first-child {
      width: 18px;
      height: 18px;
      color: var(--text-secondary);
    }
  }
  .group:hover,
  li a:hover {
    background: var(--surface-sunken);
    text-decoration: none;
  }
  .awaiting {
    margin-left: auto;
    line-height: 18px;
  }
  .chevron {
    margin-left: auto;
    color: var(--text-muted);
  }
  .group[aria-current] {
    background: var(--surface-base);
    box-shadow: 0 0 0 1px var(--border-base);
    > .lucide:first-child {
      color: var(--accent-text);
    }
  }
  .group[aria-current]::before {
    position: absolute;
    top: 6px;
    bottom: 6px;
    left: -8px;
    width: 3px;
    background: var(--accent-fill);
    content: '';
  }
  .branch > ul {
    margin: 2px 0 8px 17px;
    border-left: 1px solid var(--border-strong);
  }
  .branch > [aria-expanded='false'] + ul {
    display: none;
  }
  li a {
    display: flex;
    position: relative;
    align-items: center;
    height: 32px;
    padding: 0 6px 0 12px;
    border-radius: 0 6px 6px 0;
    color: var(--text-secondary);
    font-size: 13px;
    letter-spacing: -0.008em;
    white-space: nowrap;
  }
  li a::before {
    position: absolute;
    top: 15.5px;
    left: 0;
    width: 6px;
    height: 1px;
    background: var(--border-strong);
    content: '';
  }
  li a[aria-current] {
    background: var(--surface-base);
    box-shadow: inset 0 0 0 1px var(--border-base);
    color: var(--text-primary);
    font-weight: 500;
  }
  li a[aria-current]::before {
    top: 6px;
    left: -2px;
    width: 3px;
    height: 20px;
    background: var(--accent-fill);
  }
  .foot {
    display: flex;
    align-items: center;
    gap: 8px;
    padding: 10px 10px 12px;
    border-top: 1px solid var(--border-base);
    color: var(--text-muted);
    font-size: 12px;
    line-height: 16px;
  }

  @media (min-width: 768px) {
    &[data-narrow] {
      ${narrow}
    }
  }
  @media (min-width: 768px) and (max-width: 1607px) {
    &[data-prefers-narrow] {
      ${narrow}
      .foot {
        display: none;
      }
    }
  }
  ${onTablets} {
    ${narrow}
    .foot {
      display: none;
    }
  }
  ${belowMobile} {
    display: none;
    position: fixed;
    inset: auto 0 0;
    width: 100%;
    height: auto;
    max-height: 85vh;
    padding-bottom: var(--safe-bottom);
    border: 0;
    border-radius: 12px 12px 0 0;
    box-shadow: var(--shadow-overlay);
    &:is(:popover-open, .\\:popover-open) {
      display: flex;
    }
    &::backdrop {
      background: var(--surface-scrim);
    }
    .group,
    li a {
      height: 44px;
      font-size: 15px;
    }
    li a::before {
      top: 21.5px;
    }
    li a[aria-current]::before {
      top: 12px;
    }
    .foot .num {
      display: inline;
    }
    .foot > button {
      display: none;
    }
    .foot > .phone-only {
      display: inline-flex;
    }
  }
`;
