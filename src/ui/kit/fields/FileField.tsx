// Native file input as a form row: picked files with name and size, replace and clear buttons.
import { FileText, Paperclip, X } from 'lucide-react';
import { type ChangeEvent, useId } from 'react';
import { styled } from 'styled-components';
import { restoreFocusAfter } from '../../hooks/dom/focusRestoration.ts';
import { belowMobile, withoutHasSelector } from '../../theme/media.ts';
import { Field, type FieldMeta, getFieldAria, splitFieldProps } from './Field.tsx';
import { IconButton } from '../actions/IconButton.tsx';
import { formatFileName, formatSize } from '../display/format.ts';

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: 36px;
  padding: 3px 3px 3px 12px;
  border: 1px solid var(--border-base);
  border-radius: var(--radius-control);
  background: var(--surface-base);
  font-size: 13px;

  > .lucide {
    color: var(--text-secondary);
  }
  > .lucide {
    flex: none;
  }
  > .name {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
    line-height: 18px;
  }
  .num {
    margin-left: 6px;
    white-space: nowrap;
  }
  & + & {
    margin-top: 8px;
  }
  ${belowMobile} {
    min-height: 44px;
  }
`;

/** Over the picked file, to replace it. */
const Replace = styled.label`
  position: relative;
  flex: none;
  padding: 4px;
  border-radius: var(--radius-chip);
  color: var(--accent-text);
  cursor: pointer;

  &:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  &:has(:focus-visible) {
    outline: 2px solid var(--focus-ring);
  }
  ${withoutHasSelector} {
    &:focus-within {
      outline: 2px solid var(--focus-ring);
    }
  }
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    opacity: 0;
    cursor: inherit;
  }
`;

const Pick = styled.label`
  position: relative;
  display: flex;
  align-items: center;
  gap: 10px;
  height: 36px;
  padding: 0 12px;
  border: 1px dashed var(--border-control);
  border-radius: var(--radius-control);
  background: var(--surface-base);
  color: var(--text-secondary);
  font-size: 13px;
  cursor: pointer;

  ${Row} + & {
    margin-top: 8px;
  }
  &:hover {
    background: var(--surface-hover);
    color: var(--text-primary);
  }
  &:has(:focus-visible) {
    outline: 2px solid var(--focus-ring);
  }
  ${withoutHasSelector} {
    &:focus-within {
      outline: 2px solid var(--focus-ring);
    }
  }
  &[data-invalid] {
    border-color: var(--status-danger-mark);
  }
  &:has(:disabled) {
    border-color: var(--border-base);
    background: var(--surface-sunken);
    color: var(--text-muted);
    cursor: not-allowed;
  }
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    opacity: 0;
    cursor: inherit;
  }
  ${belowMobile} {
    height: 44px;
  }
`;

/** Displayed properties of a picked file; a File satisfies it. */
export interface FileInfo {
  readonly name: string;
  readonly size: number;
}

export interface FileFieldProps extends FieldMeta {
  id?: string | undefined;
  name?: string | undefined;
  /** As in the native input: `.pdf,.jpg`. */
  accept?: string | undefined;
  disabled?: boolean | undefined;
  /** Several files, each a row with its own clear button. */
  multiple?: boolean | undefined;
  files: readonly FileInfo[];
  onPick: (files: File[]) => void;
  onClear: (index: number) => void;
}

/**
 * The input is emptied after each pick, so that the same file can be picked again; a pick replaces the file unless
 * `multiple`. The browser then announces an empty input: the names of the picked files describe it.
 */
export function FileField({ files, onPick, onClear, accept, name, disabled, multiple, ...props }: FileFieldProps) {
  const own = useId();
  const { texts, native } = splitFieldProps(props);
  const id = native.id ?? own;
  const pick = ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const picked = [...(input.files ?? [])];
    input.value = '';
    if (picked.length > 0) onPick(picked);
  };
  const aria = getFieldAria(id, texts);
  const nameIds = files.map((_, index) => `${id}-${index} `).join('');
  const input = (
    <input
      type="file"
      {...{ id, name, accept, disabled, multiple }}
      onChange={pick}
      {...aria}
      aria-describedby={nameIds + (aria['aria-describedby'] ?? '') || undefined}
    />
  );
  return (
    <Field id={id} texts={texts}>
      {files.map((file, index) => (
        <Row key={`${index} ${file.name}`}>
          <FileText />
          <span className="name" id={`${id}-${index}`}>
            <span>{formatFileName(file.name)}</span>
            <span className="muted num">{formatSize(file.size)}</span>
          </span>
          {multiple || disabled ? null : (
            <Replace>
              <span>Заменить</span>
              {input}
            </Replace>
          )}
          <IconButton
            label={`Убрать файл ${formatFileName(file.name)}`}
            icon={<X />}
            size="small"
            onClick={({ currentTarget }) => {
              restoreFocusAfter(currentTarget, document.getElementById(id));
              onClear(index);
            }}
          />
        </Row>
      ))}
      {files.length === 0 || multiple ? (
        <Pick data-invalid={texts.error ? true : undefined}>
          <Paperclip />
          <span>{files.length === 0 ? 'Выбрать файл' : 'Добавить файл'}</span>
          {input}
        </Pick>
      ) : null}
    </Field>
  );
}
