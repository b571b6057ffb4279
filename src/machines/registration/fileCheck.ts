// Checks the files a registration is given, several at a time, before any of them is sent.
import { fromCallback } from 'xstate';
import { type FileProblem, validateFile } from '../../api/validation/file.ts';

export interface FileCheckRequest {
  readonly type: 'CHECK';
  /** The field it was picked for. */
  readonly name: string;
  readonly file: File;
}
export interface FileCheckResult {
  readonly type: 'CHECKED';
  readonly name: string;
  readonly file: File;
  readonly problem: FileProblem | null;
}

/** Answers each CHECK with a CHECKED; verdicts on files that were replaced meanwhile are the asker's to ignore. */
export const fileCheckActor = fromCallback<FileCheckRequest>(({ receive, sendBack }) => {
  receive(({ name, file }) => {
    void validateFile(file).then((problem) =>
      sendBack({ type: 'CHECKED', name, file, problem } satisfies FileCheckResult),
    );
  });
});
