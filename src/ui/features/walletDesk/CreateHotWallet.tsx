// «Создать горячий кошелёк»: the server makes the address (contract row 28).
import { optional, required } from '../../../api/checks/check.ts';
import { networksOf } from '../../../api/checks/currencies.ts';
import { amount } from '../../../api/checks/money.ts';
import { hotWalletCreate } from '../../../api/endpoints/wallets.ts';
import type { Wallet } from '../../../api/schemas/wallets.ts';
import type { Errors, Values } from '../../../machines/form.ts';
import { textIn, useCallForm } from '../../bind/useCallForm.ts';
import { useNotify } from '../../bind/useNotices.ts';
import { AmountField } from '../../kit/AmountField.tsx';
import { SelectField } from '../../kit/SelectField.tsx';
import { TextField } from '../../kit/TextField.tsx';
import { formatNetwork } from '../../kit/format.ts';
import { CallDialog } from '../../patterns/CallDialog.tsx';
import { CURRENCIES, LABELS, texts } from './texts.ts';

function errorsIn(values: Values): Errors {
  const found = {
    currency: required()(textIn(values, 'currency')),
    network: required()(textIn(values, 'network')),
    name: required()(textIn(values, 'name')),
    limit: optional(amount(textIn(values, 'currency')))(textIn(values, 'limit')),
  };
  return Object.fromEntries(Object.entries(found).flatMap(([name, wrong]) => (wrong === null ? [] : [[name, wrong]])));
}

interface CreateHotWalletProps {
  readonly onCreated: (wallet: Wallet) => void;
  readonly onClose: () => void;
}

export function CreateHotWallet({ onCreated, onClose }: CreateHotWalletProps) {
  const notify = useNotify();
  const form = useCallForm(hotWalletCreate, {
    initial: { currency: '', network: '', name: '', limit: '' },
    draft: 'hot-wallet',
    longest: { name: 60 },
    validate: errorsIn,
    input(values) {
      const limit = textIn(values, 'limit');
      const body = {
        currency: textIn(values, 'currency'),
        network: textIn(values, 'network'),
        name: textIn(values, 'name'),
      };
      return { body: limit === '' ? body : { ...body, limit } };
    },
    onDone(wallet) {
      notify('done', texts.created);
      if (wallet) onCreated(wallet);
      else onClose();
    },
  });
  const currency = form.text('currency');
  const networks = networksOf(currency.value);
  const { onChange: _typed, ...limit } = form.text('limit');
  return (
    <CallDialog title="Новый горячий кошелёк" confirm="Создать" form={form} labels={LABELS} onClose={onClose}>
      <p>Адрес и ключи создаст сервис хранения. Лимит — сколько можно держать на кошельке.</p>
      <SelectField
        {...currency}
        label="Валюта"
        placeholder="Выберите валюту"
        options={CURRENCIES}
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
      <TextField {...form.text('name')} label="Название" />
      <AmountField
        {...limit}
        label="Лимит"
        optional
        currency={currency.value}
        onAmount={(value) => form.change('limit', value)}
      />
    </CallDialog>
  );
}
