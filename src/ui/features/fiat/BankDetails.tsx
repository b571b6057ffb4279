// Bank details of the rouble account, each with its copy button and all of them at once.
import { useCopy } from '../../hooks/dom/useCopy.ts';
import type { FiatWallet } from '../../../api/schemas/fiat.ts';
import { Button } from '../../kit/actions/Button.tsx';
import { DescriptionList } from '../../kit/display/DescriptionList.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { CopyableValue, type LabeledValue } from '../../record/payment/CopyableValue.tsx';

function linesOf({ recipient, account_number, bik, bank_name, corr_account }: FiatWallet): readonly LabeledValue[] {
  return [
    { label: 'Получатель', value: recipient },
    { label: 'Расчётный счёт', value: account_number },
    { label: 'БИК', value: bik },
    { label: 'Банк', value: bank_name },
    { label: 'Корр. счёт', value: corr_account },
  ].flatMap(({ label, value }) => (value ? [{ label, value }] : []));
}

export function BankDetails({ account }: { account: FiatWallet }) {
  const lines = linesOf(account);
  const all = useCopy();
  return (
    <Panel
      title="Реквизиты"
      padded
      aside={
        <Button
          size="small"
          variant="ghost"
          onClick={() => all.copy(lines.map(({ label, value }) => `${label}: ${value}`).join('\n'))}
        >
          {all.copied ? 'Скопировано' : 'Скопировать все'}
        </Button>
      }
    >
      <DescriptionList rows={lines.map((line) => ({ label: line.label, value: <CopyableValue {...line} /> }))} />
    </Panel>
  );
}
