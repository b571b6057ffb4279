// Wallets, contract, files and a comment of a new request.
import { ACCEPTED_FILES, FILE_HINT } from '../../../../api/validation/file.ts';
import type { Wallet } from '../../../../api/schemas/wallets.ts';
import { getTextValue } from '../../../hooks/form/useMutationForm.ts';
import { FileField } from '../../../kit/fields/FileField.tsx';
import { Panel } from '../../../kit/Panel.tsx';
import { SelectField } from '../../../kit/fields/SelectField.tsx';
import { TextField } from '../../../kit/fields/TextField.tsx';
import { EMPTY_VALUE, formatNetwork, formatPercent } from '../../../kit/display/format.ts';
import { TRADE_LABELS } from '../texts.ts';
import { ContractChoice } from './ContractChoice.tsx';
import { RequestPairs } from './CreateRequest.styles.ts';
import { type RequestValues, getRequestFieldId, getRequestPair, getRequestWallet } from './requestForm.ts';
import type { RequestForm } from './useRequestForm.ts';
import { getWalletContract, getWalletOptions } from './requestWallets.ts';

export function RequestDetails({ request }: { request: RequestForm }) {
  const { kind, form, known, picked, change } = request;
  const { pay, receive } = getRequestPair(kind, form.values);
  return (
    <Panel padded>
      <RequestPairs>
        <WalletChoice request={request} name="wallet_id" currency={kind === 'buy' ? receive : pay} />
        <span className="gap" />
        {kind === 'exchange' ? (
          <WalletChoice request={request} name="target_wallet_id" currency={receive} />
        ) : known.needsContract ? (
          <ContractChoice request={request} />
        ) : (
          <span className="gap" />
        )}
        <FileField
          {...picked}
          id={getRequestFieldId('files')}
          label="Файлы"
          optional
          accept={ACCEPTED_FILES}
          disabled={form.busy}
          hint={FILE_HINT}
        />
        <span className="gap" />
        {kind === 'exchange' ? (
          <span className="gap" />
        ) : (
          <TextField
            {...form.text('comment')}
            id={getRequestFieldId('comment')}
            onChange={({ target }) => change({ comment: target.value })}
            label="Комментарий"
            optional
            placeholder="Увидит оператор"
          />
        )}
      </RequestPairs>
    </Panel>
  );
}

interface WalletChoiceProps {
  readonly request: RequestForm;
  readonly name: 'wallet_id' | 'target_wallet_id';
  readonly currency: string | null;
}

function WalletChoice({ request: { form, known, change }, name, currency }: WalletChoiceProps) {
  const options = getWalletOptions(known.wallets, currency);
  const chosen = getRequestWallet(known, form.values, name);
  /** The contract of the wallet, unless one was given. */
  const contractOf = (wallet: string): RequestValues => {
    const isGiven = getTextValue(form.values, 'ved_contract_number') !== '';
    return name === 'wallet_id' && !isGiven ? { ved_contract_number: getWalletContract(known.wallets, wallet) } : {};
  };
  return (
    <SelectField
      {...form.text(name)}
      id={getRequestFieldId(name)}
      onChange={({ target }) => change({ [name]: target.value, ...contractOf(target.value) })}
      label={TRADE_LABELS[name] ?? name}
      options={options}
      placeholder={options.length === 0 ? `Нет кошелька в ${currency ?? EMPTY_VALUE}` : 'Выберите кошелёк'}
      hint={chosen ? walletHint(chosen) : options.length === 0 ? 'Добавьте его в разделе «Кошельки»' : undefined}
    />
  );
}

const walletHint = ({ network, aml_percentage }: Wallet): string =>
  `Сеть ${formatNetwork(network)}, ${
    aml_percentage === null ? 'AML не проверен' : `AML-риск ${formatPercent(String(aml_percentage))}`
  }`;
