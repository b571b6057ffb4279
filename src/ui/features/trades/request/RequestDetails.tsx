// Wallets, contract, files and a comment of a new request.
import { useId } from 'react';
import { ACCEPTED_FILES, FILE_HINT } from '../../../../api/validation/file.ts';
import { contractNumberValidator } from '../../../../api/validation/contract.ts';
import { contractListAll } from '../../../../api/endpoints/contracts.ts';
import type { Wallet } from '../../../../api/schemas/wallets.ts';
import { contractLifecycle } from '../../../../machines/lifecycles/contract.ts';
import { getStatusMeta } from '../../../../machines/lifecycles/transitions.ts';
import { getTextValue } from '../../../hooks/form/useMutationForm.ts';
import { useQuery } from '../../../hooks/data/useQuery.ts';
import { FileField } from '../../../kit/fields/FileField.tsx';
import { Panel } from '../../../kit/Panel.tsx';
import { SelectField } from '../../../kit/fields/SelectField.tsx';
import { TextField } from '../../../kit/fields/TextField.tsx';
import { EMPTY_VALUE, formatNetwork, formatPercent } from '../../../kit/display/format.ts';
import { MaskedField } from '../../../form/fields/MaskedField.tsx';
import { contractNumberMask } from '../../../form/fields/masks.ts';
import { TRADE_LABELS } from '../texts.ts';
import { RequestPairs } from './CreateRequest.styles.ts';
import { getRequestFieldId, getRequestPair, getRequestWallet } from './requestForm.ts';
import type { RequestForm } from './useRequestForm.ts';
import { getWalletOptions } from './requestWallets.ts';

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
          <ContractNumber request={request} />
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
  return (
    <SelectField
      {...form.text(name)}
      id={getRequestFieldId(name)}
      onChange={({ target }) => change({ [name]: target.value })}
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

/** Known contracts are suggested; another number creates a new one. */
function ContractNumber({ request: { form, change } }: { request: RequestForm }) {
  const list = useId();
  const contracts = useQuery(contractListAll).data ?? [];
  const number = getTextValue(form.values, 'ved_contract_number');
  const contract = contracts.find(({ ved_contract_number }) => ved_contract_number === number);
  const { onChange: _typed, ...field } = form.text('ved_contract_number');
  const isWhole = number !== '' && contractNumberValidator(number) === null;
  return (
    <>
      <MaskedField
        {...field}
        id={getRequestFieldId('ved_contract_number')}
        label="УНК"
        list={list}
        mask={contractNumberMask}
        onValue={(value) => change({ ved_contract_number: value })}
        ok={contract ? contractNote(contract) : undefined}
        hint={isWhole && !contract ? 'Новый контракт: оператор его проверит' : 'Номер контракта в банке'}
      />
      <datalist id={list}>
        {contracts.map(({ id, ved_contract_number, counterparty_name }) => (
          <option key={id} value={ved_contract_number ?? undefined}>
            {counterparty_name}
          </option>
        ))}
      </datalist>
    </>
  );
}

const contractNote = ({ contract_type, status }: { contract_type: string | null; status: string | null }): string =>
  `Контракт ${contract_type === 'export' ? 'экспорта' : 'импорта'}, ${(
    getStatusMeta(contractLifecycle, status)?.label ??
    status ??
    'статус неизвестен'
  ).toLowerCase()}`;
