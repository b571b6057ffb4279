// The fields of a payment abroad; a chosen contract fills receiver and currency.
import { ACCEPTED_FILES, FILE_RULE } from '../../../api/validation/file.ts';
import { freeOf } from '../../../api/amounts/availableBalance.ts';
import type { Wallet } from '../../../api/schemas/wallets.ts';
import type { Form } from '../../bind/useForm.ts';
import { usePickedFiles } from '../../bind/usePickedFiles.ts';
import { AmountField } from '../../kit/AmountField.tsx';
import { FileField } from '../../kit/FileField.tsx';
import { SelectField } from '../../kit/SelectField.tsx';
import { TextField } from '../../kit/TextField.tsx';
import { formatMoney } from '../../kit/format.ts';
import { FormGrid, FormRow } from '../../patterns/FormGrid.ts';
import { MaskedField } from '../../patterns/MaskedField.tsx';
import { accountMask, contractNumberMask } from '../../patterns/masks.ts';
import { isUsable } from '../../patterns/walletUse.ts';
import { COMMON_COUNTRIES, countryName } from '../../texts/countries.ts';
import { OTHER, type Sources, filledBy } from './payment.ts';
import { CURRENCIES, texts } from './texts.ts';

/** With what no open request has reserved: more cannot be paid. */
export const walletLabel = (wallet: Wallet): string =>
  `${wallet.wallet_id} · ${formatMoney(freeOf(wallet), wallet.currency)}`;

interface FieldsProps extends Sources {
  readonly form: Form;
}

export function PaymentFields({ form, contracts, wallets }: FieldsProps) {
  const { onChange: _typed, ...sum } = form.text('amount');
  return (
    <FormGrid>
      <ContractChoice form={form} contracts={contracts} />
      <TextField {...form.text('counterparty_name')} label="Контрагент" />
      <Country form={form} />
      <AmountField
        {...sum}
        label="Сумма"
        currency={form.text('currency').value}
        onAmount={(value) => form.change('amount', value)}
      />
      <SelectField {...form.text('currency')} label="Валюта" placeholder="Выберите валюту" options={CURRENCIES} />
      <FormRow>
        <SelectField
          {...form.text('wallet_id')}
          label="Кошелёк"
          optional
          placeholder={texts.anyWallet}
          options={wallets.filter(isUsable).map((wallet) => ({ value: String(wallet.id), label: walletLabel(wallet) }))}
          hint="Спишется эквивалент суммы по курсу платформы"
        />
      </FormRow>
      <FormRow>
        <TextField {...form.text('purpose')} label="Назначение платежа" />
      </FormRow>
      <FormRow>
        <Invoice form={form} />
      </FormRow>
    </FormGrid>
  );
}

function ContractChoice({ form, contracts }: Omit<FieldsProps, 'wallets'>) {
  const choice = form.text('contract');
  const { onChange: _typed, ...number } = form.text('ved_contract_number');
  const choose = (value: string) => {
    form.change('contract', value);
    const chosen = contracts.find(({ ved_contract_number }) => ved_contract_number === value);
    const filled = chosen ? filledBy(chosen) : { ved_contract_number: '' };
    for (const [name, text] of Object.entries(filled)) form.change(name, text);
  };
  return (
    <>
      <FormRow>
        <SelectField
          {...choice}
          label="Договор"
          placeholder="Выберите договор"
          options={[
            ...contracts.flatMap(({ ved_contract_number: unk, counterparty_name }) =>
              unk === null
                ? []
                : [{ value: unk, label: counterparty_name === null ? unk : `${unk} · ${counterparty_name}` }],
            ),
            { value: OTHER, label: 'Другой договор — указать УНК' },
          ]}
          onChange={({ currentTarget: { value } }) => choose(value)}
        />
      </FormRow>
      {choice.value === OTHER ? (
        <FormRow>
          <MaskedField
            {...number}
            label="УНК"
            mask={contractNumberMask}
            onValue={(value) => form.change('ved_contract_number', value)}
            hint="Новый номер откроет договор в реестре: оператор проверит его"
          />
        </FormRow>
      ) : null}
    </>
  );
}

function Country({ form }: { form: Form }) {
  const { onChange: _typed, ...field } = form.text('counterparty_country');
  const name = field.value.length === 2 ? countryName(field.value) : '';
  return (
    <>
      <MaskedField
        {...field}
        label="Страна контрагента"
        mask={accountMask}
        maxLength={2}
        list="payment-countries"
        onValue={(value) => form.change('counterparty_country', value)}
        hint={name === '' ? 'Код из двух букв' : name}
      />
      <datalist id="payment-countries">
        {COMMON_COUNTRIES.map((code) => (
          <option key={code} value={code}>
            {countryName(code)}
          </option>
        ))}
      </datalist>
    </>
  );
}

function Invoice({ form }: { form: Form }) {
  const picked = usePickedFiles(form, 'invoice');
  return (
    <FileField
      {...picked}
      label="Счёт (инвойс)"
      optional
      accept={ACCEPTED_FILES}
      disabled={form.busy}
      hint={FILE_RULE}
    />
  );
}
