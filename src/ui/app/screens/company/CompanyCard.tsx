// /organization/reestr-users/:id: the card of a company with its records of every domain.
import { lazyView } from '../../../hooks/core/lazyView.ts';
import { OrganizationCard } from '../../../features/organizations/OrganizationCard.tsx';
import { SkeletonTable } from '../../../kit/feedback/Skeleton.tsx';
import type { Company } from './companyRecords.ts';

interface TabProps {
  readonly company: Company;
}

const TABS = {
  contracts: lazyView<TabProps>(() => import('./tabs.tsx').then(({ ContractsTab }) => ContractsTab)),
  money: lazyView<TabProps>(() => import('./tabs.tsx').then(({ MoneyTab }) => MoneyTab)),
  trades: lazyView<TabProps>(() => import('./tabs.tsx').then(({ TradesTab }) => TradesTab)),
  payments: lazyView<TabProps>(() => import('./tabs.tsx').then(({ PaymentsTab }) => PaymentsTab)),
  chats: lazyView<TabProps>(() => import('./ChatsTab.tsx').then(({ ChatsTab }) => ChatsTab)),
};

export default function CompanyCard() {
  return (
    <OrganizationCard>
      {(tab, company) => {
        const View = TABS[tab];
        return <View company={company} waiting={<SkeletonTable count={10} />} />;
      }}
    </OrganizationCard>
  );
}
