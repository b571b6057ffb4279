// «Скачать xlsx» and «Скачать csv»: all pages of a client's own list under its filters.
import { FileDown } from 'lucide-react';
import { styled } from 'styled-components';
import type { PageOf } from '../../../api/schemas/reader.ts';
import { formatDayInput, toMoscowDate } from '../../../api/validation/dates.ts';
import { withAllPages } from '../../../machines/data/lists/allPages.ts';
import type { RequestPorts } from '../../../machines/data/ports.ts';
import { useDownload } from '../../hooks/files/useDownload.ts';
import { useNow } from '../../hooks/core/useNow.ts';
import { useServices } from '../../hooks/core/services.ts';
import type { AllPages } from '../../hooks/data/useQuery.ts';
import { useSession } from '../../hooks/session/useSession.ts';
import { Button } from '../../kit/actions/Button.tsx';
import type { Column } from '../../kit/table/Table.tsx';
import { getFailureText } from '../../texts/failures.ts';
import { type ListFormat, createListTable, toListFile } from './listFile.ts';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 8px;
  align-items: center;
  justify-content: flex-end;
  font-size: 13px;
`;

interface ListFilesProps<T> {
  readonly label: string;
  readonly allPages: AllPages<PageOf<T>>;
  readonly columns: readonly Column<T>[];
  /** Period set by the filters. */
  readonly period: { readonly from: string | undefined; readonly to: string | undefined };
}

/** For clients only: the operator has server exports. */
export function ListFileMenu<T>({ label, allPages: { call, castResult }, columns, period }: ListFilesProps<T>) {
  const { role, user } = useSession();
  const { requests } = useServices();
  const today = toMoscowDate(Date.parse(useNow()));
  const fileOf = (format: ListFormat): RequestPorts => {
    const lists = withAllPages(requests);
    return {
      ...lists,
      async send(...request) {
        const { results } = castResult(await lists.send(...request));
        return { blob: await toListFile(createListTable(label, columns, results), format), name: null };
      },
    };
  };
  const xlsx = useDownload(fileOf('xlsx'));
  const csv = useDownload(fileOf('csv'));
  if (role === 'authorized_organization') return null;
  const days = [period.from, period.to ?? today].filter((day) => day !== undefined).map(formatDayInput);
  const name = [label, user?.company_name, days.join('–')].filter(Boolean).join(', ');
  const failure = xlsx.failure ?? csv.failure;
  return (
    <Line>
      {failure ? <span role="alert">{getFailureText(failure)}</span> : null}
      <Button
        size="small"
        variant="ghost"
        icon={<FileDown />}
        busy={xlsx.busy}
        onClick={() => xlsx.start(call, `${name}.xlsx`)}
      >
        Скачать xlsx
      </Button>
      <Button
        size="small"
        variant="ghost"
        icon={<FileDown />}
        busy={csv.busy}
        onClick={() => csv.start(call, `${name}.csv`)}
      >
        Скачать csv
      </Button>
    </Line>
  );
}
