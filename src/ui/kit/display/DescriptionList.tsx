// Description list: a label and value per row; a total below a rule.
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { CollapsibleText } from './CollapsibleText.tsx';
import { SafeName } from './SafeName.tsx';
import { EMPTY_VALUE } from './format.ts';

const List = styled.dl`
  color: var(--text-primary);
  font-size: 13px;
  line-height: 20px;

  > div {
    display: flex;
    align-items: baseline;
    gap: 12px;
    padding: 7px 0;
    border-bottom: 1px solid var(--border-subtle);
  }
  > div:last-child {
    border-bottom: 0;
  }
  dt {
    flex: none;
    max-width: 60%;
    color: var(--text-secondary);
  }
  dd {
    min-width: 0;
    margin: 0 0 0 auto;
    font-variant-numeric: tabular-nums lining-nums;
    text-align: right;
    white-space: pre-line; /* comments have lines of their own */
    overflow-wrap: anywhere;
  }
  /* A sum keeps its line, so a long label wraps. */
  > div:has(> dd > .num) > dt {
    flex: 0 1 auto;
  }
  > div:has(> dd > .num) > dd {
    flex-shrink: 999;
    min-width: auto;
  }
  dd > a {
    padding-block: 14px; /* room for a finger */
  }
  > [data-total] {
    margin-top: -1px;
    padding-top: 9px;
    border-top: 1px solid var(--text-primary);
    border-bottom: 0;
    font-weight: 600;
  }
  > [data-total] dt {
    color: inherit;
  }
  > [data-total] + div {
    margin-top: 6px;
  }
  &[data-top-border] {
    margin-top: 10px;
    border-top: 1px solid var(--border-base);
  }
`;

export interface DescriptionItem {
  /** React key, if the label can change. */
  key?: string | undefined;
  label: string;
  value: ReactNode;
  /** Bold, under a rule. */
  total?: boolean | undefined;
}

/** Longer than any valid name. */
const MAX_NAME = 300;

function shown(value: ReactNode): ReactNode {
  if (value === null || value === '') return EMPTY_VALUE;
  if (typeof value !== 'string') return value;
  return value.length > MAX_NAME ? <CollapsibleText text={value} /> : <SafeName>{value}</SafeName>;
}

/** A description list; `withTopBorder` draws a line above it, for one that follows a text. */
export function DescriptionList({
  rows,
  withTopBorder,
}: {
  rows: readonly DescriptionItem[];
  withTopBorder?: boolean | undefined;
}) {
  return (
    <List data-top-border={withTopBorder || undefined}>
      {rows.map(({ label, value, total, key = label }) => (
        <div key={key} data-total={total || undefined}>
          <dt>{label}</dt>
          <dd>{shown(value)}</dd>
        </div>
      ))}
    </List>
  );
}
