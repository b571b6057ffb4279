// A date that is typed, pasted in common notations, or picked in the browser's calendar.
import { Calendar } from 'lucide-react';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../../kit/actions/IconButton.tsx';
import { MaskedField } from './MaskedField.tsx';
import { dayMask } from './masks.ts';

const Picker = styled.span`
  position: relative;
  display: flex;

  > input {
    position: absolute;
    inset: auto 0 0;
    width: 100%;
    height: 0;
    padding: 0;
    opacity: 0;
    pointer-events: none;
  }
`;

function openCalendar(input: Element | null): void {
  try {
    if (input instanceof HTMLInputElement) input.showPicker();
  } catch {
    // some browsers and frames have no calendar; the date can be typed
  }
}

type DateFieldProps = Omit<ComponentProps<typeof MaskedField>, 'mask' | 'action'>;

/** `value` is YYYY-MM-DD, or text that is not a date yet. `min` and `max` limit the calendar only. */
export function DateField({ min, max, ...props }: DateFieldProps) {
  const { value, onValue, disabled, readOnly } = props;
  return (
    <MaskedField
      placeholder="дд.мм.гггг"
      {...props}
      mask={dayMask}
      action={
        disabled || readOnly ? null : (
          <Picker>
            <IconButton
              label="Открыть календарь"
              icon={<Calendar />}
              size="small"
              onClick={({ currentTarget }) => openCalendar(currentTarget.nextElementSibling)}
            />
            <input
              type="date"
              tabIndex={-1}
              aria-hidden
              {...{ min, max }}
              value={/^\d{4}-\d{2}-\d{2}$/.test(value) ? value : ''}
              onChange={({ target }) => onValue(target.value)}
            />
          </Picker>
        )
      }
    />
  );
}
