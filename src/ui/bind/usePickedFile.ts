// Files picked for a form, checked before they may be sent (domain.md section 2, file).
import { useCallback } from 'react';
import { useActorRef, useSelector } from '@xstate/react';
import { fileProblems } from '../../api/checks/file.ts';
import { type FilesTaken, uploadMachine } from '../../machines/upload.ts';
import { useEmitted } from './useEmitted.ts';
import { useSurroundings } from './useSurroundings.ts';

export interface PickedFile {
  /** What was picked, also while it is checked; none after a refusal. */
  readonly files: readonly File[];
  /** Why the picked file was not taken, in Russian. */
  readonly problem: string | undefined;
  readonly pick: (files: readonly File[]) => void;
  readonly clear: () => void;
}

/** `onTaken` gets the file once it has passed the checks, and null when there is none any more. */
export function usePickedFile(onTaken: (file: File | null) => void): PickedFile {
  const actor = useActorRef(uploadMachine, useSurroundings());
  useEmitted<FilesTaken>(
    (tell) => actor.on('TAKEN', tell),
    ({ files }) => onTaken(files[0] ?? null),
  );
  const { files, refusal } = useSelector(actor, ({ context }) => context);
  return {
    files,
    problem: refusal ? fileProblems[refusal.problem] : undefined,
    pick: (picked) => actor.send({ type: 'PICKED', files: picked }),
    clear: () => actor.send({ type: 'CLEARED' }),
  };
}

export interface PickedFiles {
  /** Why one of the files picked last was not taken, in Russian. */
  readonly problem: string | undefined;
  /** The files picked last are being checked. */
  readonly busy: boolean;
  readonly pick: (files: readonly File[]) => void;
}

/** `onTaken` gets the files that were picked together once all of them have passed the checks: they join the others. */
export function usePickedFiles(onTaken: (files: readonly File[]) => void): PickedFiles {
  const actor = useActorRef(uploadMachine, useSurroundings());
  useEmitted<FilesTaken>(
    (tell) => actor.on('TAKEN', tell),
    ({ files }) => files.length > 0 && onTaken(files),
  );
  const snapshot = useSelector(actor, (current) => current);
  const { refusal } = snapshot.context;
  return {
    problem: refusal ? `${refusal.file.name}: ${fileProblems[refusal.problem]}` : undefined,
    busy: snapshot.hasTag('busy'),
    pick: (picked) => actor.send({ type: 'PICKED', files: picked }),
  };
}

/** Ref that points a picture or a link at the bytes for as long as it is on the screen. */
export function useBlobAddress(blob: Blob) {
  return useCallback(
    (element: HTMLImageElement | HTMLAnchorElement | null) => {
      if (!element) return undefined;
      const url = URL.createObjectURL(blob);
      element.setAttribute(element instanceof HTMLImageElement ? 'src' : 'href', url);
      return () => URL.revokeObjectURL(url);
    },
    [blob],
  );
}
