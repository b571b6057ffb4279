// Box around an input, a select or a text area: one border, one focus ring, one height.
import { styled } from 'styled-components';
import { belowMobile, withoutHasSelector } from '../../theme/media.ts';

/**
 * Holds one native control and its adornments (icon, unit, button). `data-invalid` shows the error; `data-tall` is the 52
 * px of linked amounts; `data-area` lets a text area set the height.
 */
export const InputBox = styled.span`
  display: flex;
  align-items: center;
  height: 36px;
  min-width: 0;
  border: 1px solid var(--border-control);
  border-radius: var(--radius-control);
  background: var(--surface-base);
  color: var(--text-primary);
  font-size: 14px;
  transition: border-color var(--motion-fast) var(--motion-ease);

  input,
  select,
  textarea {
    flex: 1;
    width: 100%;
    min-width: 0;
    height: 100%;
    padding: 0 12px;
    border: 0;
    border-radius: inherit;
    outline: 0;
    background: none;
    text-overflow: ellipsis;
    appearance: none;
  }
  textarea {
    padding: 7px 12px;
    resize: vertical;
  }
  ::placeholder {
    color: var(--text-muted);
    opacity: 1;
  }
  input:-webkit-autofill {
    box-shadow: inset 0 0 0 60px var(--surface-base);
    -webkit-text-fill-color: var(--text-primary);
  }
  > .lucide {
    color: var(--text-secondary);
    pointer-events: none;
  }
  > .lucide:first-child {
    margin: 0 -4px 0 12px;
  }
  > .lucide:last-child {
    margin: 0 12px 0 -4px;
  }

  &:hover {
    border-color: var(--text-muted);
  }
  &:has(:is(input, select, textarea):focus-visible) {
    border-color: var(--focus-ring);
    outline: 2px solid var(--focus-ring);
  }
  &[data-invalid] {
    border-color: var(--status-danger-mark);
    box-shadow: 0 0 0 1px var(--status-danger-mark);
  }
  &[data-invalid]:has(:is(input, select, textarea):focus-visible) {
    outline-color: var(--status-danger-mark);
    box-shadow: none;
  }
  &:has(:is(input, select, textarea):is(:disabled, [readonly])) {
    border-color: var(--border-base);
    background: var(--surface-sunken);
    color: var(--text-secondary);
  }
  ${withoutHasSelector} {
    &:focus-within {
      border-color: var(--focus-ring);
      outline: 2px solid var(--focus-ring);
    }
    &[data-invalid]:focus-within {
      outline-color: var(--status-danger-mark);
      box-shadow: none;
    }
  }
  &[data-tall] {
    height: 52px;
    font-size: 20px;
    font-weight: 500;
  }
  &[data-area] {
    height: auto;
  }
  ${belowMobile} {
    height: 44px;
    font-size: 16px;
    &[data-tall] {
      height: 52px;
      font-size: 20px;
    }
  }
`;
