// Columns of organisations: clients, the registry of users, the queue of forms, requests to close.
import type { OrganizationRow } from '../../../api/schemas/organizations.ts';
import { organizationLifecycle } from '../../../machines/lifecycles/organization.ts';
import { verificationLifecycle } from '../../../machines/lifecycles/verification.ts';
import { Link } from '../../hooks/core/Link.tsx';
import { ButtonLink } from '../../kit/actions/Button.tsx';
import { DateTime } from '../../kit/display/DateTime.tsx';
import type { Column } from '../../kit/table/Table.tsx';
import { AssigneeMark } from '../../kit/display/AssigneeMark.tsx';
import { EMPTY_VALUE } from '../../kit/display/format.ts';
import { nameColumn, statusColumn } from '../../list/columns/commonColumns.tsx';
import { RecordStatus, getStatusRank } from '../../record/RecordStatus.tsx';
import { getVerificationAssignee } from '../../record/verificationAssignee.ts';
import { getRoleLabel } from '../../texts/roles.ts';
import { getVerificationFormPath } from './verification/organizationForm.ts';

type OrganizationColumn = Column<OrganizationRow>;

const name: OrganizationColumn = nameColumn('name', 'Организация', (row) => row.company_name);
const role: OrganizationColumn = {
  key: 'role',
  title: 'Тип',
  width: 184,
  sortKey: (row) => getRoleLabel(row.role),
  cell: (row) => getRoleLabel(row.role),
};
const inn: OrganizationColumn = {
  key: 'inn',
  title: 'ИНН',
  width: 206,
  hint: (row) => row.inn,
  sortKey: (row) => row.inn,
  cell: (row) => (row.inn === null ? EMPTY_VALUE : <span className="num">{row.inn}</span>),
};
const status: OrganizationColumn = statusColumn(organizationLifecycle, 168);
const verification: OrganizationColumn = {
  key: 'verification',
  title: 'Верификация',
  width: 180,
  card: 'corner',
  sortKey: (row) => getStatusRank(verificationLifecycle, row.verification_status),
  cell: (row) => <RecordStatus lifecycle={verificationLifecycle} status={row.verification_status} />,
};
const resident: OrganizationColumn = {
  key: 'resident',
  title: 'Резидент',
  width: 92,
  sortKey: (row) => Number(row.is_resident),
  cell: (row) => (row.is_resident ? 'Да' : 'Нет'),
};
const closing: OrganizationColumn = {
  key: 'closing',
  title: 'Закрытие',
  width: 100,
  sortKey: (row) => Number(row.wants_to_close_account),
  cell: (row) => (row.wants_to_close_account ? 'Просит' : EMPTY_VALUE),
};
const since = (title: string): OrganizationColumn => ({
  key: 'date',
  title,
  width: 100,
  sortKey: (row) => Date.parse(row.created_at ?? ''),
  cell: (row) => <DateTime iso={row.created_at} kind="date" />,
});
const turn: OrganizationColumn = {
  key: 'turn',
  title: 'Следующий шаг',
  width: 164,
  card: 'foot',
  cell: (row) => {
    const whose = getVerificationAssignee(row);
    return whose === 'none' ? EMPTY_VALUE : <AssigneeMark assignee={whose === 'operator' ? 'you' : whose} />;
  },
};

const openForm: OrganizationColumn = {
  key: 'open',
  title: 'Действия',
  width: 148,
  align: 'end',
  card: 'actions',
  cell: (row) => (
    <Link href={getVerificationFormPath(row)} asChild>
      <ButtonLink size="small" aria-label={`Открыть анкету: ${row.company_name ?? row.id}`}>
        Открыть анкету
      </ButtonLink>
    </Link>
  ),
};

export const clientColumns: readonly OrganizationColumn[] = [name, role, inn, status, since('Дата')];
export const userColumns: readonly OrganizationColumn[] = [name, role, inn, resident, status, closing, since('Дата')];
export const verificationFormColumns: readonly OrganizationColumn[] = [
  name,
  inn,
  resident,
  since('Отправлена'),
  verification,
  turn,
  openForm,
];
export const closingRequestColumns: readonly OrganizationColumn[] = [name, role, inn, status];
