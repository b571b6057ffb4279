// Attributes part of a wallet's balance to a contract (tests/contract/calls.json row 118); the contracts are the active
// ones of row 73.
import { Big } from 'big.js';
import type { ReactNode } from 'react';
import { type Validator, requiredValidator } from '../../../api/validation/validator.ts';
import { amountValidator } from '../../../api/validation/amounts.ts';
import { contractListAll } from '../../../api/endpoints/contracts.ts';
import { contractBalanceUpdate } from '../../../api/endpoints/wallets.ts';
import { getAvailableBalance } from '../../../api/amounts/availableBalance.ts';
import type { Contract } from '../../../api/schemas/contracts.ts';
import type { Wallet } from '../../../api/schemas/wallets.ts';
import { validateTexts, getTextValue, useMutationForm } from '../../hooks/form/useMutationForm.ts';
import { useNotify } from '../../hooks/session/useNotices.ts';
import { useDisclosure } from '../../hooks/core/useDisclosure.ts';
import { useQuery } from '../../hooks/data/useQuery.ts';
import { AmountField } from '../../kit/fields/AmountField.tsx';
import { Dialog } from '../../kit/overlay/Dialog.tsx';
import { SelectField } from '../../kit/fields/SelectField.tsx';
import { SkeletonLines } from '../../kit/feedback/Skeleton.tsx';
import { EMPTY_VALUE, formatMoney } from '../../kit/display/format.ts';
import { FormDialog } from '../../form/FormDialog.tsx';
import { GuardedTextButton } from '../../form/GuardedButton.tsx';
import { canFund } from '../../record/wallet/walletPermissions.ts';
import { QueryPlaceholder } from '../../query/QueryContent.tsx';
import { StaleDataBanner } from '../../query/queryStates.tsx';
import { WALLET_LABELS, walletTexts } from './texts.ts';

const TITLE = 'Отнести к контракту';

export function AttributeToContract({ wallet }: { wallet: Wallet }) {
  const dialog = useDisclosure();
  return (
    <span style={{ display: 'grid', gap: 4, justifyItems: 'end' }}>
      <span className="num">{wallet.ved_contract_number ?? EMPTY_VALUE}</span>
      {canFund(wallet) && mayHold(getAvailableBalance(wallet)) ? (
        <GuardedTextButton onClick={dialog.open}>{TITLE}</GuardedTextButton>
      ) : null}
      {dialog.isOpen ? <AttributeDialog wallet={wallet} onClose={dialog.close} /> : null}
    </span>
  );
}

/** With an unknown unreserved balance only the server validates the amount. */
const mayHold = (free: string | null): boolean => free === null || new Big(free).gt(0);

interface AttributeProps {
  readonly wallet: Wallet;
  readonly onClose: () => void;
}

/** An import wallet pays under import contracts, as in the request and wallet forms. */
function AttributeDialog(props: AttributeProps) {
  const contracts = useQuery(contractListAll);
  const { wallet_type } = props.wallet;
  if (contracts.data)
    return (
      <Fields {...props} contracts={contracts.data.filter(({ contract_type }) => contract_type === wallet_type)}>
        <StaleDataBanner {...contracts} />
      </Fields>
    );
  return (
    <Dialog title={TITLE} width={500} onClose={props.onClose}>
      <QueryPlaceholder query={contracts} skeleton={<SkeletonLines count={3} />} />
    </Dialog>
  );
}

const affordable =
  (wallet: Wallet): Validator =>
  (value) => {
    const { currency } = wallet;
    const free = getAvailableBalance(wallet);
    const wrong = amountValidator(currency)(value);
    if (wrong !== null || free === null || new Big(value).lte(free)) return wrong;
    return `Недостаточно средств: доступно ${formatMoney(free, currency)}`;
  };

interface FieldsProps extends AttributeProps {
  readonly contracts: readonly Contract[];
  /** Note on the contracts. */
  readonly children: ReactNode;
}

function Fields({ wallet, contracts, onClose, children }: FieldsProps) {
  const notify = useNotify();
  const { id, currency, ved_contract_number } = wallet;
  const known = contracts.some((contract) => contract.ved_contract_number === ved_contract_number);
  const form = useMutationForm(contractBalanceUpdate, {
    initial: { ved_contract_number: known ? ved_contract_number : '', amount: '' },
    validate: (values) =>
      validateTexts(values, {
        ved_contract_number: requiredValidator(),
        amount: requiredValidator(affordable(wallet)),
      }),
    input: (values) => ({
      body: {
        wallet_id: id,
        ved_contract_number: getTextValue(values, 'ved_contract_number'),
        amount: getTextValue(values, 'amount'),
      },
    }),
    onDone() {
      notify('done', walletTexts.attributed);
      onClose();
    },
  });
  const { onChange: _typed, ...field } = form.text('amount');
  return (
    <FormDialog title={TITLE} confirm="Отнести" form={form} labels={WALLET_LABELS} onClose={onClose}>
      {children}
      <p>
        Часть баланса будет учтена за контрактом в реестре. Сами средства останутся на кошельке. Дважды одну сумму
        отнести нельзя.
      </p>
      <SelectField
        {...form.text('ved_contract_number')}
        label="Контракт"
        placeholder={contracts.length === 0 ? 'Действующих контрактов нет' : 'Выберите контракт'}
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
        hint={`Доступно ${formatMoney(getAvailableBalance(wallet), currency)}`}
        onAmount={(value) => form.change('amount', value)}
      />
    </FormDialog>
  );
}
