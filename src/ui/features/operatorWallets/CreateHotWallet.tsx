// «Создать горячий кошелёк»: the server makes the address (contract row 28).
import { optional, required } from '../../../api/validation/validator.ts';
import { amount } from '../../../api/validation/amounts.ts';
import { hotWalletCreate } from '../../../api/endpoints/wallets.ts';
import type { Wallet } from '../../../api/schemas/wallets.ts';
import type { Errors, Values } from '../../../machines/form/form.machine.ts';
import { textErrors, textIn, useCallForm } from '../../hooks/form/useMutationForm.ts';
import { useNotify } from '../../hooks/session/useNotices.ts';
import { AmountField } from '../../kit/fields/AmountField.tsx';
import { TextField } from '../../kit/fields/TextField.tsx';
import { AssetFields, assetErrors } from '../../form/AssetFields.tsx';
import { CallDialog } from '../../form/FormDialog.tsx';
import { LABELS, texts } from './texts.ts';

const errorsIn = (values: Values): Errors => ({
  ...assetErrors(values),
  ...textErrors(values, { name: required(), limit: optional(amount(textIn(values, 'currency'))) }),
});

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
  const { onChange: _typed, ...limit } = form.text('limit');
  return (
    <CallDialog title="Новый горячий кошелёк" confirm="Создать" form={form} labels={LABELS} onClose={onClose}>
      <p>Адрес и ключи создаст сервис хранения. Лимит — сколько можно держать на кошельке.</p>
      <AssetFields form={form} />
      <TextField {...form.text('name')} label="Название" />
      <AmountField
        {...limit}
        label="Лимит"
        optional
        currency={form.text('currency').value}
        onAmount={(value) => form.change('limit', value)}
      />
    </CallDialog>
  );
}
