// Attributes part of a wallet's balance to a contract (contract row 118); the contracts are the active ones of row 73.
import { Big } from 'big.js';
import type { ReactNode } from 'react';
import { type Check, required } from '../../../api/validation/validator.ts';
import { amount } from '../../../api/validation/amounts.ts';
import { contractListAll } from '../../../api/endpoints/contracts.ts';
import { contractBalanceUpdate } from '../../../api/endpoints/wallets.ts';
import { freeOf } from '../../../api/amounts/availableBalance.ts';
import type { Contract } from '../../../api/schemas/contracts.ts';
import type { Wallet } from '../../../api/schemas/wallets.ts';
import { textErrors, textIn, useCallForm } from '../../hooks/form/useMutationForm.ts';
import { useNotify } from '../../hooks/session/useNotices.ts';
import { useOpen } from '../../hooks/core/useDisclosure.ts';
import { useQuery } from '../../hooks/data/useQuery.ts';
import { AmountField } from '../../kit/fields/AmountField.tsx';
import { Dialog } from '../../kit/overlay/Dialog.tsx';
import { SelectField } from '../../kit/fields/SelectField.tsx';
import { SkeletonLines } from '../../kit/feedback/Skeleton.tsx';
import { MISSING, formatMoney } from '../../kit/display/format.ts';
import { CallDialog } from '../../form/FormDialog.tsx';
import { WriteLine } from '../../form/GuardedButton.tsx';
import { isUsable } from '../../record/walletPermissions.ts';
import { Awaited } from '../../query/QueryContent.tsx';
import { StillOld } from '../../query/queryStates.tsx';
import { LABELS, texts } from './texts.ts';

const TITLE = 'Отнести к договору';

export function AttributeLine({ wallet }: { wallet: Wallet }) {
  const dialog = useOpen();
  return (
    <span style={{ display: 'grid', gap: 4, justifyItems: 'end' }}>
      <span className="num">{wallet.ved_contract_number ?? MISSING}</span>
      {isUsable(wallet) && new Big(freeOf(wallet) ?? 0).gt(0) ? (
        <WriteLine onClick={dialog.open}>{TITLE}</WriteLine>
      ) : null}
      {dialog.isOpen ? <AttributeDialog wallet={wallet} onClose={dialog.close} /> : null}
    </span>
  );
}

interface AttributeProps {
  readonly wallet: Wallet;
  readonly onClose: () => void;
}

/** A wallet for imports pays under contracts of imports: the forms of requests and wallets hold to it, too. */
function AttributeDialog(props: AttributeProps) {
  const contracts = useQuery(contractListAll);
  const { wallet_type } = props.wallet;
  if (contracts.data)
    return (
      <Fields {...props} contracts={contracts.data.filter(({ contract_type }) => contract_type === wallet_type)}>
        <StillOld {...contracts} />
      </Fields>
    );
  return (
    <Dialog title={TITLE} width={500} onClose={props.onClose}>
      <Awaited query={contracts} wait={<SkeletonLines count={3} />} />
    </Dialog>
  );
}

const affordable =
  (wallet: Wallet): Check =>
  (value) => {
    const { currency } = wallet;
    const free = freeOf(wallet) ?? '0';
    const wrong = amount(currency)(value);
    if (wrong !== null || new Big(value).lte(free)) return wrong;
    return `Недостаточно средств: доступно ${formatMoney(free, currency)}`;
  };

interface FieldsProps extends AttributeProps {
  readonly contracts: readonly Contract[];
  /** What is to be said of the contracts. */
  readonly children: ReactNode;
}

function Fields({ wallet, contracts, onClose, children }: FieldsProps) {
  const notify = useNotify();
  const { id, currency, ved_contract_number } = wallet;
  const known = contracts.some((contract) => contract.ved_contract_number === ved_contract_number);
  const form = useCallForm(contractBalanceUpdate, {
    initial: { ved_contract_number: known ? ved_contract_number : '', amount: '' },
    validate: (values) => textErrors(values, { ved_contract_number: required(), amount: required(affordable(wallet)) }),
    input: (values) => ({
      body: {
        wallet_id: id,
        ved_contract_number: textIn(values, 'ved_contract_number'),
        amount: textIn(values, 'amount'),
      },
    }),
    onDone() {
      notify('done', texts.attributed);
      onClose();
    },
  });
  const { onChange: _typed, ...field } = form.text('amount');
  return (
    <CallDialog title={TITLE} confirm="Отнести" form={form} labels={LABELS} onClose={onClose}>
      {children}
      <p>
        Часть баланса будет учтена за договором в реестре. Сами средства останутся на кошельке. Дважды одну сумму
        отнести нельзя.
      </p>
      <SelectField
        {...form.text('ved_contract_number')}
        label="Договор"
        placeholder={contracts.length === 0 ? 'Действующих договоров нет' : 'Выберите договор'}
        options={contracts.flatMap(({ ved_contract_number: number, counterparty_name }) =>
          number === null
            ? []
            : [{ value: number, label: counterparty_name === null ? number : `${number} · ${counterparty_name}` }],
        )}
      />
      <AmountField
        {...field}
        label="Сумма"
        currency={currency}
        hint={`Доступно ${formatMoney(freeOf(wallet), currency)}`}
        onAmount={(value) => form.change('amount', value)}
      />
    </CallDialog>
  );
}
