// The switch «Живой день», in the colours of its surroundings.
import { styled } from 'styled-components';

const Switch = styled.button`
  display: inline-flex;
  gap: 10px;
  align-items: center;
  min-height: 36px;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: 500 14px/20px var(--font-sans);
  cursor: pointer;

  &::before {
    width: 36px;
    height: 20px;
    border: 1px solid currentColor;
    border-radius: 10px;
    background: radial-gradient(circle at 9px 50%, currentColor 6px, transparent 6.5px);
    content: '';
  }
  &[aria-checked='true']::before {
    border-color: var(--status-success-mark);
    background: radial-gradient(circle at 25px 50%, #fff 6px, transparent 6.5px) var(--status-success-mark);
  }
  &:focus-visible {
    outline: 2px solid var(--focus-ring);
    outline-offset: 4px;
  }
  @media (forced-colors: active) {
    &[aria-checked='true']::before {
      forced-color-adjust: none;
      border-color: Highlight;
      background: radial-gradient(circle at 25px 50%, HighlightText 6px, transparent 6.5px) Highlight;
    }
  }
  @media (max-width: 767px) {
    min-height: 44px;
  }
`;

interface LiveSwitchProps {
  readonly on: boolean;
  readonly describedBy: string;
  readonly onSwitch: () => void;
}

export function LiveSwitch({ on, describedBy, onSwitch }: LiveSwitchProps) {
  return (
    <Switch type="button" role="switch" aria-checked={on} aria-describedby={describedBy} onClick={onSwitch}>
      Живой день
    </Switch>
  );
}
