// Currency and network of a new wallet: which networks there are is told by the currency, an only one chooses itself.
import { complaints, required } from '../../api/validation/validator.ts';
import { networksOf } from '../../api/validation/currencies.ts';
import type { Errors, Values } from '../../machines/form/form.machine.ts';
import { textIn } from '../hooks/form/useMutationForm.ts';
import type { Form } from '../hooks/form/useForm.ts';
import { SelectField } from '../kit/fields/SelectField.tsx';
import { formatNetwork } from '../kit/display/format.ts';
import { CURRENCY_OPTIONS } from '../texts/currencies.ts';

/** The network chosen, where it is one of the currency's. */
export const networkIn = (values: Values) =>
  networksOf(textIn(values, 'currency')).find((network) => network === textIn(values, 'network'));

/** What is wrong with the two; until the currency is chosen, that alone is missing. */
export function assetErrors(values: Values): Errors {
  const currency = textIn(values, 'currency');
  return complaints({
    currency: required()(currency),
    network: currency === '' ? null : required()(networkIn(values) ?? ''),
  });
}

/** The fields `currency` and `network` of a form. */
export function AssetFields({ form }: { form: Form }) {
  const currency = form.text('currency');
  const networks = networksOf(currency.value);
  return (
    <>
      <SelectField
        {...currency}
        label="Валюта"
        data-autofocus
        placeholder="Выберите валюту"
        options={CURRENCY_OPTIONS}
        onChange={({ currentTarget: { value } }) => {
          form.change('currency', value);
          const [only, another] = networksOf(value);
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
