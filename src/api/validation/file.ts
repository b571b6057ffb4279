// Files a form may send: known types of at most 10 MB. Extension and first bytes decide; the MIME type of an operating system
// depends on the programs installed there.

export const MAX_FILE_BYTES = 10 * 1024 * 1024;

interface FileType {
  readonly extensions: readonly string[];
  readonly mime: string;
  /** The bytes such a file begins with. */
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

/** `accept` of a file input: what the picker offers first. */
export const ACCEPTED_FILES = fileTypes.flatMap(({ extensions }) => extensions.map((name) => `.${name}`)).join(',');

/** Why a file is not taken. */
export type FileProblem = 'empty' | 'large' | 'type' | 'content' | 'unreadable';

export const FILE_HINT = 'PDF, JPG, PNG, DOCX или XLSX до 10 МБ';
/** Not the words of the hint it takes the place of: those who listen would hear nothing change. */
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

/** The type that the extension of a name promises. */
export const getFileType = (name: string): FileType | undefined => {
  const extension = /\.([^.]+)$/.exec(name.trim())?.[1]?.toLowerCase() ?? '';
  return fileTypes.find(({ extensions }) => extensions.includes(extension));
};

/** A name that a file of this MIME type may have; '' where such a file is not taken. */
export function getSampleFileName(type: string): string {
  const extension = fileTypes.find(({ mime }) => mime === type)?.extensions[0];
  return extension === undefined ? '' : `file.${extension}`;
}

/** What is wrong with a file by what is said of it, without reading it. */
export function getFileProblem({ name, size }: FileFacts): FileProblem | null {
  if (size === 0) return 'empty';
  if (size > MAX_FILE_BYTES) return 'large';
  return getFileType(name) ? null : 'type';
}

/** Readers of PDF accept a byte-order mark, a line break or other bytes before the header. */
const PDF_HEADER_WITHIN = 1024;
/** As many bytes as `matchesFileSignature` reads. */
export const SIGNATURE_BYTES = PDF_HEADER_WITHIN + 5;

/** Whether the first bytes of a file are those of the type that its name promises. */
export function matchesFileSignature(name: string, head: Uint8Array): boolean {
  const type = getFileType(name);
  if (!type) return false;
  const { magic, extensions } = type;
  const last = extensions.includes('pdf') ? PDF_HEADER_WITHIN : 0;
  for (let start = 0; start <= last && start + magic.length <= head.length; start += 1)
    if (magic.every((byte, place) => head[start + place] === byte)) return true;
  return false;
}

/** The same, and whether its first bytes are what the name promises. Never rejects. */
export async function validateFile(file: File): Promise<FileProblem | null> {
  const problem = getFileProblem(file);
  if (problem !== null) return problem;
  const head = await file
    .slice(0, SIGNATURE_BYTES)
    .arrayBuffer()
    .catch(() => null);
  if (!head) return 'unreadable'; // moved or deleted since it was picked
  return matchesFileSignature(file.name, new Uint8Array(head)) ? null : 'content';
}
