// /organization/clients: organisations in service.
import { OrganizationList } from './OrganizationList.tsx';
import { clientColumns } from './columns.tsx';
import { texts } from './texts.ts';

export default function Clients() {
  return <OrganizationList label="Клиенты" empty={texts.noClients} columns={clientColumns} />;
}
