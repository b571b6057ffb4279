// /organization/reestr-users and /organization/reestr-users/:id: all organisations, and the card of one.
import { recordIdOf } from '../../../api/recordId.ts';
import { useParams } from 'wouter';
import { OrganizationCard } from './OrganizationCard.tsx';
import { OrganizationList } from './OrganizationList.tsx';
import { userColumns } from './columns.tsx';
import { texts } from './texts.ts';

export default function Users() {
  const { id } = useParams<{ id?: string }>();
  if (id !== undefined) return <OrganizationCard key={id} id={recordIdOf(id) ?? 0} />;
  return <OrganizationList label="Реестр пользователей" empty={texts.noUsers} columns={userColumns} withClosing />;
}
