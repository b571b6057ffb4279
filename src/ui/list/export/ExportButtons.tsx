// «Excel» and «PDF» exports of a list.
import type { Call } from '../../../api/endpoint.ts';
import { ExportButton } from './ExportButton.tsx';

interface ExportButtonsProps {
  /** Export calls with the filters of the list. */
  readonly excel: Call;
  readonly pdf: Call;
  /** File name without extension, if the response has none. */
  readonly name: string;
  /** Number of rows under these filters. */
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
