// Files picked for a form field, checked before they may be sent. Until they pass or are removed they block the submit: a
// form is never sent without a picked file.
import { useActorRef, useSelector } from '@xstate/react';
import { FILE_PROBLEM_MESSAGES } from '../../../api/validation/file.ts';
import type { FormValues } from '../../../machines/form/form.machine.ts';
import {
  type FilesAccepted,
  type FileRejection,
  filePickerMachine,
} from '../../../machines/form/filePicker.machine.ts';
import { getFiles, pendingFileKey } from './pendingFiles.ts';
import type { Form } from './useForm.ts';
import { useActorEvent } from '../core/effects.ts';
import { useActorOptions } from '../core/services.ts';

export interface FileFieldBinding {
  readonly name: string;
  readonly multiple: boolean;
  /** Files of the form and, until it is removed or replaced, the rejected one. */
  readonly files: readonly File[];
  readonly error: string | undefined;
  /** A refused submit reports a missing file by moving the focus to the first invalid field. */
  readonly quiet: boolean;
  readonly onPick: (files: readonly File[]) => void;
  readonly onClear: (index: number) => void;
}

interface FileForm extends Pick<Form, 'change' | 'errors'> {
  readonly values: FormValues;
}

const CHECKING = 'Файл ещё проверяется';

/** `many`: a list of files, to which each pick adds; all files of a pick must pass. Else a pick replaces the file. */
export function useFileField(form: FileForm, name: string, { many = false } = {}): FileFieldBinding {
  const actor = useActorRef(filePickerMachine, useActorOptions());
  const taken = getFiles(form.values, name);
  const hold = (why: string) => form.change(pendingFileKey(name), why);
  useActorEvent<FilesAccepted>(
    (listener) => actor.on('files.accepted', listener),
    ({ files, refusal }) => {
      hold(refusal ? problemOf(refusal, many) : '');
      if (!many) form.change(name, files[0] ?? null);
      else if (files.length > 0) form.change(name, [...taken, ...files]);
    },
  );
  const snapshot = useSelector(actor, (current) => current);
  const { files, refusal } = snapshot.context;
  const checked = snapshot.hasTag('busy') ? files : [];
  const pending = refusal ? [refusal.file] : many ? [] : checked;
  const kept = many || pending.length === 0 ? taken : [];
  return {
    name,
    multiple: many,
    files: [...kept, ...pending],
    error: refusal ? problemOf(refusal, many) : form.errors[name],
    quiet: refusal === null,
    onPick(picked) {
      hold(CHECKING);
      actor.send({ type: 'files.pick', files: many ? [...checked, ...picked] : picked });
    },
    onClear(index) {
      if (many && index < kept.length) form.change(name, taken.toSpliced(index, 1));
      else actor.send({ type: 'files.clear' });
    },
  };
}

const problemOf = ({ file, problem }: FileRejection, named: boolean): string =>
  named ? `${file.name}: ${FILE_PROBLEM_MESSAGES[problem]}` : FILE_PROBLEM_MESSAGES[problem];
