// Files that forms accept: known types of at most 10 MB. Extension and first bytes decide, since the MIME type depends
// on the programs installed on the user's system.

import { removeInvisibleCharacters } from './normalize.ts';

export const MAX_FILE_BYTES = 10 * 1024 * 1024;

interface FileType {
  readonly extensions: readonly string[];
  readonly mime: string;
  /** Magic bytes. */
  readonly magic: readonly number[];
}

const ZIP = [0x50, 0x4b, 0x03, 0x04];
const OFFICE = 'application/vnd.openxmlformats-officedocument';

const fileTypes: readonly FileType[] = [
  { extensions: ['pdf'], mime: 'application/pdf', magic: [0x25, 0x50, 0x44, 0x46, 0x2d] },
  { extensions: ['png'], mime: 'image/png', magic: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { extensions: ['jpg', 'jpeg'], mime: 'image/jpeg', magic: [0xff, 0xd8, 0xff] },
  { extensions: ['docx'], mime: `${OFFICE}.wordprocessingml.document`, magic: ZIP },
  { extensions: ['xlsx'], mime: `${OFFICE}.spreadsheetml.sheet`, magic: ZIP },
];

/** `accept` of a file input, a filter of its dialog. */
export const ACCEPTED_FILES = fileTypes.flatMap(({ extensions }) => extensions.map((name) => `.${name}`)).join(',');

/** Why a file is rejected. */
export type FileProblem = 'empty' | 'large' | 'type' | 'content' | 'unreadable';

export const FILE_HINT = 'PDF, JPG, PNG, DOCX или XLSX до 10 МБ';
/** Differs from the hint it replaces, so that screen readers announce the change. */
const NEEDED = `Нужен ${FILE_HINT}`;
export const FILE_PROBLEM_MESSAGES: Readonly<Record<FileProblem, string>> = {
  empty: 'Файл пуст. Выберите другой',
  large: NEEDED,
  type: NEEDED,
  content: `Содержимое не соответствует расширению. ${NEEDED}`, // assumed: the contract gives no text
  unreadable: 'Файл не читается. Выберите его ещё раз',
};

interface FileFacts {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
}

/** The type of the file's extension. */
export const getFileType = (name: string): FileType | undefined => {
  const extension = /\.([^.]+)$/.exec(removeInvisibleCharacters(name).trim())?.[1]?.toLowerCase() ?? '';
  return fileTypes.find(({ extensions }) => extensions.includes(extension));
};

/** A file name with an extension of this MIME type; '' if the type is not accepted. */
export function getSampleFileName(type: string): string {
  const extension = fileTypes.find(({ mime }) => mime === type)?.extensions[0];
  return extension === undefined ? '' : `file.${extension}`;
}

/** Checks name and size without reading the file. */
export function getFileProblem({ name, size }: FileFacts): FileProblem | null {
  if (size === 0) return 'empty';
  if (size > MAX_FILE_BYTES) return 'large';
  return getFileType(name) ? null : 'type';
}

/** PDF readers accept other bytes before the header, such as a byte-order mark or a line break. */
const PDF_HEADER_WITHIN = 1024;
/** Number of bytes that `matchesFileSignature` reads. */
export const SIGNATURE_BYTE_COUNT = PDF_HEADER_WITHIN + 5;

/** Whether the first bytes match the type of the extension. */
export function matchesFileSignature(name: string, head: Uint8Array): boolean {
  const type = getFileType(name);
  if (!type) return false;
  const { magic, extensions } = type;
  const last = extensions.includes('pdf') ? PDF_HEADER_WITHIN : 0;
  for (let start = 0; start <= last && start + magic.length <= head.length; start += 1)
    if (magic.every((byte, index) => head[start + index] === byte)) return true;
  return false;
}

/** Whether the content begins like HTML, XML or JSON, which may quote the signature of a file. */
export const isMarkupOrJson = (head: Uint8Array): boolean => /^\s*[<{[]/.test(new TextDecoder().decode(head));

/** Checks name, size and first bytes. Never rejects. */
export async function validateFile(file: File): Promise<FileProblem | null> {
  const problem = getFileProblem(file);
  if (problem !== null) return problem;
  const head = await file
    .slice(0, SIGNATURE_BYTE_COUNT)
    .arrayBuffer()
    .catch(() => null);
  if (!head) return 'unreadable'; // moved or deleted since it was picked
  return matchesFileSignature(file.name, new Uint8Array(head)) ? null : 'content';
}
