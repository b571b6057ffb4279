// /organization/reestr-users and /organization/reestr-users/:id: all organisations, and the card of one.
import { parseRecordId } from '../../../api/recordId.ts';
import { useParams } from 'wouter';
import { OrganizationCard } from './OrganizationCard.tsx';
import { OrganizationList } from './OrganizationList.tsx';
import { userColumns } from './columns.tsx';
import { organizationTexts } from './texts.ts';

export default function Users() {
  const { id } = useParams<{ id?: string }>();
  if (id !== undefined) return <OrganizationCard key={id} id={parseRecordId(id) ?? 0} />;
  return (
    <OrganizationList
      label="Реестр пользователей"
      empty={organizationTexts.noUsers}
      columns={userColumns}
      withClosing
    />
  );
}
