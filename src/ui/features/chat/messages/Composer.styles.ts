// Styles of the composer: attach, chosen file, text, send.
import { styled } from 'styled-components';
import { belowMobile, withoutHasSelector } from '../../../theme/media.ts';

export const ComposerRow = styled.form`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  gap: 8px;
  align-items: flex-end;
  min-height: 68px;
  padding: 15px 12px 16px;
  border-top: 1px solid var(--border-base);

  > .text {
    flex: 1 1 240px;
  }
  > .text textarea {
    height: auto;
    max-height: 96px;
    resize: none;
    field-sizing: content;
  }
  /* A hidden copy of the text behind the field sets its height. */
  @supports not (field-sizing: content) {
    > .text {
      display: grid;
      align-items: stretch;
    }
    > .text > textarea,
    > .text::after {
      grid-area: 1 / 1;
    }
    > .text > textarea {
      height: 100%;
    }
    > .text::after {
      max-height: 96px;
      padding: 7px 12px;
      overflow: hidden;
      overflow-wrap: break-word;
      white-space: pre-wrap;
      visibility: hidden;
      content: attr(data-text) ' ';
    }
  }
  > .note {
    flex-basis: 100%;
    margin-top: -2px;
    color: var(--text-muted);
    font-size: 12px;
    line-height: 16px;
  }
  > .note[role='alert'] {
    color: var(--status-danger-text);
  }
  ${belowMobile} {
    min-height: 60px;
    padding: 8px;
    > .text textarea,
    > .text::after {
      padding: 11px 12px;
    }
    > .text {
      flex-basis: 160px;
    }
    > button[type='submit'] {
      width: 44px;
      padding: 0;
    }
    > button[type='submit'] > span {
      position: absolute;
      clip-path: inset(50%);
    }
    > button[type='submit'] .lucide {
      margin: 0;
    }
  }
`;

/** A native file input behind the icon: the same file can be picked again. */
export const AttachButton = styled.label`
  position: relative;
  display: grid;
  flex: none;
  place-items: center;
  width: 36px;
  height: 36px;
  border-radius: var(--radius-control);
  color: var(--text-secondary);
  cursor: pointer;

  &:hover {
    background: var(--surface-sunken);
    color: var(--text-primary);
  }
  &:has(:focus-visible) {
    outline: 2px solid var(--focus-ring);
  }
  ${withoutHasSelector} {
    &:focus-within {
      outline: 2px solid var(--focus-ring);
    }
  }
  &:has(:disabled) {
    background: none;
    color: var(--text-disabled);
    cursor: not-allowed;
  }
  .lucide {
    width: 18px;
    height: 18px;
  }
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    opacity: 0;
    cursor: inherit;
  }
  input::file-selector-button {
    cursor: inherit;
  }
  ${belowMobile} {
    width: 44px;
    height: 44px;
  }
`;

export const PickedFileBox = styled.span`
  display: inline-flex;
  gap: 6px;
  align-items: center;
  min-width: 0;
  max-width: 36%;
  height: 36px;
  padding: 0 10px;
  border: 1px solid var(--accent-border);
  border-radius: var(--radius-control);
  background: var(--accent-tint);
  color: var(--text-secondary);
  font-size: 13px;
  white-space: nowrap;

  .lucide {
    width: 14px;
    height: 14px;
  }
  b {
    min-width: 0;
    overflow: hidden;
    color: var(--text-primary);
    font-weight: 500;
    text-overflow: ellipsis;
  }
  button {
    padding: 0;
    border: 0;
    background: none;
    color: var(--accent-text);
    cursor: pointer;
  }
  ${belowMobile} {
    flex: 0 0 100%;
    order: -1;
    max-width: 100%;
    height: 44px;
    button {
      padding: 12px 0;
    }
  }
`;
