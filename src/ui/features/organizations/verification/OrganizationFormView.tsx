// Form of an organisation: blocks of labelled values, each with the result of our own checks.
import { CircleAlert, Check } from 'lucide-react';
import { styled } from 'styled-components';
import { CheckboxField } from '../../../kit/fields/CheckboxField.tsx';
import { Panel } from '../../../kit/Panel.tsx';
import { EMPTY_VALUE } from '../../../kit/display/format.ts';
import { belowMobile } from '../../../theme/media.ts';
import { TextField } from '../../../kit/fields/TextField.tsx';
import { InlineButton } from '../../../kit/layout/ListPage.styles.ts';
import { FormDocumentList } from './OrganizationDocuments.tsx';
import {
  type DocumentVerdict,
  type FormDocument,
  type FormFieldRow,
  type FormSection,
  FIELD_PROVEN_BY_DOCUMENT,
} from './organizationForm.ts';
import type { VerificationMarks } from './useVerificationMarks.ts';

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
      grid-template-columns: minmax(0, 1fr);
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

const Judged = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 12px;
  align-items: center;
  justify-content: flex-end;

  ${belowMobile} {
    justify-content: space-between;
  }
`;

/** Checkboxes and remarks beside the values. */
type Marks = Pick<VerificationMarks, 'ticked' | 'onTick' | 'remarks' | 'onRemark'>;

interface SheetViewProps {
  readonly blocks: readonly FormSection[];
  /** Shows the results of our checks. */
  readonly showsChecks?: boolean;
  readonly marks?: Marks;
  /** Shown below the fields that they prove. */
  readonly documents?: readonly FormDocument[];
}

/** One panel per block. */
export function OrganizationFormView({ blocks, showsChecks, marks, documents = [] }: SheetViewProps) {
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
              <div key={field.name} data-remark={marks?.remarks[field.name] === undefined ? undefined : true}>
                <dt>{field.label}</dt>
                <dd>
                  <span>{field.value === '' ? EMPTY_VALUE : field.value}</span>
                  {showsChecks && field.verdict ? <VerdictWord {...field.verdict} /> : null}
                  <Proofs documents={documents.filter(({ name }) => FIELD_PROVEN_BY_DOCUMENT[name] === field.name)} />
                  {marks ? <Remark {...field} {...marks} /> : null}
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

function Mark({ name, label, ticked, onTick, remarks, onRemark }: FormFieldRow & Marks) {
  const isOpen = remarks[name] !== undefined;
  return (
    <Judged>
      <CheckboxField
        aria-label={`Проверено: ${label}`}
        label="Проверено"
        checked={ticked.includes(name)}
        onChange={({ target }) => onTick(name, target.checked)}
      />
      <InlineButton
        type="button"
        aria-expanded={isOpen}
        aria-label={isOpen ? `Убрать замечание: ${label}` : `Замечание: ${label}`}
        onClick={() => onRemark(name, isOpen ? null : '')}
      >
        {isOpen ? 'Убрать' : 'Замечание'}
      </InlineButton>
    </Judged>
  );
}

/** The client reads it when the form is sent back. */
function Remark({ name, label, remarks, onRemark }: FormFieldRow & Marks) {
  const text = remarks[name];
  if (text === undefined) return null;
  return (
    <TextField
      label={`Что исправить: ${label}`}
      value={text}
      maxLength={LONGEST_REMARK}
      onChange={({ target }) => onRemark(name, target.value)}
    />
  );
}

const LONGEST_REMARK = 100;

function Proofs({ documents }: { documents: readonly FormDocument[] }) {
  return documents.length === 0 ? null : <FormDocumentList documents={documents} />;
}

function VerdictWord({ isRight, text }: DocumentVerdict) {
  return (
    <Word data-wrong={isRight ? undefined : true}>
      {isRight ? <Check /> : <CircleAlert />}
      <span>{text}</span>
    </Word>
  );
}
