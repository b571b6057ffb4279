// An operation that is not in the registry yet, and the way to submit it.
import type { DigitalOperation } from '../../../api/schemas/operations.ts';
import type { RecordId } from '../../../api/recordId.ts';
import { useOpen } from '../../bind/useOpen.ts';
import { AmlChip } from '../../kit/AmlChip.tsx';
import { DateTime } from '../../kit/DateTime.tsx';
import { Drawer } from '../../kit/Drawer.tsx';
import { Ledger } from '../../kit/Ledger.tsx';
import { MISSING, formatNetwork } from '../../kit/format.ts';
import { MainSum } from '../../patterns/DecidedDrawer.tsx';
import { Facts } from '../../patterns/ListFrame.ts';
import { WriteButton } from '../../patterns/WriteButton.tsx';
import { WalletAddress } from '../../patterns/WalletAddress.tsx';
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
