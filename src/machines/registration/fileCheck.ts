// Checks the files a registration is given, several at a time, before any of them is sent.
import { fromCallback } from 'xstate';
import { type FileProblem, checkFile } from '../../api/validation/file.ts';

export interface FileQuestion {
  readonly type: 'CHECK';
  /** The field it was picked for. */
  readonly name: string;
  readonly file: File;
}
export interface FileVerdict {
  readonly type: 'CHECKED';
  readonly name: string;
  readonly file: File;
  readonly problem: FileProblem | null;
}

/** Answers each CHECK with a CHECKED; verdicts on files that were replaced meanwhile are the asker's to ignore. */
export const fileChecks = fromCallback<FileQuestion>(({ receive, sendBack }) => {
  receive(({ name, file }) => {
    void checkFile(file).then((problem) => sendBack({ type: 'CHECKED', name, file, problem } satisfies FileVerdict));
  });
});
