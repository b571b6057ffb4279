// Contract of a request: one of the own contracts, another УНК, or none for a contract below the registration threshold.
import { contractListAll } from '../../../../api/endpoints/contracts.ts';
import type { Contract } from '../../../../api/schemas/contracts.ts';
import { validateContractNumber } from '../../../../api/validation/contract.ts';
import { contractLifecycle } from '../../../../machines/lifecycles/contract.ts';
import { getStatusMeta } from '../../../../machines/lifecycles/transitions.ts';
import { getTextValue } from '../../../hooks/form/useMutationForm.ts';
import { useQuery } from '../../../hooks/data/useQuery.ts';
import { SelectField } from '../../../kit/fields/SelectField.tsx';
import { MaskedField } from '../../../form/fields/MaskedField.tsx';
import { contractNumberMask } from '../../../form/fields/masks.ts';
import { StaleDataBanner } from '../../../query/queryStates.tsx';
import { getRequestFieldId, isContractExempt } from './requestForm.ts';
import type { RequestForm } from './useRequestForm.ts';

const OTHER = { value: 'other', label: 'Другой контракт: указать УНК' };
const EXEMPT = { value: 'exempt', label: 'Контракт не требует постановки на учёт' };
const THRESHOLDS = 'УНК нужен контрактам на импорт от 3 млн ₽ и на экспорт от 10 млн ₽';

/** The choice follows the УНК: a number of an own contract selects it. */
export function ContractChoice({ request: { form, change } }: { request: RequestForm }) {
  const query = useQuery(contractListAll);
  const contracts = (query.data ?? []).filter(({ ved_contract_number }) => ved_contract_number);
  const number = getTextValue(form.values, 'ved_contract_number');
  const contract = contracts.find(({ ved_contract_number }) => ved_contract_number === number);
  const isExempt = isContractExempt(form.values);
  const { onChange: _typed, ...field } = form.text('ved_contract_number');
  const isWhole = number !== '' && validateContractNumber(number) === null;
  const choose = (value: string) =>
    change({
      contract_exempt: value === EXEMPT.value ? 'true' : '',
      ved_contract_number: value === OTHER.value || value === EXEMPT.value ? '' : value,
    });
  return (
    <div>
      <StaleDataBanner {...query} />
      <SelectField
        id={isExempt ? getRequestFieldId('ved_contract_number') : undefined}
        label="Контракт"
        style={{ fontSize: 13 }} // the longest option fits
        value={isExempt ? EXEMPT.value : contract ? number : OTHER.value}
        onChange={({ target }) => choose(target.value)}
        disabled={form.busy}
        error={isExempt ? field.error : undefined}
        hint={isExempt ? THRESHOLDS : undefined}
        options={[...toOptions(contracts), OTHER, EXEMPT]}
      />
      {isExempt ? null : (
        <MaskedField
          {...field}
          id={getRequestFieldId('ved_contract_number')}
          label="УНК"
          mask={contractNumberMask}
          onValue={(value) => change({ ved_contract_number: value })}
          ok={contract ? contractNote(contract) : undefined}
          hint={isWhole && !contract ? 'Новый контракт: оператор его проверит' : THRESHOLDS}
        />
      )}
    </div>
  );
}

/** One option per number: the request carries the number only. */
const toOptions = (contracts: readonly Contract[]) => [
  ...new Map(
    contracts.map(({ ved_contract_number: number, counterparty_name }) => [
      number,
      { value: number ?? '', label: [number, counterparty_name].filter(Boolean).join(' · ') },
    ]),
  ).values(),
];

const contractNote = ({ contract_type, status }: Contract): string =>
  `Контракт ${contract_type === 'export' ? 'экспорта' : 'импорта'}, ${(
    getStatusMeta(contractLifecycle, status)?.label ??
    status ??
    'статус неизвестен'
  ).toLowerCase()}`;
