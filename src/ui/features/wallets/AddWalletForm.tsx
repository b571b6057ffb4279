// Form of a new wallet: the address must match its network, including the checksum; a refusal keeps the input.
import { validateContractNumber } from '../../../api/validation/contract.ts';
import { collectErrors, requiredValidator } from '../../../api/validation/validator.ts';
import { guessAsset } from '../../../api/validation/guessAsset.ts';
import { addressValidator, toEip55Address } from '../../../api/validation/addressChecksum.ts';
import { ACCEPTED_FILES, FILE_HINT, getFileType } from '../../../api/validation/file.ts';
import { walletCreate, walletRequestCreate } from '../../../api/endpoints/wallets.ts';
import type { WalletType } from '../../../api/schemas/wallets.ts';
import type { FieldErrors, FormValues } from '../../../machines/form/form.machine.ts';
import { type FormWithDraft, validateTexts, getTextValue, useMutationForm } from '../../hooks/form/useMutationForm.ts';
import type { Form } from '../../hooks/form/useForm.ts';
import { useNotify } from '../../hooks/session/useNotices.ts';
import { useFileField } from '../../hooks/form/useFileField.ts';
import { Button } from '../../kit/actions/Button.tsx';
import { Dialog } from '../../kit/overlay/Dialog.tsx';
import { FileField } from '../../kit/fields/FileField.tsx';
import { RadioGroup } from '../../kit/fields/RadioGroup.tsx';
import { TextField } from '../../kit/fields/TextField.tsx';
import { AssetFields, validateAsset, getSelectedNetwork } from '../../form/fields/AssetFields.tsx';
import { FormGrid, FormHeading, FormRow } from '../../form/FormGrid.styles.ts';
import { FormDraftNote } from '../../form/FormDraftNote.tsx';
import { RejectionMessage, SubmitButton } from '../../form/SubmitErrorMessage.tsx';
import { MaskedField } from '../../form/fields/MaskedField.tsx';
import { addressMask, contractNumberMask } from '../../form/fields/masks.ts';
import { DIRECTIONS } from '../../texts/options.ts';
import { type AddWalletProps, getAddWalletTitle } from './addWalletDialog.ts';
import { ContractTerms, EMPTY_TERMS, getContractTerms, validateTerms } from './ContractTerms.tsx';
import { WALLET_LABELS, walletTexts } from './texts.ts';

const INITIAL: FormValues = {
  currency: '',
  network: '',
  address: '',
  name: '',
  wallet_type: 'import',
  ved_contract_number: '',
  photo: null,
  contract_file: null,
  ...EMPTY_TERMS,
};

// assumed: the picture must be an image, though the server accepts any file
const PICTURE_RULE = 'JPG или PNG до 10 МБ';
const isPicture = (file: unknown) =>
  !(file instanceof File) || getFileType(file.name)?.mime.startsWith('image/') === true;

const LONGEST = { name: 60 };

const typeIn = (values: FormValues): WalletType =>
  getTextValue(values, 'wallet_type') === 'export' ? 'export' : 'import';

const errorsIn =
  ({ asRequest, withTerms = false }: Pick<AddWalletProps, 'asRequest' | 'withTerms'>) =>
  (values: FormValues): FieldErrors => {
    const network = getSelectedNetwork(values);
    return {
      ...validateAsset(values),
      ...validateTexts(values, {
        // Without a network an address can only be checked for presence.
        address: requiredValidator(network && addressValidator(network)),
        name: requiredValidator(),
        ...(asRequest
          ? { ved_contract_number: requiredValidator((number) => validateContractNumber(number, typeIn(values))) }
          : {}),
      }),
      ...(withTerms ? validateTerms(values) : {}),
      ...collectErrors({ photo: isPicture(values['photo']) ? null : PICTURE_RULE }),
    };
  };

function bodyOf(values: FormValues) {
  const network = getTextValue(values, 'network');
  const address = getTextValue(values, 'address');
  const { photo } = values;
  return {
    currency: getTextValue(values, 'currency'),
    network,
    address: /^0x/i.test(address) ? toEip55Address(address) : address,
    name: getTextValue(values, 'name'),
    wallet_type: typeIn(values),
    ...(photo instanceof Blob ? { photo } : {}),
  };
}

/** A participant's wallet request or a provider's new wallet; each is one call. */
function useWalletForm({ asRequest, withTerms = false, onAdded, onClose }: AddWalletProps): FormWithDraft {
  const notify = useNotify();
  const request = useMutationForm(walletRequestCreate, {
    initial: INITIAL,
    draft: withTerms ? 'contract' : 'wallet-request',
    maxLengths: LONGEST,
    validate: errorsIn({ asRequest: true, withTerms }),
    input(values) {
      const { contract_file } = values;
      return {
        body: {
          ...bodyOf(values),
          ved_contract_number: getTextValue(values, 'ved_contract_number'),
          ...(contract_file instanceof Blob ? { contract_file } : {}),
          ...(withTerms ? getContractTerms(values) : {}),
        },
      };
    },
    onDone(wallet) {
      notify('done', withTerms ? walletTexts.contractSent : walletTexts.requested);
      if (wallet) onAdded(wallet);
      else onClose();
    },
  });
  const creation = useMutationForm(walletCreate, {
    initial: INITIAL,
    draft: 'wallet',
    maxLengths: LONGEST,
    validate: errorsIn({ asRequest: false }),
    input: (values) => ({ body: bodyOf(values) }),
    onDone(wallet) {
      // assumed: a wallet refused by its AML check is not reported as added
      if (wallet?.status === 'rejected') notify('alert', walletTexts.refused(wallet.aml_percentage));
      else notify('done', walletTexts.added);
      if (wallet) onAdded(wallet);
      else onClose();
    },
  });
  return asRequest ? request : creation;
}

export default function AddWalletForm(props: AddWalletProps) {
  const { asRequest, withTerms = false, onClose } = props;
  const form = useWalletForm(props);
  const { onChange: _typed, ...address } = form.text('address');
  return (
    <Dialog
      title={getAddWalletTitle(props)}
      width={600}
      onClose={form.busy ? undefined : onClose}
      footer={
        <>
          <Button disabled={form.busy && !form.slow} onClick={form.busy ? form.cancel : onClose}>
            {form.slow ? 'Отменить отправку' : 'Отмена'}
          </Button>
          <SubmitButton form={form}>{asRequest ? 'Отправить заявку' : 'Добавить кошелёк'}</SubmitButton>
        </>
      }
    >
      <RejectionMessage failure={form.failure} labels={WALLET_LABELS} />
      <FormDraftNote form={form} />
      <p>{introOf(props)}</p>
      <FormGrid style={{ marginTop: 14 }}>
        {withTerms ? (
          <>
            <ContractFields form={form} isNew />
            <FormRow>
              <Kind form={form} label="Направление" />
            </FormRow>
            <ContractTerms form={form} />
            <FormHeading>
              <h3>Кошелёк для расчётов</h3>
            </FormHeading>
          </>
        ) : null}
        <FormRow>
          <MaskedField
            {...address}
            label="Адрес кошелька"
            className="mono"
            mask={addressMask}
            onValue={(value) => {
              form.change('address', value);
              fillAsset(form, value);
            }}
            hint="Сеть определится по адресу, контрольная сумма проверится"
            data-autofocus={!withTerms || undefined}
          />
        </FormRow>
        <AssetFields form={form} isFirst={false} />
        {withTerms ? null : (
          <FormRow>
            <Kind form={form} label="Тип кошелька" />
          </FormRow>
        )}
        <TextField {...form.text('name')} label="Название" />
        {asRequest && !withTerms ? <ContractFields form={form} /> : null}
        <FileOf form={form} name="photo" label="Изображение" accept=".png,.jpg,.jpeg" hint={PICTURE_RULE} />
      </FormGrid>
    </Dialog>
  );
}

/** Fills an empty currency and network where the address leaves no choice. */
function fillAsset(form: Form, address: string): void {
  const [currency, network] = [getTextValue(form.values, 'currency'), getTextValue(form.values, 'network')];
  const asset = network === '' ? guessAsset(address, currency) : null;
  if (!asset) return;
  form.change('currency', asset.currency);
  form.change('network', asset.network);
}

function introOf({ asRequest, withTerms = false }: AddWalletProps): string {
  if (withTerms)
    return 'Контракт регистрируется вместе с кошельком, через который по нему идут расчёты. Оператор проверит и контракт, и адрес.';
  return asRequest
    ? 'Оператор проверит адрес и контракт. До одобрения кошелёк нельзя указать в заявках.'
    : 'Адрес пройдёт AML-проверку сразу. Кошелёк с риском 50\u00A0% и выше будет отклонён.';
}

function Kind({ form, label }: { form: Form; label: string }) {
  const { value } = form.text('wallet_type');
  return (
    <RadioGroup
      name="wallet_type"
      label={label}
      value={value}
      onChoose={(chosen) => form.change('wallet_type', chosen)}
      options={DIRECTIONS.map((type) => ({
        ...type,
        note: type.value === 'import' ? 'платежи за рубеж' : 'поступления из-за рубежа',
      }))}
    />
  );
}

function ContractFields({ form, isNew = false }: { form: Form; isNew?: boolean }) {
  const { onChange: _typed, ...number } = form.text('ved_contract_number');
  return (
    <>
      <MaskedField
        {...number}
        label="УНК"
        mask={contractNumberMask}
        onValue={(value) => form.change('ved_contract_number', value)}
        hint={isNew ? 'Номер, который присвоил банк' : 'Новый номер откроет контракт в реестре'}
        data-autofocus={isNew || undefined}
      />
      <FileOf form={form} name="contract_file" label="Файл контракта" />
    </>
  );
}

interface FileOfProps {
  readonly form: Form;
  readonly name: string;
  readonly label: string;
  readonly accept?: string;
  readonly hint?: string;
}

function FileOf({ form, name, accept = ACCEPTED_FILES, hint = FILE_HINT, label }: FileOfProps) {
  const picked = useFileField(form, name);
  return <FileField {...picked} {...{ label, accept, hint }} optional disabled={form.busy} />;
}
