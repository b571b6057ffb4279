// «Excel» and «PDF» of what a list shows.
import type { Call } from '../../api/endpoint.ts';
import { ExportButton } from './ExportButton.tsx';

interface ExportButtonsProps {
  /** The calls, with the filters of the list in them. */
  readonly excel: Call;
  readonly pdf: Call;
  /** Name of the file without its extension, where the answer does not say one. */
  readonly name: string;
  /** Rows of the list under these filters. */
  readonly count: number | undefined;
}

export function ExportButtons({ excel, pdf, name, count }: ExportButtonsProps) {
  return (
    <>
      <ExportButton call={excel} name={`${name}.xlsx`} label="Excel" count={count} />
      <ExportButton call={pdf} name={`${name}.pdf`} label="PDF" count={count} />
    </>
  );
}
