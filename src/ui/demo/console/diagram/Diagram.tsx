// Machine diagram: nested boxes for states, lines for transitions. Filled: active. Marked: visited in this session. The
// stroke shows test coverage: solid in a rendered screen, dashed only as an actor, dotted never.
import { styled } from 'styled-components';
import type { AnyStateMachine } from 'xstate';
import { type DiagramBox, type DiagramLine, layoutDiagram } from './diagram.ts';
import { LABEL_LINE } from './diagramLabels.ts';
import { type StateCoverage, getCoverage } from './coverage.ts';

const Drawing = styled.svg`
  display: block;
  overflow: visible;

  rect {
    fill: var(--ink-bg2);
    stroke: var(--ink-text2);
  }
  [data-reach='actor'] > rect,
  path[data-reach='actor'] {
    stroke-dasharray: 7 3;
  }
  [data-reach='never'] > rect,
  path[data-reach='never'] {
    stroke-dasharray: 1 3;
  }
  .outer > rect {
    fill: var(--ink-bg2);
    fill-opacity: 0.5;
    stroke: var(--ink-text2);
    stroke-opacity: 0.6;
  }
  .outer.region > rect {
    stroke-dasharray: 12 4;
  }
  .now > rect {
    fill: var(--accent-fill);
    stroke: var(--ink-accent);
    stroke-opacity: 1;
    stroke-width: 2;
  }
  .now.outer > rect {
    fill: var(--ink-bg2);
    fill-opacity: 0.5;
    stroke-width: 1;
  }
  .now:not(.outer) > text {
    fill: #fff;
  }
  a:hover > rect,
  a:focus-visible > rect {
    stroke: var(--ink-accent);
    stroke-width: 2;
  }
  a:focus-visible {
    outline: none;
  }
  text {
    fill: var(--ink-text);
    font: 600 12px/16px var(--font-sans);
  }
  text.code {
    fill: var(--ink-text2);
    font: 400 11px/14px var(--font-mono);
  }
  text.mark {
    fill: var(--ink-accent);
    text-anchor: end;
  }
  path {
    fill: none;
    stroke: var(--ink-text2);
  }
  path.taken {
    stroke: var(--ink-text);
    stroke-width: 2;
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
  .open text.label {
    fill: var(--ink-text);
  }
  marker path {
    fill: var(--ink-text2);
    stroke: none;
  }
`;

export interface DiagramHighlight {
  /** Paths of active states. */
  readonly now: ReadonlySet<string>;
  /** Paths of states and names of transitions visited in this session. */
  readonly visited: ReadonlySet<string>;
  /** Event types that the machine accepts now. */
  readonly takes: ReadonlySet<string>;
}
interface DiagramProps extends DiagramHighlight {
  readonly machine: AnyStateMachine;
  /** The machine's name in the test models. */
  readonly model: string;
  /** URL that leads to a state; null when there is none. */
  readonly hrefOf: (path: string) => string | null;
  readonly zoom: number | 'fit';
}

export function Diagram({ machine, model, hrefOf, zoom, ...light }: DiagramProps) {
  const { width, height, boxes, lines } = layoutDiagram(machine);
  const size =
    zoom === 'fit'
      ? { width: '100%', height: '100%', style: { minWidth: width * LEAST, minHeight: height * LEAST } }
      : { width: width * zoom, height: height * zoom };
  const shown = (outer: boolean) => boxes.filter((box) => box.outer === outer);
  const foremost = boxes.find((box) => !box.outer && light.now.has(box.path))?.path;
  return (
    <Drawing
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMin meet"
      {...size}
      role="group"
      aria-label={`${machine.id}: ${[...light.now].join(', ')}`}
    >
      <marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">
        <path d="M0 0 8 4 0 8z" />
      </marker>
      {shown(true).map((box) => (
        <State key={box.path} {...{ box, light, hrefOf }} reach={getCoverage(model, `#${box.id}`)} foremost={false} />
      ))}
      {lines.map((line) => (
        <Transition key={`${line.from}>${line.to}`} {...{ line, light }} reach={worst(model, line)} />
      ))}
      {shown(false).map((box) => (
        <State
          key={box.path}
          {...{ box, light, hrefOf }}
          reach={getCoverage(model, `#${box.id}`)}
          foremost={box.path === foremost}
        />
      ))}
    </Drawing>
  );
}

/** Lowest coverage among the transitions of one line. */
function worst(model: string, { names }: DiagramLine): StateCoverage {
  const all = names.map((name) => getCoverage(model, name));
  return all.includes('never') ? 'never' : all.includes('actor') ? 'actor' : 'screen';
}

/** Minimum readable zoom; larger diagrams scroll. */
const LEAST = 0.7;

interface StateProps {
  readonly box: DiagramBox;
  readonly light: DiagramHighlight;
  readonly reach: StateCoverage;
  readonly hrefOf: DiagramProps['hrefOf'];
  /** The first active state. */
  readonly foremost: boolean;
}

/** A link where a URL leads to the state. */
function State({ box, light, reach, hrefOf, foremost }: StateProps) {
  const href = hrefOf(box.path);
  const kinds = [box.outer && 'outer', box.region && 'region', light.now.has(box.path) && 'now'];
  const shared = {
    className: kinds.filter(Boolean).join(' '),
    'data-reach': reach,
    ref: foremost ? bringIntoView : undefined,
  };
  const inside = <Inside box={box} visited={light.visited.has(box.path)} />;
  if (href === null) return <g {...shared}>{inside}</g>;
  const visible = hasCode(box) ? `${box.title} ${box.code}` : box.title;
  return (
    <a {...shared} href={href} aria-label={`${visible}: показать состояние`}>
      {inside}
    </a>
  );
}

/** Scrolls to a newly active state; manual scrolling is kept until the next one. */
function bringIntoView(state: Element | null): void {
  const pane = state?.closest('.drawing');
  if (!state || !pane) return;
  const [inner, outer] = [state.getBoundingClientRect(), pane.getBoundingClientRect()];
  pane.scrollBy(
    inner.left + inner.width / 2 - outer.left - outer.width / 2,
    inner.top + inner.height / 2 - outer.top - outer.height / 2,
  );
}

/** Whether the state's identifier is shown below its title. */
const hasCode = ({ title, code, outer }: DiagramBox): boolean => title !== code && !outer;

function Inside({ box, visited }: { box: DiagramBox; visited: boolean }) {
  const named = box.title !== box.code;
  const top = box.outer ? 14 : named ? 19 : 26;
  return (
    <>
      <rect x={box.x} y={box.y} width={box.width} height={box.height} rx={box.outer ? 6 : box.final ? 14 : 4} />
      <text x={box.x + (box.outer ? 8 : 12)} y={box.y + top}>
        {box.title}
      </text>{' '}
      {hasCode(box) ? (
        <text className="code" x={box.x + 12} y={box.y + 35}>
          {box.code}
        </text>
      ) : null}{' '}
      {visited ? (
        <text className="mark" x={box.x + box.width - 6} y={box.y + 13}>
          ◆
        </text>
      ) : null}
    </>
  );
}

function Transition({ line, light, reach }: { line: DiagramLine; light: DiagramHighlight; reach: StateCoverage }) {
  const open = light.now.has(line.from) && line.events.some((event) => light.takes.has(event));
  const taken = line.names.some((name) => light.visited.has(name));
  const top = line.labelAt.y + 4 - ((line.labels.length - 1) * LABEL_LINE) / 2;
  return (
    <g className={open ? 'open' : undefined}>
      <path
        d={line.points}
        data-reach={reach}
        className={open ? 'open' : taken ? 'taken' : undefined}
        markerEnd="url(#tip)"
      />
      <text className="label">
        {line.labels.map((label, index) => (
          <tspan key={label} x={line.labelAt.x} y={top + index * LABEL_LINE}>
            {label}
          </tspan>
        ))}
      </text>
    </g>
  );
}
