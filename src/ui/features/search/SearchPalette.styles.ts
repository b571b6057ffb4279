import { styled } from 'styled-components';
import { belowMobile } from '../../theme/media.ts';
import { riseAnimation } from '../../kit/mixins.ts';

// styled-components does not support `closedby` yet and warns unless every prop is forwarded.
export const PaletteSheet = styled.dialog.withConfig({ shouldForwardProp: () => true })`
  width: 680px;
  max-width: calc(100vw - 32px);
  height: min(560px, calc(100dvh - 96px - var(--keyboard)));
  max-height: none;
  margin: 64px auto auto;
  padding: 0;
  overflow: hidden;
  border: 0;
  border-radius: var(--radius-dialog);
  outline: 0;
  background: var(--surface-raised);
  box-shadow: var(--shadow-overlay);
  color: var(--text-primary);

  &[open] {
    animation: ${riseAnimation} var(--motion-base) var(--motion-ease);
  }
  &::backdrop {
    background: var(--surface-scrim);
  }
  ${belowMobile} {
    width: 100vw;
    max-width: none;
    height: calc(100dvh - var(--keyboard));
    margin: 0;
    border-radius: 0;
  }
`;

export const PaletteBody = styled.div`
  display: flex;
  flex-direction: column;
  height: 100%;

  > .field {
    display: flex;
    flex: none;
    align-items: center;
    gap: 10px;
    padding: 4px 8px 4px 18px;
    border-bottom: 1px solid var(--border-base);
  }
  > .field > .lucide {
    flex: none;
    color: var(--text-secondary);
  }
  > .field > input {
    flex: 1;
    min-width: 0;
    height: 48px;
    padding: 0;
    border: 0;
    outline: 0;
    background: none;
    color: inherit;
    font: 400 16px/24px var(--font-sans);
    text-overflow: ellipsis;
  }
  ::placeholder {
    color: var(--text-muted);
    opacity: 1;
  }
  > .foot {
    display: flex;
    flex: none;
    flex-wrap: wrap;
    gap: 4px 18px;
    padding: 10px 18px;
    border-top: 1px solid var(--border-base);
    color: var(--text-secondary);
    font-size: 12px;
    line-height: 16px;
  }
  ${belowMobile} {
    padding-top: env(safe-area-inset-top, 0px);
    padding-bottom: var(--safe-bottom);
    > .foot {
      display: none;
    }
  }
`;

export const Results = styled.div`
  flex: 1;
  min-height: 0;
  overflow-y: auto;
  padding: 4px 8px 12px;

  [role='group'] > .title {
    padding: 12px 10px 4px;
    color: var(--text-secondary);
    font: 500 12px/16px var(--font-sans);
  }
  [role='option'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: 2px 16px;
    min-height: 40px;
    padding: 6px 10px;
    border-radius: var(--radius-control);
    cursor: pointer;
  }
  [role='option'][aria-selected='true'] {
    background: var(--surface-sunken);
    box-shadow: inset 2px 0 0 var(--accent-fill);
  }
  .name,
  .detail {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .name {
    font: 500 14px/20px var(--font-sans);
  }
  .detail {
    grid-column: 1;
    color: var(--text-secondary);
    font-size: 12px;
    line-height: 16px;
  }
  .amount {
    grid-row: 1 / span 2;
    grid-column: 2;
    font-size: 13px;
    white-space: nowrap;
  }
  > .note {
    padding: 14px 10px;
    color: var(--text-secondary);
    font-size: 13px;
    line-height: 18px;
  }
  > .failed {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 12px;
    padding: 10px;
    color: var(--status-warning-text);
    font-size: 13px;
  }
  ${belowMobile} {
    [role='option'] {
      min-height: 52px;
    }
  }
`;
