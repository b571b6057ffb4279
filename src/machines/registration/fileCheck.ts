// Checks the files of a registration concurrently before the form is sent.
import { fromCallback } from 'xstate';
import { type FileProblem, validateFile } from '../../api/validation/file.ts';

export interface FileCheckRequest {
  readonly type: 'file.check';
  /** The field of the file. */
  readonly name: string;
  readonly file: File;
}
export interface FileCheckResult {
  readonly type: 'file.checked';
  readonly name: string;
  readonly file: File;
  readonly problem: FileProblem | null;
}

/** Replies to each `file.check` with `file.checked`. The parent ignores results for files that were replaced meanwhile. */
export const fileCheckActor = fromCallback<FileCheckRequest>(({ receive, sendBack }) => {
  receive(({ name, file }) => {
    void validateFile(file).then((problem) =>
      sendBack({ type: 'file.checked', name, file, problem } satisfies FileCheckResult),
    );
  });
});
