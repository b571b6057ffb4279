// Accepted files: extension, MIME type and first bytes must agree, up to 10 MB, all picked files or none.
import { describe, expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { filePickerMachine } from '../../src/machines/form/filePicker.machine.ts';

const PDF = '%PDF-1.7\n';
const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0]);
const JPEG = new Uint8Array([0xff, 0xd8, 0xff, 0xe0]);
const ZIP = new Uint8Array([0x50, 0x4b, 0x03, 0x04, 0x14]);
const EXE = 'MZ\u0090\u0000';
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const MEGABYTE = 1024 * 1024;

const file = (name: string, type: string, ...parts: BlobPart[]) => new File(parts, name, { type });
const padded = (bytes: number) => file('scan.pdf', 'application/pdf', PDF, new Uint8Array(bytes - PDF.length));

/** Picks and waits for the verdict. */
async function pick(...files: readonly File[]) {
  const upload = createActor(filePickerMachine).start();
  const taken: (readonly File[])[] = [];
  upload.on('files.accepted', (event) => taken.push(event.files));
  upload.send({ type: 'files.pick', files });
  const { value, context } = await waitFor(upload, (snapshot) => !snapshot.hasTag('busy'));
  return { state: value, refusal: context.refusal, taken: taken.at(-1) };
}

describe('is taken', () => {
  test.each([
    ['a PDF', file('act.pdf', 'application/pdf', PDF)],
    ['an extension in capitals', file('ACT.PDF', 'application/pdf', PDF)],
    ['a PNG', file('scan.png', 'image/png', PNG)],
    ['a JPEG by either extension', file('scan.jpeg', 'image/jpeg', JPEG)],
    ['a DOCX', file('договор.docx', DOCX, ZIP)],
    ['an XLSX', file('реестр.xlsx', XLSX, ZIP)],
    ['a DOCX without a type, as where no office suite is installed', file('договор.docx', '', ZIP)],
    ['exactly 10 MB', padded(10 * MEGABYTE)],
    ['a name with several dots', file('v1.2.final.pdf', 'application/pdf', PDF)],
  ])('%s', async (_, picked) => {
    expect(await pick(picked)).toEqual({ state: 'accepted', refusal: null, taken: [picked] });
  });
});

describe('is refused', () => {
  test.each([
    ['empty', '0 bytes', file('empty.pdf', 'application/pdf')],
    ['large', 'a byte over 10 MB', padded(10 * MEGABYTE + 1)],
    ['type', 'an executable', file('virus.exe', 'application/x-msdownload', EXE)],
    ['content', 'an executable that calls itself a PDF', file('act.pdf', 'application/pdf', EXE)],
    ['type', 'a PDF that hides an extension', file('act.pdf.exe', 'application/pdf', PDF)],
    ['content', 'HTML under the name of an image', file('scan.png', 'image/png', '<html>')],
    ['type', 'a picture of a type nobody reads', file('scan.svg', 'image/svg+xml', '<svg/>')],
    ['type', 'an archive', file('all.zip', 'application/zip', ZIP)],
    ['content', 'a PNG called JPG', file('scan.jpg', 'image/jpeg', PNG)],
    ['type', 'an old Word file', file('act.doc', 'application/msword', new Uint8Array([0xd0, 0xcf]))],
    ['type', 'no extension', file('act', 'application/pdf', PDF)],
    ['content', 'fewer bytes than the type begins with', file('act.pdf', 'application/pdf', '%PD')],
  ] as const)('as %s: %s', async (problem, _, picked) => {
    const { state, refusal, taken } = await pick(picked);
    expect([state, refusal?.problem, refusal?.file, taken]).toEqual(['refused', problem, picked, []]);
  });

  test('as unreadable: moved or deleted since it was picked', async () => {
    const gone = file('act.pdf', 'application/pdf', PDF);
    gone.slice = () => {
      const blob = new Blob();
      blob.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotFoundError'));
      return blob;
    };
    expect((await pick(gone)).refusal?.problem).toBe('unreadable');
  });
});

test('one wrong file of several refuses all: a form never sends half of what was picked', async () => {
  const good = file('act.pdf', 'application/pdf', PDF);
  const bad = file('virus.exe', '', EXE);
  expect(await pick(good, bad, good)).toMatchObject({ state: 'refused', taken: [] });
  expect((await pick(good, bad)).refusal?.file).toBe(bad);
  expect((await pick(good, good)).taken).toHaveLength(2);
});

test('a pick during the check replaces it, clearing takes it back', async () => {
  const [first, second] = [file('a.pdf', 'application/pdf', PDF), file('b.pdf', 'application/pdf', PDF)];
  const upload = createActor(filePickerMachine).start();
  const taken: (readonly File[])[] = [];
  upload.on('files.accepted', (event) => taken.push(event.files));
  upload.send({ type: 'files.pick', files: [first] });
  upload.send({ type: 'files.pick', files: [second] });
  await waitFor(upload, (snapshot) => snapshot.matches('accepted'));
  expect(taken).toEqual([[second]]);
  upload.send({ type: 'files.clear' });
  expect([taken.at(-1), upload.getSnapshot().value]).toEqual([[], 'empty']);
});
