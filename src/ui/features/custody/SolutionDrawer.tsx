// An open custodial solution: balance, share of its limit, key holder.
import { Big } from 'big.js';
import type { ReactNode } from 'react';
import type { CustodialSolution } from '../../../api/schemas/custody.ts';
import { AmlChip } from '../../kit/display/AmlChip.tsx';
import { DateTime } from '../../kit/display/DateTime.tsx';
import { Drawer } from '../../kit/overlay/Drawer.tsx';
import { DescriptionList } from '../../kit/display/DescriptionList.tsx';
import { Money } from '../../kit/display/Money.tsx';
import { StatusChip } from '../../kit/display/StatusChip.tsx';
import { EMPTY_VALUE, formatNetwork, formatPercent } from '../../kit/display/format.ts';
import { HeadlineAmount } from '../../record/decision/DecisionDrawer.tsx';
import { FactList } from '../../kit/layout/ListPage.styles.ts';
import { WalletAddress } from '../../record/wallet/WalletAddress.tsx';
import { getSolutionKindLabel, getCustodyStatusMeta } from './texts.ts';

interface SolutionDrawerProps {
  readonly solution: CustodialSolution;
  readonly onClose: () => void;
  readonly actions: ReactNode;
}

export function SolutionDrawer({ solution, onClose, actions }: SolutionDrawerProps) {
  const { name, balance, limit, currency, status } = solution;
  return (
    <Drawer
      title={name}
      statusChip={<StatusChip status={status} {...getCustodyStatusMeta(status)} />}
      onClose={onClose}
      footer={actions}
    >
      <FactList>
        <HeadlineAmount label="Баланс" amount={balance} currency={currency} />
        <DescriptionList
          rows={[
            { label: 'Лимит', value: <Money amount={limit} currency={currency} /> },
            { label: 'Занято лимита', value: balance === null ? null : used(balance, limit) },
            { label: 'Хранение ключей', value: getSolutionKindLabel(solution.custody) },
            { label: 'Кастодиан', value: solution.custodian ?? EMPTY_VALUE },
            { label: 'Адрес', value: <WalletAddress address={solution.address} /> },
            { label: 'Сеть', value: formatNetwork(solution.network) },
            { label: 'AML-риск', value: <AmlChip value={solution.aml_percentage} /> },
            { label: 'Создано', value: <DateTime iso={solution.created_at} zone /> },
          ]}
        />
      </FactList>
    </Drawer>
  );
}

/** `83,33 %`; empty without a limit. */
function used(balance: string, limit: string | null): string {
  if (limit === null || new Big(limit).lte(0)) return EMPTY_VALUE;
  return formatPercent(new Big(balance).div(limit).times(100).round(2, Big.roundDown).toString());
}
