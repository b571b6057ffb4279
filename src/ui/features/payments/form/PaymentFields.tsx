// Fields of a payment to a supplier; a selected contract fills the payee and the currency.
import { TriangleAlert } from 'lucide-react';
import { PAYMENT_CURRENCIES } from '../../../../api/validation/currencies.ts';
import { ACCEPTED_FILES, FILE_HINT } from '../../../../api/validation/file.ts';
import {
  getContractObstacle,
  isAwaitingConfirmation,
  getContractRemainder,
} from '../../../../api/validation/payableContract.ts';
import { getAvailableBalance } from '../../../../api/amounts/availableBalance.ts';
import type { Contract } from '../../../../api/schemas/contracts.ts';
import type { Wallet } from '../../../../api/schemas/wallets.ts';
import type { Form } from '../../../hooks/form/useForm.ts';
import { useFileField } from '../../../hooks/form/useFileField.ts';
import { AmountField } from '../../../kit/fields/AmountField.tsx';
import { Banner } from '../../../kit/feedback/Banner.tsx';
import { FileField } from '../../../kit/fields/FileField.tsx';
import { SelectField } from '../../../kit/fields/SelectField.tsx';
import { TextField } from '../../../kit/fields/TextField.tsx';
import { formatDate, formatMoney } from '../../../kit/display/format.ts';
import { FormGrid, FormRow } from '../../../form/FormGrid.styles.ts';
import { MaskedField } from '../../../form/fields/MaskedField.tsx';
import { contractNumberMask } from '../../../form/fields/masks.ts';
import { canFund } from '../../../record/wallet/walletPermissions.ts';
import { PayeeFields } from './PayeeFields.tsx';
import { PaymentQuote } from './PaymentQuote.tsx';
import { OTHER_CONTRACT_OPTION, EMPTY_CONTRACT_VALUES, getContractValues, getPurpose } from './paymentForm.ts';
import { getOperationCodeOptions } from '../../../texts/operationCodes.ts';
import { type PaymentSources, getSelectedContract } from '../sources.ts';
import { CURRENCY_NAMES, paymentTexts } from '../texts.ts';

/** With its unreserved balance, the maximum that can be paid. */
export const getWalletLabel = (wallet: Wallet): string =>
  `${wallet.wallet_id} · ${formatMoney(getAvailableBalance(wallet), wallet.currency)}`;

interface FieldsProps {
  readonly form: Form;
  readonly sources: PaymentSources;
}

export function PaymentFields({ form, sources, contractNumber }: FieldsProps & { contractNumber: string | null }) {
  const contract = getSelectedContract(form.values, sources);
  return (
    <FormGrid>
      <ContractChoice form={form} sources={sources} />
      <Sum form={form} contract={contract} />
      <SelectField
        {...form.text('wallet_id')}
        label="Кошелёк"
        placeholder={paymentTexts.anyWallet}
        options={sources.wallets
          .filter(canFund)
          .map((wallet) => ({ value: String(wallet.id), label: getWalletLabel(wallet) }))}
      />
      <FormRow>
        <PaymentQuote values={form.values} sources={sources} contractNumber={contractNumber} />
      </FormRow>
      <PayeeFields form={form} />
      <FormRow>
        <Invoice form={form} />
      </FormRow>
      <FormRow>
        <SelectField
          {...form.text('operation_code')}
          label="Вид операции"
          placeholder="Выберите код вида операции"
          options={getOperationCodeOptions(form.text('operation_code').value)}
        />
      </FormRow>
      <FormRow>
        <TextField {...form.text('purpose')} value={getPurpose(form.values)} label="Назначение платежа" />
      </FormRow>
    </FormGrid>
  );
}

/** In the contract's currency; selectable if that is unknown. */
function Sum({ form, contract }: { form: Form; contract: Contract | undefined }) {
  const { onChange: _typed, ...sum } = form.text('amount');
  const currency = form.text('currency');
  const remainder = contract ? getContractRemainder(contract) : null;
  return (
    <>
      <AmountField
        {...sum}
        label="Сумма"
        currency={currency.value}
        onAmount={(value) => form.change('amount', value)}
        hint={remainder === null ? undefined : `Остаток по контракту ${formatMoney(remainder, contract?.currency)}`}
      />
      {contract && contract.currency !== null ? null : (
        <SelectField
          {...currency}
          label="Валюта"
          placeholder="Выберите валюту"
          options={PAYMENT_CURRENCIES.map((code) => ({ value: code, label: `${code} — ${CURRENCY_NAMES[code]}` }))}
        />
      )}
    </>
  );
}

function ContractChoice({ form, sources }: FieldsProps) {
  const { contracts, payments, today } = sources;
  const choice = form.text('contract');
  const { onChange: _typed, ...number } = form.text('ved_contract_number');
  const contract = getSelectedContract(form.values, sources);
  const choose = (value: string) => {
    const chosen = contracts.find(({ ved_contract_number }) => ved_contract_number === value);
    const filled = chosen ? getContractValues(chosen, payments) : EMPTY_CONTRACT_VALUES;
    for (const [name, text] of Object.entries({ ...filled, contract: value })) form.change(name, text);
  };
  return (
    <>
      <FormRow>
        <SelectField
          {...choice}
          label="Контракт"
          placeholder="Выберите контракт"
          options={[
            ...contracts
              .map((one) => optionOf(one, today))
              .toSorted((one, other) => Number(one.disabled) - Number(other.disabled)),
            { value: OTHER_CONTRACT_OPTION, label: 'Другой контракт — указать УНК' },
          ]}
          onChange={({ currentTarget: { value } }) => choose(value)}
          hint={contract?.expires_at ? `Срок контракта — до ${formatDate(contract.expires_at)}` : undefined}
        />
      </FormRow>
      {contract ? <ContractNote contract={contract} today={today} /> : null}
      {choice.value === OTHER_CONTRACT_OPTION ? (
        <FormRow>
          <MaskedField
            {...number}
            label="УНК"
            mask={contractNumberMask}
            onValue={(value) => form.change('ved_contract_number', value)}
            hint="Новый номер откроет контракт в реестре: оператор проверит его"
          />
        </FormRow>
      ) : null}
    </>
  );
}

/** A contract that cannot be paid under gives the reason. */
function optionOf(contract: Contract, today: string) {
  const { ved_contract_number, counterparty_name } = contract;
  const number = ved_contract_number ?? '';
  const obstacle = getContractObstacle(contract, today);
  const name = counterparty_name === null ? number : `${number} · ${counterparty_name}`;
  return { value: number, label: obstacle === null ? name : `${name} — ${obstacle}`, disabled: obstacle !== null };
}

/** Warnings shown when the form opens, about what would be refused at execution. */
function ContractNote({ contract, today }: { contract: Contract; today: string }) {
  const obstacle = getContractObstacle(contract, today);
  if (obstacle === null && !isAwaitingConfirmation(contract)) return null;
  return (
    <FormRow>
      <Banner tone={obstacle === null ? 'info' : 'warning'} icon={<TriangleAlert />} inset>
        {obstacle ?? paymentTexts.unconfirmed}
      </Banner>
    </FormRow>
  );
}

function Invoice({ form }: { form: Form }) {
  const picked = useFileField(form, 'invoice');
  return <FileField {...picked} label="Счёт (инвойс)" accept={ACCEPTED_FILES} disabled={form.busy} hint={FILE_HINT} />;
}
