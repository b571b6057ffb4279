// Files a form may send: known types of at most 10 MB, told by extension, MIME type and first bytes (domain.md section 2).

export const MOST_BYTES = 10 * 1024 * 1024;

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
export type FileProblem = 'empty' | 'large' | 'type' | 'unreadable';

export const FILE_RULE = 'PDF, JPG, PNG, DOCX или XLSX до 10 МБ';
/** Not the words of the hint it takes the place of: those who listen would hear nothing change. */
const NEEDED = `Нужен ${FILE_RULE}`;
export const fileProblems: Readonly<Record<FileProblem, string>> = {
  empty: 'Файл пуст. Выберите другой',
  large: NEEDED,
  type: NEEDED,
  unreadable: 'Файл не читается. Выберите его ещё раз',
};

interface FileFacts {
  readonly name: string;
  /** MIME type as the browser or the wire tells it; '' when it tells none. */
  readonly type: string;
  /** Bytes. */
  readonly size: number;
}

/** The type that the extension of a name promises. */
export const typeOf = (name: string): FileType | undefined => {
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  return fileTypes.find(({ extensions }) => extensions.includes(extension));
};

/** A name that a file of this MIME type may have; '' where such a file is not taken. */
export function nameOf(type: string): string {
  const extension = fileTypes.find(({ mime }) => mime === type)?.extensions[0];
  return extension === undefined ? '' : `file.${extension}`;
}

/** What is wrong with a file by what is said of it, without reading it. */
export function fileProblem({ name, type, size }: FileFacts): FileProblem | null {
  if (size === 0) return 'empty';
  if (size > MOST_BYTES) return 'large';
  const known = typeOf(name);
  // assumed: a browser without a MIME type for the extension (docx where no office suite is installed) says '', no lie
  return known && (type === '' || type === known.mime) ? null : 'type';
}

/** The same, and whether its first bytes are what the name promises. Never rejects. */
export async function checkFile(file: File): Promise<FileProblem | null> {
  const problem = fileProblem(file);
  const magic = typeOf(file.name)?.magic;
  if (problem !== null || !magic) return problem;
  const head = await file
    .slice(0, magic.length)
    .arrayBuffer()
    .catch(() => null);
  if (!head) return 'unreadable'; // moved or deleted since it was picked
  const bytes = new Uint8Array(head);
  return magic.every((byte, place) => bytes[place] === byte) ? null : 'type';
}
