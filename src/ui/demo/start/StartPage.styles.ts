// Styles of the demo's start page: a dark band with the claim, cards of the three roles over its edge, more links
// below.
import { styled } from 'styled-components';
import { belowMobile } from '../../theme/media.ts';

export const StartPageLayout = styled.div`
  display: grid;
  grid-template-rows: auto 1fr auto;
  min-height: 100dvh;
  background: var(--surface-canvas);

  .band {
    padding: 32px max(32px, calc((100vw - 1120px) / 2)) 132px;
    background: var(--ink-bg);
    color: var(--ink-text);
    --logo-sector: var(--ink-accent);
  }
  .band h1 {
    max-width: 760px;
    margin-top: 36px;
    font: 600 32px/40px var(--font-sans);
    letter-spacing: -0.015em;
  }
  .band p {
    max-width: 640px;
    margin-top: 12px;
    color: var(--ink-text2);
    font-size: 15px;
    line-height: 24px;
  }
  main {
    width: 100%;
    max-width: 1184px;
    margin: -100px auto 0;
    padding: 0 32px 32px;
  }
  footer {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 24px;
    justify-content: space-between;
    width: 100%;
    max-width: 1184px;
    margin: 0 auto;
    padding: 16px 32px 24px;
    color: var(--text-muted);
    font-size: 13px;
  }
  footer > span {
    display: inline-flex;
    gap: 10px;
    align-items: center;
  }
  footer nav {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 24px;
  }
  footer a {
    padding-block: 6px;
  }
  @media (max-height: 800px) {
    .band {
      padding-top: 24px;
    }
    .band h1 {
      margin-top: 24px;
    }
  }
  ${belowMobile} {
    .band {
      padding: 20px 20px 96px;
    }
    .band h1 {
      margin-top: 20px;
      font-size: 24px;
      line-height: 32px;
    }
    main {
      margin-top: -72px;
      padding: 0 16px 24px;
    }
    footer {
      padding: 12px 20px 24px;
    }
    footer a {
      padding-block: 12px;
    }
  }
`;

export const RoleCards = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 16px;

  @media (max-width: 899px) {
    grid-template-columns: minmax(0, 1fr);
    gap: 12px;
  }
`;

export const RoleCard = styled.article`
  position: relative;
  display: grid;
  grid-template: auto auto 1fr auto / auto minmax(0, 1fr);
  gap: 6px 14px;
  align-items: center;
  padding: 24px;
  border: 1px solid var(--border-base);
  border-radius: var(--radius-panel);
  background: var(--surface-base);
  box-shadow: var(--shadow-overlay);
  color: var(--text-primary);
  font: 400 14px/22px var(--font-sans);
  transition: border-color var(--motion-fast) var(--motion-ease);

  > .mark {
    display: grid;
    grid-row: 1 / 3;
    place-items: center;
    width: 48px;
    height: 48px;
    border-radius: var(--radius-panel);
    background: var(--accent-tint);
    color: var(--accent-text);
  }
  .mark > .lucide {
    width: 24px;
    height: 24px;
  }
  > h2 {
    align-self: end;
  }
  h2 > button {
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: 600 18px/24px var(--font-sans);
    letter-spacing: -0.01em;
    text-align: left;
    cursor: pointer;
  }
  /* The whole card is the button. */
  h2 > button::after {
    position: absolute;
    inset: -1px;
    border-radius: var(--radius-panel);
    content: '';
  }
  h2 > button:focus-visible {
    outline: 0;
  }
  h2 > button:focus-visible::after {
    outline: 2px solid var(--focus-ring);
    outline-offset: 2px;
  }
  > small {
    align-self: start;
    overflow: hidden;
    color: var(--text-muted);
    font: 400 13px/18px var(--font-sans);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > .about {
    grid-column: 1 / -1;
    align-self: start;
    margin-top: 12px;
    color: var(--text-secondary);
  }
  > .go {
    display: inline-flex;
    grid-column: 1 / -1;
    gap: 6px;
    align-items: center;
    margin-top: 12px;
    color: var(--accent-text);
    font-weight: 500;
  }
  &:hover {
    border-color: var(--accent-fill);
  }
  h2 > button[aria-busy='true'] {
    cursor: progress;
  }
  ${belowMobile} {
    padding: 16px;
    > .about {
      margin-top: 6px;
    }
    > .go {
      display: none;
    }
  }
`;

export const StartActions = styled.div`
  display: grid;
  margin-top: 24px;
  border: 1px solid var(--border-base);
  border-radius: var(--radius-panel);
  background: var(--surface-base);

  > div {
    display: grid;
    grid-template-columns: 220px minmax(0, 1fr);
    gap: 8px 20px;
    align-items: center;
    padding: 14px 24px;
  }
  > div + div {
    border-top: 1px solid var(--border-subtle);
  }
  p {
    color: var(--text-secondary);
  }
  > .problem {
    display: block;
    color: var(--status-danger-text);
  }
  ${belowMobile} {
    > div {
      grid-template-columns: minmax(0, 1fr);
      padding: 14px 16px;
    }
  }
`;
