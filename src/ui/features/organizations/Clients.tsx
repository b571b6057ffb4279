// /organization/clients: organisations in service.
import { OrganizationList } from './OrganizationList.tsx';
import { clientColumns } from './columns.tsx';
import { organizationTexts } from './texts.ts';

export default function Clients() {
  return <OrganizationList label="Клиенты" empty={organizationTexts.noClients} columns={clientColumns} />;
}
