// Payee of a foreign payment: name, country, and a bank account or a digital-currency address.
import { NETWORKS } from '../../../../api/validation/address.ts';
import type { Form } from '../../../hooks/form/useForm.ts';
import { SegmentedControl } from '../../../kit/fields/SegmentedControl.tsx';
import { SelectField } from '../../../kit/fields/SelectField.tsx';
import { TextField } from '../../../kit/fields/TextField.tsx';
import { formatNetwork } from '../../../kit/display/format.ts';
import { FormHeading, FormRow } from '../../../form/FormGrid.styles.ts';
import { MaskedField } from '../../../form/fields/MaskedField.tsx';
import { accountMask, addressMask } from '../../../form/fields/masks.ts';
import { getCountryOptions } from '../../../texts/countries.ts';
import { detectNetwork, getPayeeKind } from './paymentForm.ts';

const KINDS = [
  { value: 'bank', label: 'На счёт в банке' },
  { value: 'wallet', label: 'На цифровой кошелёк' },
] as const;

export function PayeeFields({ form }: { form: Form }) {
  const kind = getPayeeKind(form.values);
  const country = form.text('counterparty_country');
  return (
    <>
      <FormHeading>
        <h3>Получатель</h3>
        <SegmentedControl
          label="Способ оплаты"
          name="payee"
          options={KINDS}
          value={kind}
          onChoose={(value) => form.change('payee', value)}
        />
      </FormHeading>
      <TextField {...form.text('counterparty_name')} label="Контрагент" />
      <SelectField
        {...country}
        label="Страна контрагента"
        placeholder="Выберите страну"
        options={getCountryOptions(country.value)}
      />
      {kind === 'bank' ? <BankFields form={form} /> : <AddressFields form={form} />}
    </>
  );
}

function BankFields({ form }: { form: Form }) {
  const { onChange: _account, ...account } = form.text('payee_account');
  const { onChange: _swift, ...swift } = form.text('payee_swift');
  return (
    <>
      <FormRow>
        <MaskedField
          {...account}
          label="Счёт или IBAN"
          className="mono"
          mask={accountMask}
          onValue={(value) => form.change('payee_account', value)}
        />
      </FormRow>
      <MaskedField
        {...swift}
        label="SWIFT"
        mask={accountMask}
        maxLength={11}
        onValue={(value) => form.change('payee_swift', value)}
      />
      <TextField {...form.text('payee_bank')} label="Банк получателя" />
    </>
  );
}

function AddressFields({ form }: { form: Form }) {
  const { onChange: _typed, ...address } = form.text('payee_address');
  return (
    <>
      <FormRow>
        <MaskedField
          {...address}
          label="Адрес кошелька получателя"
          className="mono"
          mask={addressMask}
          onValue={(value) => {
            form.change('payee_address', value);
            const network = detectNetwork(value);
            if (network !== '') form.change('payee_network', network);
          }}
          hint="Адрес проверяется до контрольной суммы"
        />
      </FormRow>
      <SelectField
        {...form.text('payee_network')}
        label="Сеть"
        placeholder="Выберите сеть"
        options={NETWORKS.map((network) => ({ value: network, label: formatNetwork(network) }))}
      />
    </>
  );
}
