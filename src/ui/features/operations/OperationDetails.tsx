// One operation of the registry on a page: all fields, its hash to copy, its files.
import { getOwnProperty } from '../../../api/lib/getOwnProperty.ts';
import { styled } from 'styled-components';
import { operationList } from '../../../api/endpoints/operations.ts';
import type { DigitalOperation } from '../../../api/schemas/operations.ts';
import { type RecordId, parseRecordId } from '../../../api/recordId.ts';
import { findRow, useRecordLookup } from '../../hooks/data/useRecordLookup.ts';
import { AmlChip } from '../../kit/display/AmlChip.tsx';
import { DateTime } from '../../kit/display/DateTime.tsx';
import { DescriptionList } from '../../kit/display/DescriptionList.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { EMPTY_VALUE, formatNetwork } from '../../kit/display/format.ts';
import { HeadlineAmount } from '../../record/decision/DecisionDrawer.tsx';
import { RecordUnavailable } from '../../record/DetailScreen.tsx';
import { FactList } from '../../kit/layout/ListPage.styles.ts';
import { OrganizationNameLink } from '../../record/MessageOrganizationButton.tsx';
import { PrintButton } from '../../record/PrintButton.tsx';
import { RecordPage } from '../../record/RecordPage.tsx';
import { WalletAddress } from '../../record/wallet/WalletAddress.tsx';
import { getRoleLabel } from '../../texts/roles.ts';
import { RecordExportButtons } from './OperationRegistry.tsx';
import { OPERATION_TYPE_LABELS, operationTexts } from './texts.ts';
import { useParams, useRouter } from 'wouter';
import { patchSearch } from '../../hooks/list/useQueryParams.ts';

const Narrow = styled.div`
  max-width: 720px;
`;

/** There is no call for one operation: the registry is searched page by page. */
export function OperationDetails({ id, back }: { id: RecordId; back: string }) {
  const found = useRecordLookup(operationList, id, { query: { limit: 100 } });
  const operation = findRow(found, id);
  const frame = { back: { href: back, label: 'К реестру операций' } };
  if (!operation) {
    return (
      <RecordPage {...frame} title="Операция">
        <Narrow>
          <Panel padded>
            <RecordUnavailable query={found} missing={operationTexts.missing} />
          </Panel>
        </Narrow>
      </RecordPage>
    );
  }
  return (
    <RecordPage
      {...frame}
      title={`Операция ${operation.operation_id}`}
      statusChip={<AmlChip value={operation.aml_percentage} />}
      tools={
        <>
          <RecordExportButtons operation={operation} />
          <PrintButton />
        </>
      }
    >
      <Narrow>
        <Panel padded>
          <OperationFacts operation={operation} />
        </Panel>
      </Narrow>
    </RecordPage>
  );
}

/** The registry names the owner of an operation as its participant. */
const ownerOf = ({ participant_id, participant_type, company_name }: DigitalOperation) => ({
  company_id: participant_id,
  role: participant_type,
  company_name,
});

function OperationFacts({ operation }: { operation: DigitalOperation }) {
  return (
    <FactList>
      <HeadlineAmount
        label={
          getOwnProperty(OPERATION_TYPE_LABELS, operation.operation_type) ?? operation.operation_type ?? EMPTY_VALUE
        }
        amount={operation.currency_amount}
        currency={operation.currency}
      />
      <DescriptionList
        rows={[
          { label: 'Участник', value: <OrganizationNameLink record={ownerOf(operation)} /> },
          { label: 'Тип участника', value: getRoleLabel(operation.participant_type) },
          { label: 'Дата операции', value: <DateTime iso={operation.operation_date} zone /> },
          { label: 'Дата начала', value: <DateTime iso={operation.operation_date_begin} /> },
          { label: 'Сеть', value: formatNetwork(operation.network) },
          { label: 'Адрес кошелька', value: <WalletAddress address={operation.wallet_address} /> },
          {
            label: 'Хеш',
            value:
              operation.hash === null ? (
                EMPTY_VALUE
              ) : (
                <WalletAddress address={operation.hash} label="Скопировать хеш" />
              ),
          },
          { label: 'УНК', value: operation.ved_contract_number ?? EMPTY_VALUE },
          { label: 'Подана в реестр', value: operation.submitted ? 'Да' : 'Нет' },
        ]}
      />
    </FactList>
  );
}

/** /organization/transaction-details/:id; filters and page of the registry lead back to its row. */
export function OperationDetailsScreen() {
  const { id } = useParams<{ id: string }>();
  const router = useRouter();
  const search = patchSearch(router.searchHook(router).replace(/^\?/, ''), { id });
  return <OperationDetails key={id} id={parseRecordId(id) ?? 0} back={`/organization/reestr-operation?${search}`} />;
}
