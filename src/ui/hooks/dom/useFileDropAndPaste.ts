// Files dropped or pasted anywhere reach the only file field near them; elsewhere a drop is refused, since the browser would
// open the file in place of the page.
import { useEffect } from 'react';

/** The only enabled file field around `target`, within its dialog or screen. */
function fieldNear(target: EventTarget | null): HTMLInputElement | null {
  const modal = [...document.querySelectorAll('dialog[open]')].at(-1);
  const start =
    target instanceof Element && target !== document.body ? target : (modal ?? document.querySelector('main'));
  for (let around = start; around; around = around.parentElement) {
    const fields = around.querySelectorAll<HTMLInputElement>('input[type=file]:enabled');
    const [field] = fields;
    if (field) return fields.length === 1 && !field.closest('[inert]') ? field : null;
    if (around.matches('dialog, main')) return null;
  }
  return null;
}

const isFileField = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement && target.type === 'file' && !target.disabled;

/** Gives files to a field as a pick does. */
function pickFiles(field: HTMLInputElement, files: FileList): void {
  const [first] = files;
  if (!first) return;
  const picked = new DataTransfer();
  for (const file of field.multiple ? files : [first]) picked.items.add(file);
  field.files = picked.files;
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

const hasFiles = (transfer: DataTransfer | null): transfer is DataTransfer =>
  transfer?.types.includes('Files') === true;

function onDragOver(event: DragEvent): void {
  const { target, dataTransfer } = event;
  if (!hasFiles(dataTransfer) || isFileField(target)) return;
  event.preventDefault();
  dataTransfer.dropEffect = fieldNear(target) ? 'copy' : 'none';
}

function onDrop(event: DragEvent): void {
  const { target, dataTransfer } = event;
  if (!hasFiles(dataTransfer) || isFileField(target)) return;
  event.preventDefault();
  const field = fieldNear(target);
  if (field) pickFiles(field, dataTransfer.files);
}

/** Office programs put a picture beside the copied text: the text is meant. */
const isText = ({ types }: DataTransfer): boolean => types.includes('text/plain') && types.includes('text/html');

function onPaste(event: ClipboardEvent): void {
  const { target, clipboardData } = event;
  if (!hasFiles(clipboardData) || isText(clipboardData)) return;
  const field = fieldNear(target);
  if (!field) return;
  event.preventDefault();
  pickFiles(field, clipboardData.files);
}

/** Listens while mounted. */
export function useFileDropAndPaste(): void {
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    addEventListener('dragover', onDragOver, { signal });
    addEventListener('drop', onDrop, { signal });
    addEventListener('paste', onPaste, { signal });
    return () => stop.abort();
  }, []);
}
