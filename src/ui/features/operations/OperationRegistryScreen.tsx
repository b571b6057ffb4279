// /organization/reestr-operation: the registry and the submissions to it.
import { useLocation } from 'wouter';
import * as v from 'valibot';
import { useQueryParams } from '../../hooks/list/useQueryParams.ts';
import { OperationRegistry } from './OperationRegistry.tsx';
import { SubmissionsToDecide } from './SubmissionsToDecide.tsx';
import { Tabs } from '../../kit/actions/Tabs.tsx';

const TAB = { tab: v.picklist(['submissions']) };

export default function OperationRegistryScreen() {
  const [path, navigate] = useLocation();
  const { tab } = useQueryParams(TAB).values;
  const places = { registry: path, submissions: `${path}?tab=submissions` };
  const tabs = (
    <Tabs
      label="Вид операций"
      current={tab ?? 'registry'}
      tabs={[
        { key: 'registry', label: 'Реестр', href: places.registry },
        { key: 'submissions', label: 'На рассмотрении', href: places.submissions },
      ]}
      onSelect={(key) => navigate(key === 'submissions' ? places.submissions : places.registry)}
    />
  );
  if (tab === 'submissions') return <SubmissionsToDecide tabs={tabs} />;
  return <OperationRegistry tabs={tabs} hrefOf={(id) => `/organization/transaction-details/${id}`} />;
}
