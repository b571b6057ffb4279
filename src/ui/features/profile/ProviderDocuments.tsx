// The papers a provider registered with.
import type { Provider } from '../../../api/schemas/organizations.ts';
import { DescriptionList } from '../../kit/display/DescriptionList.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { StoredFile } from '../../record/files/StoredFile.tsx';
import { getOrganizationFieldLabel } from '../../texts/organizationFields.ts';

const PAPERS = ['authority_document', 'license', 'registry_certificate', 'power_of_attorney'] as const;

export function ProviderDocuments({ provider }: { provider: Provider }) {
  return (
    <Panel title="Документы" padded>
      <DescriptionList
        rows={PAPERS.map((name) => {
          const address = provider[name];
          return {
            label: getOrganizationFieldLabel(name),
            value: address === null ? 'Не приложен' : <StoredFile address={address} />,
          };
        })}
      />
    </Panel>
  );
}
