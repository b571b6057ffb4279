// Draws a machine: boxes for states, nested; lines for transitions. Now filled, been there solid, not yet dashed.
import { styled } from 'styled-components';
import type { AnyStateMachine } from 'xstate';
import { type Box, type Line, diagramOf } from './diagram.ts';

const Drawing = styled.svg`
  display: block;

  rect {
    fill: var(--ink-bg);
    stroke: var(--ink-text2);
    stroke-dasharray: 4 3;
  }
  .outer rect {
    fill: none;
    stroke: var(--ink-line);
  }
  .visited rect {
    stroke: var(--ink-text);
    stroke-dasharray: none;
  }
  .now:not(.outer) rect {
    fill: var(--accent-fill);
    stroke: var(--ink-accent);
    stroke-dasharray: none;
  }
  .now.outer rect {
    stroke: var(--ink-accent);
    stroke-dasharray: none;
  }
  text {
    fill: var(--ink-text);
    font: 600 12px/16px var(--font-sans);
  }
  text.code {
    fill: var(--ink-text2);
    font: 400 11px/14px var(--font-mono);
  }
  .now:not(.outer) text {
    fill: #fff;
  }
  path {
    fill: none;
    stroke: var(--ink-text2);
  }
  path.open {
    stroke: var(--ink-accent);
    stroke-width: 2;
  }
  text.label {
    fill: var(--ink-text2);
    font: 400 11px/14px var(--font-sans);
    text-anchor: middle;
    paint-order: stroke;
    stroke: var(--ink-bg);
    stroke-width: 4px;
  }
  marker path {
    fill: var(--ink-text2);
    stroke: none;
  }
`;

interface DiagramProps {
  readonly machine: AnyStateMachine;
  /** Paths of the states it stands in. */
  readonly now: ReadonlySet<string>;
  readonly visited: ReadonlySet<string>;
  /** Types of events it would take. */
  readonly takes: ReadonlySet<string>;
}

export function Diagram({ machine, now, visited, takes }: DiagramProps) {
  const { width, height, boxes, lines } = diagramOf(machine);
  const outer = boxes.filter((box) => box.outer);
  const inner = boxes.filter((box) => !box.outer);
  const stateOf = ({ path, outer: isOuter }: Box) =>
    [isOuter && 'outer', now.has(path) && 'now', visited.has(path) && 'visited'].filter(Boolean).join(' ');
  const isOpen = ({ from, event }: Line) => now.has(from) && takes.has(event);
  return (
    <Drawing width={width} height={height} role="img" aria-label={`${machine.id}: ${[...now].join(', ')}`}>
      <marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">
        <path d="M0 0 8 4 0 8z" />
      </marker>
      {outer.map((box) => (
        <g key={box.path} className={stateOf(box)}>
          <rect x={box.x} y={box.y} width={box.width} height={box.height} rx="6" />
          <text className="code" x={box.x + 8} y={box.y + 13}>
            {box.title}
          </text>
        </g>
      ))}
      {lines.map((line) => (
        <g key={`${line.from}>${line.event}>${line.to}`}>
          <path d={line.points} className={isOpen(line) ? 'open' : undefined} markerEnd="url(#tip)" />
          <text className="label" x={line.labelAt.x} y={line.labelAt.y + 4}>
            {line.label}
          </text>
        </g>
      ))}
      {inner.map((box) => (
        <g key={box.path} className={stateOf(box)}>
          <rect x={box.x} y={box.y} width={box.width} height={box.height} rx={box.final ? 14 : 4} />
          <text x={box.x + 12} y={box.y + (box.title === box.code ? 26 : 19)}>
            {box.title}
          </text>
          {box.title === box.code ? null : (
            <text className="code" x={box.x + 12} y={box.y + 35}>
              {box.code}
            </text>
          )}
        </g>
      ))}
    </Drawing>
  );
}
