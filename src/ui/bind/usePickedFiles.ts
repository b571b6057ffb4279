// Several files picked for a form, taken one by one or together; all must pass the checks (domain.md section 2, file).
import { useActorRef, useSelector } from '@xstate/react';
import { fileProblems } from '../../api/checks/file.ts';
import { type FilesTaken, uploadMachine } from '../../machines/upload.ts';
import { useEmitted } from './useEmitted.ts';
import { useSurroundings } from './useSurroundings.ts';

export interface PickedFiles {
  readonly files: readonly File[];
  /** Why the last pick was not taken, in Russian; names the file. */
  readonly problem: string | undefined;
  /** Adds to what is there. */
  readonly pick: (files: readonly File[]) => void;
  /** Takes the file at a place out. */
  readonly remove: (place: number) => void;
}

/** `taken` are the files the form holds; `onTaken` gets all of them whenever they change and have passed the checks. */
export function usePickedFiles(taken: readonly File[], onTaken: (files: readonly File[]) => void): PickedFiles {
  const actor = useActorRef(uploadMachine, useSurroundings());
  useEmitted<FilesTaken>(
    (tell) => actor.on('TAKEN', tell),
    ({ files }) => files.length > 0 && onTaken(files),
  );
  const refusal = useSelector(actor, ({ context }) => context.refusal);
  return {
    files: taken,
    problem: refusal ? `${refusal.file.name}: ${fileProblems[refusal.problem]}` : undefined,
    pick: (picked) => actor.send({ type: 'PICKED', files: [...taken, ...picked] }),
    remove: (place) => onTaken(taken.filter((_, at) => at !== place)),
  };
}
