// Currency and network of a new wallet: the currency determines the networks; a single network is selected automatically.
import { collectErrors, requiredValidator } from '../../../api/validation/validator.ts';
import { getCurrencyNetworks } from '../../../api/validation/currencies.ts';
import type { FieldErrors, FormValues } from '../../../machines/form/form.machine.ts';
import { getTextValue } from '../../hooks/form/useMutationForm.ts';
import type { Form } from '../../hooks/form/useForm.ts';
import { SelectField } from '../../kit/fields/SelectField.tsx';
import { formatNetwork } from '../../kit/display/format.ts';
import { CURRENCY_OPTIONS } from '../../texts/options.ts';

/** The selected network, if the currency has it. */
export const getSelectedNetwork = (values: FormValues) =>
  getCurrencyNetworks(getTextValue(values, 'currency')).find((network) => network === getTextValue(values, 'network'));

/** Errors of both fields; without a currency only the currency is reported missing. */
export function validateAsset(values: FormValues): FieldErrors {
  const currency = getTextValue(values, 'currency');
  return collectErrors({
    currency: requiredValidator()(currency),
    network: currency === '' ? null : requiredValidator()(getSelectedNetwork(values) ?? ''),
  });
}

/** The fields `currency` and `network` of a form; the first field of a dialog takes the focus. */
export function AssetFields({ form, isFirst = true }: { form: Form; isFirst?: boolean }) {
  const currency = form.text('currency');
  const networks = getCurrencyNetworks(currency.value);
  return (
    <>
      <SelectField
        {...currency}
        label="Валюта"
        data-autofocus={isFirst || undefined}
        placeholder="Выберите валюту"
        options={CURRENCY_OPTIONS}
        onChange={({ currentTarget: { value } }) => {
          form.change('currency', value);
          const [only, another] = getCurrencyNetworks(value);
          form.change('network', another === undefined ? (only ?? '') : '');
        }}
      />
      <SelectField
        {...form.text('network')}
        label="Сеть"
        placeholder={networks.length === 0 ? 'Сначала выберите валюту' : 'Выберите сеть'}
        disabled={networks.length === 0}
        options={networks.map((value) => ({ value, label: formatNetwork(value) }))}
      />
    </>
  );
}
