// Form of an organisation: blocks of labelled values, each with the result of our own checks.
import { CircleAlert, Check } from 'lucide-react';
import { styled } from 'styled-components';
import { CheckboxField } from '../../../kit/fields/CheckboxField.tsx';
import { Panel } from '../../../kit/Panel.tsx';
import { EMPTY_VALUE } from '../../../kit/display/format.ts';
import { belowMobile } from '../../../theme/media.ts';
import type { FormSection, FormFieldRow, DocumentVerdict } from './organizationForm.ts';

const List = styled.dl`
  font-size: 13px;
  line-height: 20px;

  > div {
    display: grid;
    grid-template-columns: 176px minmax(0, 1fr) auto;
    gap: 0 16px;
    align-items: baseline;
    padding: 9px 16px;
    border-bottom: 1px solid var(--border-subtle);
  }
  > div:last-child {
    border-bottom: 0;
  }
  dt {
    color: var(--text-secondary);
  }
  dd {
    min-width: 0;
    font-variant-numeric: tabular-nums lining-nums;
    overflow-wrap: anywhere;
  }
  ${belowMobile} {
    > div {
      grid-template-columns: minmax(0, 1fr) auto;
    }
    dt {
      grid-column: 1 / -1;
    }
  }
`;

const Word = styled.span`
  display: flex;
  gap: 5px;
  color: var(--status-success-text);
  font-size: 12px;
  line-height: 16px;

  &[data-wrong] {
    color: var(--status-danger-text);
  }
  .lucide {
    width: 14px;
    height: 14px;
    margin-top: 1px;
    stroke-width: 2;
  }
`;

/** Checkboxes beside the values. */
export interface DocumentMarks {
  /** Names of the checked fields. */
  readonly ticked: readonly string[];
  readonly onTick: (name: string, isTicked: boolean) => void;
}

interface SheetViewProps {
  readonly blocks: readonly FormSection[];
  /** Shows the results of our checks. */
  readonly judged?: boolean;
  readonly marks?: DocumentMarks;
}

/** One panel per block. */
export function OrganizationFormView({ blocks, judged, marks }: SheetViewProps) {
  return (
    <>
      {blocks.map(({ title, fields }) => (
        <Panel
          key={title}
          title={title}
          aside={
            marks ? `${fields.filter(({ name }) => marks.ticked.includes(name)).length} из ${fields.length}` : null
          }
        >
          <List>
            {fields.map((field) => (
              <div key={field.name}>
                <dt>{field.label}</dt>
                <dd>
                  <span>{field.value === '' ? EMPTY_VALUE : field.value}</span>
                  {judged && field.verdict ? <VerdictWord {...field.verdict} /> : null}
                </dd>
                {marks ? (
                  <dd>
                    <Mark {...field} {...marks} />
                  </dd>
                ) : null}
              </div>
            ))}
          </List>
        </Panel>
      ))}
    </>
  );
}

function Mark({ name, label, ticked, onTick }: FormFieldRow & DocumentMarks) {
  return (
    <CheckboxField
      aria-label={`Проверено: ${label}`}
      label="Проверено"
      checked={ticked.includes(name)}
      onChange={({ target }) => onTick(name, target.checked)}
    />
  );
}

function VerdictWord({ isRight, text }: DocumentVerdict) {
  return (
    <Word data-wrong={isRight ? undefined : true}>
      {isRight ? <Check /> : <CircleAlert />}
      <span>{text}</span>
    </Word>
  );
}
