// Bank details of the rouble account, each with its copy button and all of them at once.
import { useCopy, selectContents } from '../../bind/useCopy.ts';
import type { FiatWallet } from '../../../api/schemas/fiat.ts';
import { Button } from '../../kit/Button.tsx';
import { CopyButton } from '../../kit/CopyButton.tsx';
import { Ledger } from '../../kit/Ledger.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { CopyLine } from './FiatFrame.ts';

interface Line {
  readonly label: string;
  readonly value: string;
}

function linesOf({ recipient, account_number, bik, bank_name, corr_account }: FiatWallet): readonly Line[] {
  return [
    { label: 'Получатель', value: recipient },
    { label: 'Расчётный счёт', value: account_number },
    { label: 'БИК', value: bik },
    { label: 'Банк', value: bank_name },
    ...(corr_account === null ? [] : [{ label: 'Корр. счёт', value: corr_account }]),
  ];
}

export function Requisites({ account }: { account: FiatWallet }) {
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
      <Ledger rows={lines.map((line) => ({ label: line.label, value: <Copied {...line} /> }))} />
    </Panel>
  );
}

/** The value is on the screen whole: where the clipboard refuses it is selected in place. */
function Copied({ label, value }: Line) {
  const { copied, refused, copy } = useCopy();
  return (
    <CopyLine>
      <span ref={refused ? selectContents : undefined}>{value}</span>
      <CopyButton copied={copied} label={`Скопировать: ${label}`} onCopy={() => copy(value)} />
    </CopyLine>
  );
}
