// An operation that is not in the registry yet, and the way to submit it.
import type { DigitalOperation } from '../../../api/schemas/operations.ts';
import type { RecordId } from '../../../api/recordId.ts';
import { useDisclosure } from '../../hooks/core/useDisclosure.ts';
import { AmlChip } from '../../kit/display/AmlChip.tsx';
import { DateTime } from '../../kit/display/DateTime.tsx';
import { Drawer } from '../../kit/overlay/Drawer.tsx';
import { DescriptionList } from '../../kit/display/DescriptionList.tsx';
import { EMPTY_VALUE, formatNetwork } from '../../kit/display/format.ts';
import { HeadlineAmount } from '../../record/decision/DecisionDrawer.tsx';
import { FactList } from '../../kit/layout/ListPage.styles.ts';
import { GuardedButton } from '../../form/GuardedButton.tsx';
import { WalletAddress } from '../../record/wallet/WalletAddress.tsx';
import { SubmitDialog } from './SubmitDialog.tsx';
import { getSubmissionKindLabel } from './texts.ts';

interface OperationDrawerProps {
  readonly operation: DigitalOperation;
  readonly onSubmitted: (id: RecordId) => void;
  readonly onClose: () => void;
}

export function OperationDrawer({ operation, onSubmitted, onClose }: OperationDrawerProps) {
  const dialog = useDisclosure();
  return (
    <Drawer
      title={operation.operation_id}
      onClose={onClose}
      footer={
        <GuardedButton variant="primary" onClick={dialog.open}>
          Подать
        </GuardedButton>
      }
    >
      <FactList>
        <HeadlineAmount
          label={getSubmissionKindLabel(operation.operation_type)}
          amount={operation.currency_amount}
          currency={operation.currency}
        />
        <DescriptionList
          rows={[
            { label: 'Начата', value: <DateTime iso={operation.operation_date_begin} /> },
            { label: 'Совершена', value: <DateTime iso={operation.operation_date} zone /> },
            { label: 'Сеть', value: formatNetwork(operation.network) },
            { label: 'Кошелёк', value: <WalletAddress address={operation.wallet_address} /> },
            {
              label: 'Хеш',
              value:
                operation.hash === null ? (
                  EMPTY_VALUE
                ) : (
                  <WalletAddress address={operation.hash} label="Скопировать хеш" />
                ),
            },
            { label: 'AML-риск', value: <AmlChip value={operation.aml_percentage} /> },
            { label: 'УНК', value: <span className="num">{operation.ved_contract_number ?? EMPTY_VALUE}</span> },
          ]}
        />
      </FactList>
      {dialog.isOpen ? (
        <SubmitDialog
          operation={operation}
          onClose={dialog.close}
          onCreated={({ id }) => {
            dialog.close();
            onSubmitted(id);
          }}
        />
      ) : null}
    </Drawer>
  );
}
