// Minimal PDF for document links of the seed that have no uploaded file.

/** One A4 page with the file's name. Latin only; documents with Cyrillic use the PDF writer. */
export function createSamplePdf(title: string): Blob {
  const words = title.replaceAll(/[^\x20-\x7e]/g, '?').replaceAll(/[\\()]/g, '');
  const text = `BT /F1 18 Tf 72 760 Td (Meridian demo document) Tj 0 -28 Td /F1 11 Tf (${words}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`;
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return new Blob([body + table + trailer], { type: 'application/pdf' });
}
