// /organization/clients: organisations in service.
import { OrganizationList } from '../../features/organizations/OrganizationList.tsx';
import { clientColumns } from '../../features/organizations/columns.tsx';
import { texts } from '../../features/organizations/texts.ts';

export default function Clients() {
  return <OrganizationList label="Клиенты" empty={texts.noClients} columns={clientColumns} />;
}
