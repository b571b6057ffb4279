// CSS of the six tones: text, tint and border by `data-tone`; unknown is a dashed outline.
import { css } from 'styled-components';

/** For elements with their own border and `data-tone`. */
export const toneColorRules = css`
  border-color: var(--status-unknown-border);
  border-style: dashed;
  background: var(--status-unknown-tint);
  color: var(--status-unknown-text);

  &[data-tone='warning'] {
    border-color: var(--status-warning-border);
    border-style: solid;
    background: var(--status-warning-tint);
    color: var(--status-warning-text);
  }
  &[data-tone='info'] {
    border-color: var(--status-info-border);
    border-style: solid;
    background: var(--status-info-tint);
    color: var(--status-info-text);
  }
  &[data-tone='success'] {
    border-color: var(--status-success-border);
    border-style: solid;
    background: var(--status-success-tint);
    color: var(--status-success-text);
  }
  &[data-tone='danger'] {
    border-color: var(--status-danger-border);
    border-style: solid;
    background: var(--status-danger-tint);
    color: var(--status-danger-text);
  }
  &[data-tone='neutral'] {
    border-color: var(--status-neutral-border);
    border-style: solid;
    background: var(--status-neutral-tint);
    color: var(--status-neutral-text);
  }
`;
