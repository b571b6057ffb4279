// Styles of the console page: one product page, or one in full size with the previews of two further roles below it.
import { styled } from 'styled-components';
import { belowMobile } from '../../theme/media.ts';

/** The product's width in a preview, px; a preview scales it down. */
const PREVIEWED = 1440;
const PREVIEW = 184;
const RATIO = 0.6;

export const ConsolePage = styled.div`
  display: grid;
  grid-template: minmax(0, 1fr) auto auto auto / minmax(0, 1fr);
  height: 100dvh;
  color: var(--ink-text);

  .edge {
    background-color: var(--ink-bg);
    color: var(--ink-text);
  }
`;

export const FrameGrid = styled.div`
  display: grid;
  grid-template: minmax(0, 1fr) auto / minmax(0, 1fr) auto auto;
  min-height: 0;
  background: var(--ink-bg);

  figure {
    position: relative;
    overflow: hidden;
    margin: 0;
    background: var(--surface-canvas);
  }
  iframe {
    display: block;
    width: 100%;
    height: 100%;
    border: 0;
  }
  [data-focus] {
    grid-area: 1 / 1 / 2 / -1;
    min-height: 0;
  }
  > [data-bar] {
    grid-area: 2 / 1;
  }
  [data-preview] {
    grid-row: 2;
    align-self: center;
    width: ${PREVIEW}px;
    height: ${PREVIEW * RATIO}px;
    margin: 10px 12px 10px 0;
    border-radius: var(--radius-control);
    outline: 1px solid var(--ink-line);
  }
  [data-preview] iframe {
    width: ${PREVIEWED}px;
    height: ${PREVIEWED * RATIO}px;
    transform: scale(${PREVIEW / PREVIEWED});
    transform-origin: 0 0;
  }
  [data-preview] > button {
    position: absolute;
    inset: 0;
    display: flex;
    align-items: end;
    padding: 0;
    border: 0;
    border-radius: inherit;
    background: none;
    cursor: pointer;
  }
  [data-preview] > button > span {
    width: 100%;
    padding: 3px 8px;
    background: var(--ink-bg2);
    color: var(--ink-text);
    font: 500 12px/18px var(--font-sans);
    text-align: left;
  }
  [data-preview]:has(button:hover),
  [data-preview]:has(button:focus-visible) {
    outline: 2px solid var(--ink-accent);
  }
  [data-preview][data-next] {
    outline: 3px solid #f5a524;
  }
  ${belowMobile} {
    grid-template: minmax(0, 1fr) auto auto / minmax(0, 1fr) minmax(0, 1fr);

    /* An enlarged page is low: the page of the role keeps half of it, and the rest is scrolled to. */
    &:has(> [data-bar]) {
      grid-template-rows: minmax(55dvh, 1fr) auto auto;
      overflow-y: auto;
    }

    > [data-bar] {
      grid-area: 2 / 1 / 3 / -1;
    }
    [data-preview] {
      grid-row: 3;
      width: auto;
      height: 44px;
      margin: 0 8px 8px;
    }
    [data-preview] > button > span {
      padding: 13px 8px;
    }
  }
`;
