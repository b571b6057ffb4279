// Home of the operator: daily counters, published agreements, bank details.
import * as v from 'valibot';
import { organizationRowSchema } from '../../../api/schemas/organizations.ts';
import { useSession } from '../../hooks/session/useSession.ts';
import { DescriptionList } from '../../kit/display/DescriptionList.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { EMPTY_VALUE } from '../../kit/display/format.ts';
import { PageBody, PageColumns, PageContainer } from '../../kit/layout/Page.styles.ts';
import { getOrganizationFieldLabel } from '../../texts/organizationFields.ts';
import { DecisionCounters } from './DecisionCounters.tsx';
import { PublishedAgreements } from './PublishedAgreements.tsx';
import { useDeferredValue } from 'react';

/** False in the first render of a view, true as soon as React has time. */
const useAfterPaint = (): boolean => useDeferredValue(true, false);

/** Its cards are painted before its seventeen requests are sent. */
export function OperatorHome() {
  const isEnabled = useAfterPaint();
  return (
    <PageContainer>
      <PageBody>
        <DecisionCounters isEnabled={isEnabled} />
        <PageColumns>
          <PublishedAgreements isEnabled={isEnabled} />
          <Requisites />
        </PageColumns>
      </PageBody>
    </PageContainer>
  );
}

/** From the session's own record, without a request. */
function Requisites() {
  const parsed = v.safeParse(organizationRowSchema, useSession().user?.organization);
  if (!parsed.success) return null;
  const { company_name, inn, kpp, ogrn, bik, bank_name, legal_address } = parsed.output;
  return (
    <Panel title="Реквизиты" padded>
      <DescriptionList
        rows={[
          { label: 'Организация', value: company_name },
          { label: getOrganizationFieldLabel('inn'), value: inn },
          { label: getOrganizationFieldLabel('kpp'), value: kpp ?? EMPTY_VALUE },
          { label: getOrganizationFieldLabel('ogrn'), value: ogrn },
          { label: getOrganizationFieldLabel('bik'), value: bik },
          { label: 'Банк', value: bank_name ?? EMPTY_VALUE },
          { label: getOrganizationFieldLabel('legal_address'), value: legal_address },
        ]}
      />
    </Panel>
  );
}
