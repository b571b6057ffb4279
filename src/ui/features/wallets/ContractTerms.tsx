// Terms of a new contract in a wallet request: extensions of row 25 of tests/contract/calls.json.
import { validateDate } from '../../../api/validation/dates.ts';
import { PAYMENT_CURRENCIES } from '../../../api/validation/currencies.ts';
import { amountValidator } from '../../../api/validation/amounts.ts';
import { requiredValidator } from '../../../api/validation/validator.ts';
import type { FieldErrors, FormValues } from '../../../machines/form/form.machine.ts';
import { getTextValue, validateTexts } from '../../hooks/form/useMutationForm.ts';
import type { Form } from '../../hooks/form/useForm.ts';
import { AmountField } from '../../kit/fields/AmountField.tsx';
import { SelectField } from '../../kit/fields/SelectField.tsx';
import { TextField } from '../../kit/fields/TextField.tsx';
import { DateField } from '../../form/fields/DateField.tsx';
import { getCountryOptions } from '../../texts/countries.ts';

const TERMS = [
  'counterparty_name',
  'counterparty_country',
  'contract_currency',
  'contract_amount',
  'signed_at',
  'expires_at',
] as const;

export const EMPTY_TERMS: FormValues = Object.fromEntries(TERMS.map((name) => [name, '']));

const ORDER_MESSAGE = 'Срок раньше даты контракта';

export function validateTerms(values: FormValues): FieldErrors {
  const signed = getTextValue(values, 'signed_at');
  return validateTexts(values, {
    counterparty_name: requiredValidator(),
    counterparty_country: requiredValidator(),
    contract_currency: requiredValidator(),
    contract_amount: requiredValidator(amountValidator(getTextValue(values, 'contract_currency'))),
    signed_at: requiredValidator(validateDate),
    expires_at: requiredValidator((day) => validateDate(day) ?? (day < signed ? ORDER_MESSAGE : null)),
  });
}

/** Entered terms by the names of row 25; empty ones are left out. */
export const getContractTerms = (values: FormValues): Readonly<Partial<Record<(typeof TERMS)[number], string>>> =>
  Object.fromEntries(
    TERMS.map((name) => [name, getTextValue(values, name)] as const).filter(([, text]) => text !== ''),
  );

export function ContractTerms({ form }: { form: Form }) {
  const country = form.text('counterparty_country');
  const { onChange: _typed, ...amount } = form.text('contract_amount');
  return (
    <>
      <TextField {...form.text('counterparty_name')} label="Контрагент" />
      <SelectField
        {...country}
        label="Страна контрагента"
        placeholder="Выберите страну"
        options={getCountryOptions(country.value)}
      />
      <AmountField
        {...amount}
        label="Сумма контракта"
        currency={getTextValue(form.values, 'contract_currency')}
        onAmount={(value) => form.change('contract_amount', value)}
      />
      <SelectField
        {...form.text('contract_currency')}
        label="Валюта контракта"
        placeholder="Выберите валюту"
        options={PAYMENT_CURRENCIES.map((code) => ({ value: code, label: code }))}
      />
      <Day form={form} name="signed_at" label="Дата контракта" />
      <Day form={form} name="expires_at" label="Срок действия" />
    </>
  );
}

interface DayProps {
  readonly form: Form;
  readonly name: (typeof TERMS)[number];
  readonly label: string;
}

function Day({ form, name, label }: DayProps) {
  const { onChange: _typed, ...day } = form.text(name);
  return <DateField {...day} label={label} onValue={(value) => form.change(name, value)} />;
}
