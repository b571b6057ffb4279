// Bar chart over time: inflow up in accent, outflow down in grey; only the peak has a figure. An image with a label; the
// figures are in a table beside it.
import { styled } from 'styled-components';
import { belowMobile } from '../../../theme/media.ts';

const Plot = styled.div.attrs({ role: 'img' })`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  grid-template-rows: 216px auto;
  gap: 6px 10px;
  font-size: 12px;
  line-height: 16px;
  font-variant-numeric: tabular-nums lining-nums;
  color: var(--chart-axis);

  .scale {
    position: relative;
    min-width: 28px;
  }
  .scale,
  .field {
    margin-top: 16px;
  }
  .scale > span {
    position: absolute;
    right: 0;
    transform: translateY(-50%);
    white-space: nowrap;
  }
  .field {
    display: grid;
    position: relative;
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
  }
  .line {
    position: absolute;
    right: 0;
    left: 0;
    height: 1px;
    background: var(--chart-grid);
  }
  .line[data-zero] {
    background: var(--text-primary);
  }
  .point {
    position: relative;
  }
  .point > i {
    position: absolute;
    left: 50%;
    width: min(22px, 60%);
    background: var(--chart-inflow);
    transform: translateX(-50%);
  }
  .point > i[data-down] {
    background: var(--chart-outflow);
  }
  .point > b {
    position: absolute;
    left: 50%;
    z-index: 1;
    color: var(--text-primary);
    font-weight: 600;
    transform: translate(-50%, -100%);
  }
  .names {
    display: grid;
    grid-column: 2;
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    text-align: center;
    white-space: nowrap;
  }
  ${belowMobile} {
    .names > :nth-child(even) {
      visibility: hidden;
    }
  }
`;

/** One position on the time axis; sizes are for drawing only. */
export interface Bar {
  readonly name: string;
  readonly up: number;
  readonly down: number;
}

export interface BarChartProps {
  /** Accessible name: a sentence that summarizes the chart. */
  readonly label: string;
  readonly bars: readonly Bar[];
  /** Formats a size. */
  readonly write: (size: number) => string;
}

const STEPS = [1, 2, 2.5, 5, 10];

/** A round step that fits about four times. */
function stepOf(height: number): number {
  const rough = height / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  return power * (STEPS.find((step) => step * power >= rough) ?? 10);
}

/** No data gives an empty axis. */
export default function BarChart({ label, bars, write }: BarChartProps) {
  const [most, least] = [Math.max(0, ...bars.map(({ up }) => up)), Math.max(0, ...bars.map(({ down }) => down))];
  const step = stepOf(most + least || 1);
  const top = Math.ceil((most || step) / step) * step;
  const bottom = least < step / 2 ? (least === 0 ? 0 : -step / 2) : -Math.ceil(least / step) * step;
  const place = (size: number) => `${((top - size) / (top - bottom)) * 100}%`;
  const share = (size: number) => `${(size / (top - bottom)) * 100}%`;
  const first = Math.ceil(bottom / step) * step;
  const ticks = Array.from({ length: Math.round((top - first) / step) + 1 }, (_, at) => first + at * step);
  const peak = bars.find(({ up }) => up === most && up > 0);
  return (
    <Plot aria-label={label}>
      <div className="scale">
        {ticks.map((tick) => (
          <span key={tick} style={{ top: place(tick) }}>
            {write(tick)}
          </span>
        ))}
      </div>
      <div className="field">
        {ticks.map((tick) => (
          <span key={tick} className="line" data-zero={tick === 0 || undefined} style={{ top: place(tick) }} />
        ))}
        {bars.map((bar) => (
          <span key={bar.name} className="point">
            <i style={{ top: place(bar.up), height: share(bar.up) }} />
            <i data-down style={{ top: place(0), height: share(bar.down) }} />
            {bar === peak ? <b style={{ top: place(bar.up) }}>{write(bar.up)}</b> : null}
          </span>
        ))}
      </div>
      <div className="names">
        {bars.map(({ name }) => (
          <span key={name}>{name}</span>
        ))}
      </div>
    </Plot>
  );
}
