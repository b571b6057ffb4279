// Grounds of the operator's decision on a record: state of the client, risk of the wallet, contract, earlier decisions.
import { contractList } from '../../api/endpoints/contracts.ts';
import { operatorWalletList } from '../../api/endpoints/kyt.ts';
import { organizationRead } from '../../api/endpoints/organizations.ts';
import type { RecordId } from '../../api/recordId.ts';
import type { Role } from '../../api/roles.ts';
import type { StatusEvent } from '../../api/schemas/trades.ts';
import { getContractRemainder } from '../../api/validation/payableContract.ts';
import { contractLifecycle } from '../../machines/lifecycles/contract.ts';
import { organizationLifecycle } from '../../machines/lifecycles/organization.ts';
import { verificationLifecycle } from '../../machines/lifecycles/verification.ts';
import { Link } from '../hooks/core/Link.tsx';
import { useQuery } from '../hooks/data/useQuery.ts';
import { useSession } from '../hooks/session/useSession.ts';
import { AmlChip } from '../kit/display/AmlChip.tsx';
import { DateTime } from '../kit/display/DateTime.tsx';
import { DescriptionList, type DescriptionItem } from '../kit/display/DescriptionList.tsx';
import { EMPTY_VALUE, formatWalletId } from '../kit/display/format.ts';
import { Money } from '../kit/display/Money.tsx';
import { renderPendingValue } from '../query/queryAction.tsx';
import { RecordStatus } from './RecordStatus.tsx';

interface Decided {
  readonly company_id: RecordId | null;
  readonly role: Role | null;
  readonly wallet_id?: RecordId | null;
  readonly ved_contract_number?: string | null;
}

interface GroundsProps {
  readonly decided: Decided;
  /** History of the record; undefined where the API sends none. */
  readonly events?: readonly StatusEvent[];
  /** Tab of the company card with records of this kind. */
  readonly tab: 'trades' | 'money' | 'payments';
}

/** For the operator only. */
export function DecisionFacts(props: GroundsProps) {
  const { role: reader } = useSession();
  return reader === 'authorized_organization' && props.decided.role !== reader ? <Grounds {...props} /> : null;
}

/** Wallets of one company that are searched for the wallet of the record: there is no call for one wallet. */
const WALLETS = { limit: 100, offset: 0 } as const;

function Grounds({ decided, events, tab }: GroundsProps) {
  const { company_id: id, role } = decided;
  return (
    <div>
      <h3>Основания для решения</h3>
      <DescriptionList
        rows={[
          ...useClientItems(decided),
          ...useWalletItems(decided),
          ...useContractItems(decided),
          {
            label: 'Решения ранее',
            value:
              events === undefined ? (
                'Сервер не передаёт историю решений по этой заявке'
              ) : events.length === 0 ? (
                'Сервер не передал историю этой заявки'
              ) : (
                <span>{`${events.length} — в истории ниже`}</span>
              ),
          },
          ...(id === null || role === null
            ? []
            : [
                {
                  label: 'Записи клиента',
                  value: <Link href={`/organization/reestr-users/${id}?tab=${tab}`}>{RECORDS[tab]}</Link>,
                },
              ]),
        ]}
      />
    </div>
  );
}

const RECORDS = { trades: 'Все сделки', money: 'Все пополнения и выводы', payments: 'Все платежи' } as const;

function useClientItems({ company_id: id, role }: Decided): readonly DescriptionItem[] {
  const query = useQuery(organizationRead, id === null || role === null ? null : { params: { role, id } });
  if (id === null || role === null) return [];
  const { data } = query;
  if (!data) return [{ label: 'Клиент', value: renderPendingValue('Клиент', query) }];
  return [
    { label: 'Клиент', value: <RecordStatus lifecycle={organizationLifecycle} status={data.status} /> },
    {
      label: 'Верификация',
      value: <RecordStatus lifecycle={verificationLifecycle} status={data.verification_status} />,
    },
  ];
}

function useWalletItems({ company_id: id, role, wallet_id: wanted }: Decided): readonly DescriptionItem[] {
  const isKnown = id !== null && role !== null && wanted !== undefined && wanted !== null;
  const query = useQuery(operatorWalletList, isKnown ? { query: { id, role, ...WALLETS } } : null);
  if (!isKnown) return [];
  const wallet = query.data?.results.find((row) => row.id === wanted);
  const label = `AML кошелька ${formatWalletId(wanted)}`;
  if (!wallet) return [{ label, value: query.data ? 'Кошелёк не найден у клиента' : renderPendingValue(label, query) }];
  return [
    { label, value: <AmlChip value={wallet.aml_percentage} /> },
    { label: 'Проверен', value: <DateTime iso={wallet.aml_checked_at} kind="dateTime" /> },
  ];
}

function useContractItems({ ved_contract_number: number }: Decided): readonly DescriptionItem[] {
  const isKnown = number !== undefined && number !== null;
  const query = useQuery(contractList, isKnown ? { query: { ved_contract_number: number } } : null);
  if (!isKnown) return [];
  const contract = query.data?.results.find((row) => row.ved_contract_number === number);
  if (!contract)
    return [{ label: 'Контракт', value: query.data ? 'Не найден в реестре' : renderPendingValue('Контракт', query) }];
  const remainder = getContractRemainder(contract);
  return [
    { label: 'Контракт', value: <RecordStatus lifecycle={contractLifecycle} status={contract.status} /> },
    {
      label: 'Остаток по контракту',
      value: remainder === null ? EMPTY_VALUE : <Money amount={remainder} currency={contract.currency} />,
    },
  ];
}
