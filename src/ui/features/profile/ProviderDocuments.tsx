// The papers a provider registered with.
import type { Provider } from '../../../api/schemas/organizations.ts';
import { Ledger } from '../../kit/display/DescriptionList.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { StoredFile } from '../../record/StoredFile.tsx';
import { organizationLabel } from '../../texts/organizationFields.ts';

const PAPERS = ['authority_document', 'license', 'registry_certificate', 'power_of_attorney'] as const;

export function OwnPapers({ provider }: { provider: Provider }) {
  return (
    <Panel title="Документы" padded>
      <Ledger
        rows={PAPERS.map((name) => {
          const address = provider[name];
          return {
            label: organizationLabel(name),
            value: address === null ? 'Не приложен' : <StoredFile address={address} />,
          };
        })}
      />
    </Panel>
  );
}
