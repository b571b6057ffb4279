// «Создать горячий кошелёк»: the server generates the address (tests/contract/calls.json row 28).
import { optionalValidator, requiredValidator } from '../../../api/validation/validator.ts';
import { amountValidator } from '../../../api/validation/amounts.ts';
import { hotWalletCreate } from '../../../api/endpoints/wallets.ts';
import type { Wallet } from '../../../api/schemas/wallets.ts';
import type { FieldErrors, FormValues } from '../../../machines/form/form.machine.ts';
import { validateTexts, getTextValue, useMutationForm } from '../../hooks/form/useMutationForm.ts';
import { useNotify } from '../../hooks/session/useNotices.ts';
import { AmountField } from '../../kit/fields/AmountField.tsx';
import { TextField } from '../../kit/fields/TextField.tsx';
import { AssetFields, validateAsset } from '../../form/fields/AssetFields.tsx';
import { FormDialog } from '../../form/FormDialog.tsx';
import { OPERATOR_WALLET_LABELS, operatorWalletTexts } from './texts.ts';

const errorsIn = (values: FormValues): FieldErrors => ({
  ...validateAsset(values),
  ...validateTexts(values, {
    name: requiredValidator(),
    limit: optionalValidator(amountValidator(getTextValue(values, 'currency'))),
  }),
});

interface CreateHotWalletProps {
  readonly onCreated: (wallet: Wallet) => void;
  readonly onClose: () => void;
}

export function CreateHotWallet({ onCreated, onClose }: CreateHotWalletProps) {
  const notify = useNotify();
  const form = useMutationForm(hotWalletCreate, {
    initial: { currency: '', network: '', name: '', limit: '' },
    draft: 'hot-wallet',
    maxLengths: { name: 60 },
    validate: errorsIn,
    input(values) {
      const limit = getTextValue(values, 'limit');
      const body = {
        currency: getTextValue(values, 'currency'),
        network: getTextValue(values, 'network'),
        name: getTextValue(values, 'name'),
      };
      return { body: limit === '' ? body : { ...body, limit } };
    },
    onDone(wallet) {
      notify('done', operatorWalletTexts.created);
      if (wallet) onCreated(wallet);
      else onClose();
    },
  });
  const { onChange: _typed, ...limit } = form.text('limit');
  return (
    <FormDialog
      title="Новый горячий кошелёк"
      confirm="Создать"
      form={form}
      labels={OPERATOR_WALLET_LABELS}
      onClose={onClose}
    >
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
    </FormDialog>
  );
}
