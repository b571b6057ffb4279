// «Счёт на оплату»: bank details to copy, a QR code for a banking app, a file for a client bank, a print view.
import { Copy, FileDown, Printer } from 'lucide-react';
import { styled } from 'styled-components';
import { toMoscowDate } from '../../../api/validation/dates.ts';
import { withdrawalHistoryList } from '../../../api/endpoints/withdrawals.ts';
import type { Deposit } from '../../../api/schemas/deposits.ts';
import { lazyView } from '../../hooks/core/lazyView.ts';
import { saveFile } from '../../hooks/files/saveFile.ts';
import { selectContents, useCopy } from '../../hooks/dom/useCopy.ts';
import { useNow } from '../../hooks/core/useNow.ts';
import { useOwnOrganization } from '../../hooks/data/useOwnOrganization.ts';
import { useQuery } from '../../hooks/data/useQuery.ts';
import { Button } from '../../kit/actions/Button.tsx';
import { Dialog } from '../../kit/overlay/Dialog.tsx';
import { DescriptionList } from '../../kit/display/DescriptionList.tsx';
import { formatDate } from '../../kit/display/format.ts';
import { CopyableValue } from '../../record/payment/CopyableValue.tsx';
import { createClientBankFile, formatPaymentQr } from '../../record/payment/clientBank.ts';
import { belowMobile } from '../../theme/media.ts';
import { getBillLines, formatBill, createPaymentOrder } from './paymentOrder.ts';

/** In a chunk of its own with the encoder. */
const QrCode = lazyView(() => import('../../kit/QrCode.tsx'));

const Sheet = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 212px;
  gap: 8px 28px;
  align-items: start;

  figure {
    margin: 0;
  }
  figure > div {
    width: 212px;
    height: 212px;
    margin-inline: auto;
    overflow: hidden;
    border: 1px solid var(--border-base);
    border-radius: var(--radius-control);
  }
  figcaption,
  > p {
    color: var(--text-secondary);
    font-size: 12px;
    line-height: 16px;
  }
  figcaption {
    padding-top: 8px;
    text-align: center;
  }
  > p {
    grid-column: 1 / -1;
  }
  ${belowMobile} {
    grid-template-columns: minmax(0, 1fr);
    justify-items: center;
    > :first-child {
      width: 100%;
    }
  }
`;

interface DepositBillProps {
  readonly deposit: Deposit;
  readonly onClose: () => void;
}

export function DepositBill({ deposit, onClose }: DepositBillProps) {
  const now = useNow();
  const organization = useOwnOrganization();
  const withdrawals = useQuery(withdrawalHistoryList, { query: { limit: 1 } });
  const { copied, refused, copy } = useCopy();
  const today = toMoscowDate(Date.parse(now));
  const order = createPaymentOrder({ deposit, organization, withdrawal: withdrawals.data?.results[0], today });
  if (!order) return null;
  const name = `payment-order-${order.number}.txt`;
  const text = formatBill(order);
  return (
    <Dialog
      title={`Счёт на оплату ${deposit.number ?? ''}`}
      width={700}
      paper
      onClose={onClose}
      footer={
        <>
          <Button icon={<Printer />} onClick={() => window.print()}>
            Печать
          </Button>
          <Button
            icon={<FileDown />}
            onClick={() =>
              void saveFile(new Blob([createClientBankFile(order, `${formatDate(now, 'time')}:00`)]), name)
            }
          >
            Файл для 1С
          </Button>
          <Button variant="primary" data-autofocus icon={<Copy />} onClick={() => copy(text)}>
            {copied ? 'Скопировано' : 'Скопировать реквизиты'}
          </Button>
        </>
      }
    >
      <p className="print-only">{`Меридиан · напечатано ${formatDate(now, 'dateTime')} МСК`}</p>
      <Sheet>
        <DescriptionList
          rows={getBillLines(order).map(([label, value]) => ({
            label,
            value: value === '' ? null : <CopyableValue label={label} value={value} />,
            total: label === 'Сумма',
          }))}
        />
        <figure>
          <div>
            <QrCode text={formatPaymentQr(order)} label="QR-код для оплаты" />
          </div>
          <figcaption>Отсканируйте в приложении банка: реквизиты и сумма заполнятся сами</figcaption>
        </figure>
        {refused ? (
          <p ref={selectContents} style={{ whiteSpace: 'pre-line' }}>
            {text}
          </p>
        ) : null}
        <p>
          Укажите номер заявки в назначении платежа. После оплаты загрузите платёжное поручение: по нему оператор найдёт
          перевод.
        </p>
      </Sheet>
    </Dialog>
  );
}
