// An operation that is not in the registry yet, and the way to submit it.
import type { DigitalOperation } from '../../../api/schemas/operations.ts';
import type { RecordId } from '../../../api/recordId.ts';
import { useOpen } from '../../hooks/core/useDisclosure.ts';
import { AmlChip } from '../../kit/display/AmlChip.tsx';
import { DateTime } from '../../kit/display/DateTime.tsx';
import { Drawer } from '../../kit/overlay/Drawer.tsx';
import { Ledger } from '../../kit/display/DescriptionList.tsx';
import { MISSING, formatNetwork } from '../../kit/display/format.ts';
import { MainSum } from '../../record/DecisionDrawer.tsx';
import { Facts } from '../../kit/layout/ListPage.styles.ts';
import { WriteButton } from '../../form/GuardedButton.tsx';
import { WalletAddress } from '../../record/WalletAddress.tsx';
import { SubmitDialog } from './SubmitDialog.tsx';
import { kindLabel } from './texts.ts';

interface OperationDrawerProps {
  readonly operation: DigitalOperation;
  readonly onSubmitted: (id: RecordId) => void;
  readonly onClose: () => void;
}

export function OperationDrawer({ operation, onSubmitted, onClose }: OperationDrawerProps) {
  const dialog = useOpen();
  return (
    <Drawer
      title={operation.operation_id}
      onClose={onClose}
      foot={
        <WriteButton variant="primary" onClick={dialog.open}>
          Подать
        </WriteButton>
      }
    >
      <Facts>
        <MainSum
          label={kindLabel(operation.operation_type)}
          amount={operation.currency_amount}
          currency={operation.currency}
        />
        <Ledger
          rows={[
            { label: 'Начата', value: <DateTime iso={operation.operation_date_begin} /> },
            { label: 'Совершена', value: <DateTime iso={operation.operation_date} zone /> },
            { label: 'Сеть', value: formatNetwork(operation.network) },
            { label: 'Кошелёк', value: <WalletAddress address={operation.wallet_address} /> },
            {
              label: 'Хеш',
              value:
                operation.hash === null ? MISSING : <WalletAddress address={operation.hash} label="Скопировать хеш" />,
            },
            { label: 'AML-риск', value: <AmlChip value={operation.aml_percentage} /> },
            { label: 'УНК', value: <span className="num">{operation.ved_contract_number ?? MISSING}</span> },
          ]}
        />
      </Facts>
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
