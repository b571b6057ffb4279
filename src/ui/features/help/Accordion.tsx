// Texts that expand under their titles.
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** Around any number of them. */
export const AccordionRules = styled.div`
  details {
    border-bottom: 1px solid var(--border-subtle);
  }
  details:last-child {
    border-bottom: 0;
  }
  summary {
    display: flex;
    align-items: baseline;
    padding: 12px 16px;
    font: 500 14px/20px var(--font-sans);
    cursor: pointer;
    outline-offset: -2px;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary::before {
    flex: none;
    width: 7px;
    height: 7px;
    margin: 0 12px 1px 2px;
    border: solid var(--text-muted);
    border-width: 1.5px 1.5px 0 0;
    rotate: 45deg;
    content: '';
  }
  details[open] > summary::before {
    margin-bottom: 4px;
    rotate: 135deg;
  }
  summary:hover {
    background: var(--surface-hover);
  }
  summary span + span {
    flex: none;
    margin-left: auto;
    padding-left: 12px;
    color: var(--text-muted);
    font-size: 12px;
    font-weight: 400;
  }
  details > div {
    display: grid;
    gap: 8px;
    padding: 0 16px 16px 37px;
    color: var(--text-secondary);
    font-size: 13px;
    line-height: 20px;
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`;

interface UnfoldedProps {
  /** At first. */
  readonly open: boolean;
  readonly title: ReactNode;
  readonly children: ReactNode;
}

export function Accordion({ open, title, children }: UnfoldedProps) {
  return (
    <details open={open}>
      <summary>{title}</summary>
      <div>{children}</div>
    </details>
  );
}
