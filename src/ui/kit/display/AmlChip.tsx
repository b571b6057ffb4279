// AML score of a wallet: three bars, the value, the level in words.
import { CircleDashed } from 'lucide-react';
import { styled } from 'styled-components';
import { ChipBox } from './StatusChip.tsx';
import { AML_UNCHECKED, getAmlLevel } from './aml.ts';
import { formatPercent } from './format.ts';

const Score = styled(ChipBox)`
  padding: 0 7px 0 6px;
  font-weight: 400;

  b {
    min-width: 38px;
    font-weight: 600;
    font-variant-numeric: tabular-nums lining-nums;
    text-align: right;
  }
  rect {
    fill: currentColor;
  }
  rect[data-off] {
    fill: none;
    stroke: currentColor;
    opacity: 0.55;
  }
`;

const BARS = [
  { x: 1, y: 9, height: 4 },
  { x: 5.5, y: 5.5, height: 7.5 },
  { x: 10, y: 2, height: 11 },
] as const;

function Bars({ painted }: { painted: number }) {
  return (
    <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden>
      {BARS.map(({ x, y, height }, index) =>
        index < painted ? (
          <rect key={x} x={x} y={y} width="3.2" height={height} />
        ) : (
          <rect key={x} data-off x={x + 0.5} y={y + 0.5} width="2.2" height={height - 1} />
        ),
      )}
    </svg>
  );
}

export interface AmlChipProps {
  /** aml_percentage as sent; null means not checked. */
  value: number | string | null | undefined;
  /** Shows the value as sent, followed by %. */
  raw?: true;
}

/** `4.2` → 4,2 % Низкий, raw 4.2% Низкий; null → «Не проверен»; a non-number is shown as sent. */
export function AmlChip({ value, raw }: AmlChipProps) {
  if (value === null || value === undefined || value === '') {
    return (
      <ChipBox data-tone="unknown">
        <CircleDashed />
        <span>{AML_UNCHECKED}</span>
      </ChipBox>
    );
  }
  const level = getAmlLevel(Number(value));
  return (
    <Score data-tone={level?.tone ?? 'unknown'}>
      <Bars painted={level?.bars ?? 0} />
      <b>{raw ? `${value}%` : formatPercent(String(value))}</b> {level ? <span>{level.label}</span> : null}
    </Score>
  );
}
