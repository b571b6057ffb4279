// A status as icon, word and tone; label and tone come from the lifecycle's meta, the icon from the status code.
import { createElement } from 'react';
import { styled } from 'styled-components';
import type { Tone } from '../../theme/tokens.ts';
import { EMPTY_VALUE } from './format.ts';
import { getStatusIcon } from './statusIcons.ts';
import { toneColorRules } from './charts/tones.ts';

export const ChipBox = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 5px;
  height: 22px;
  padding: 0 8px 0 6px;
  border: 1px solid;
  border-radius: var(--radius-chip);
  font: 500 12px/16px var(--font-sans);
  white-space: nowrap;
  vertical-align: middle;
  ${toneColorRules}

  .lucide {
    width: 14px;
    height: 14px;
    stroke-width: 2;
  }
`;

export interface StatusChipProps {
  /** Status code of the API; decides the icon. */
  status: string | null;
  tone: Tone;
  /** Russian word; for an unknown status the raw value. */
  label: string | null;
}

export function StatusChip({ status, tone, label }: StatusChipProps) {
  return (
    <ChipBox data-tone={tone}>
      {createElement(getStatusIcon(status, tone))}
      <span>{label ?? EMPTY_VALUE}</span>
    </ChipBox>
  );
}
