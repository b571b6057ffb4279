// /organization/reestr-users: all organisations.
import { OrganizationList } from './OrganizationList.tsx';
import { userColumns } from './columns.tsx';
import { organizationTexts } from './texts.ts';

export default function Users() {
  return (
    <OrganizationList
      label="Реестр пользователей"
      empty={organizationTexts.noUsers}
      columns={userColumns}
      withClosing
    />
  );
}
