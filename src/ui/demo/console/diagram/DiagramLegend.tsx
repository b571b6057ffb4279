// Legend of the diagram; no meaning depends on colour alone.
import { styled } from 'styled-components';
import { type StateCoverage, COVERAGE_LABELS } from './coverage.ts';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  color: var(--ink-text2);
  font-size: 12px;
  line-height: 16px;

  li {
    display: inline-flex;
    gap: 6px;
    align-items: center;
  }
  svg {
    width: 28px;
    height: 12px;
  }
  rect {
    fill: none;
    stroke: var(--ink-text2);
  }
  [data-reach='actor'] {
    stroke-dasharray: 7 3;
  }
  [data-reach='never'] {
    stroke-dasharray: 1 3;
  }
  .now {
    fill: var(--accent-fill);
    stroke: var(--ink-accent);
    stroke-width: 2;
  }
  b {
    color: var(--ink-accent);
  }
`;

const REACHES: readonly StateCoverage[] = ['screen', 'actor', 'never'];

export function DiagramLegend() {
  return (
    <List aria-label="Обозначения">
      <li>
        <Sample className="now" /> <span>сейчас</span>
      </li>
      <li>
        <b>◆</b> <span>были в этом демо</span>
      </li>
      {REACHES.map((reach) => (
        <li key={reach}>
          <Sample data-reach={reach} /> <span>{COVERAGE_LABELS[reach]}</span>
        </li>
      ))}
    </List>
  );
}

function Sample(look: { readonly className?: string; readonly 'data-reach'?: StateCoverage }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 28 12">
      <rect x="1" y="1" width="26" height="10" rx="2" {...look} />
    </svg>
  );
}
