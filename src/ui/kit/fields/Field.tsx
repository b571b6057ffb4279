// Frame of every field: label above, «необязательно» to its right, one line below for hint, error or confirmation.
import { Check, CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** Texts around a control; shared by all fields of the kit. */
export interface FieldMeta {
  label: string;
  /** Shows «необязательно» to the right of the label. */
  optional?: boolean | undefined;
  hint?: ReactNode;
  /** Replaces the hint and marks the control invalid. */
  error?: string | undefined;
  /** Confirmation in place of the hint: «Контрольная цифра верна». */
  ok?: string | undefined;
  /** To the right of the label, e.g. a link «Забыли пароль?». */
  aside?: ReactNode;
  /**
   * The line is not a live region: after a refused submit all would be announced at once, and the first invalid field is
   * focused.
   */
  quiet?: boolean | undefined;
  /** No reserved line below, for filters and dialogs whose fields have no errors. */
  compact?: boolean | undefined;
}

const Frame = styled.div`
  position: relative;
  min-width: 0;
`;

const Head = styled.div`
  display: flex;
  justify-content: space-between;
  gap: 8px;
  margin-bottom: 6px;
  font: 400 13px/16px var(--font-sans);
  color: var(--text-muted);

  > :first-child {
    color: var(--text-primary);
    font-weight: 500;
  }
`;

/** To the right of the label, but after the control in tab order. */
const Aside = styled.div`
  position: absolute;
  top: 0;
  right: 0;
  font: 400 13px/16px var(--font-sans);

  a {
    padding-block: 22px 6px; /* room for a finger, but none of the control's */
  }
`;

const Line = styled.div`
  display: flex;
  gap: 5px;
  min-height: 16px;
  margin-top: 5px;
  font: 400 12px/16px var(--font-sans);
  color: var(--text-muted);

  &[data-kind='error'] {
    color: var(--status-danger-text);
  }
  &[data-kind='ok'] {
    color: var(--status-success-text);
  }
  &[data-compact]:empty {
    min-height: 0;
    margin-top: 0;
  }
  .lucide {
    width: 14px;
    height: 14px;
    margin-top: 1px;
    stroke-width: 2;
  }
`;

const lineId = (id: string) => `${id}-line`;
const labelId = (id: string) => `${id}-label`;
const noteId = (id: string) => `${id}-note`;

/** ARIA attributes of the control with id `id`. */
export function getFieldAria(id: string, { hint, error, ok, optional }: Omit<FieldMeta, 'label'>) {
  const described = [optional ? noteId(id) : '', error || ok || hint ? lineId(id) : ''].filter(Boolean).join(' ');
  return { 'aria-invalid': error ? true : undefined, 'aria-describedby': described || undefined };
}

/** Separates the texts of a field from the native props. */
export function splitFieldProps<P extends FieldMeta>(props: P): { texts: FieldMeta; native: Omit<P, keyof FieldMeta> } {
  const { label, optional, hint, error, ok, aside, compact, quiet, ...native } = props;
  return { texts: { label, optional, hint, error, ok, aside, compact, quiet }, native };
}

/** The line below control `id`: error, confirmation or hint, in that order. */
export function FieldMessage({ id, error, ok, hint, compact, quiet }: { id: string } & Omit<FieldMeta, 'label'>) {
  const kind = error ? 'error' : ok ? 'ok' : 'hint';
  return (
    <Line id={lineId(id)} data-kind={kind} data-compact={compact || undefined} aria-live={quiet ? 'off' : 'polite'}>
      {error ? <CircleAlert /> : ok ? <Check /> : null}
      {error || ok || hint ? <span>{error || ok || hint}</span> : null}
    </Line>
  );
}

/** Frame around one control with id `id`; with `group` the label names a fieldset-like group instead. */
export function Field({ id, texts, group, children }: FieldProps) {
  const { label, optional, aside } = texts;
  const groupProps = group && {
    role: group,
    'aria-labelledby': labelId(id),
    id,
    tabIndex: -1,
    ...getFieldAria(id, texts),
  };
  return (
    <Frame {...groupProps}>
      <Head>
        {group ? <span id={labelId(id)}>{label}</span> : <label htmlFor={id}>{label}</label>}
        {optional ? <span id={noteId(id)}>необязательно</span> : null}
      </Head>
      {children}
      <FieldMessage id={id} {...texts} />
      {aside ? <Aside>{aside}</Aside> : null}
    </Frame>
  );
}

interface FieldProps {
  id: string;
  texts: FieldMeta;
  group?: 'radiogroup' | 'group' | undefined;
  children: ReactNode;
}
