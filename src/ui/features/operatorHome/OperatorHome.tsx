// The operator's first screen: daily counters, published agreements, own requisites (domain.md section 5).
import * as v from 'valibot';
import { organizationRow } from '../../../api/schemas/organizations.ts';
import { useAfterPaint } from '../../hooks/core/useAfterPaint.ts';
import { useSession } from '../../hooks/session/useSession.ts';
import { Ledger } from '../../kit/display/DescriptionList.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { MISSING } from '../../kit/display/format.ts';
import { PageBody, PageColumns, PageFrame } from '../../kit/layout/Page.styles.ts';
import { organizationLabel } from '../../texts/organizationFields.ts';
import { Counters } from './Counters.tsx';
import { Published } from './PublishedAgreements.tsx';

/** Its cards are painted before its seventeen calls cost anything. */
export function OperatorHome() {
  const isAsked = useAfterPaint();
  return (
    <PageFrame>
      <PageBody>
        <Counters isAsked={isAsked} />
        <PageColumns>
          <Published isAsked={isAsked} />
          <Requisites />
        </PageColumns>
      </PageBody>
    </PageFrame>
  );
}

/** Lies in the session's own record; nothing is asked for. */
function Requisites() {
  const parsed = v.safeParse(organizationRow, useSession().user?.organization);
  if (!parsed.success) return null;
  const { company_name, inn, kpp, ogrn, bik, bank_name, legal_address } = parsed.output;
  return (
    <Panel title="Реквизиты" padded>
      <Ledger
        rows={[
          { label: 'Организация', value: company_name },
          { label: organizationLabel('inn'), value: inn },
          { label: organizationLabel('kpp'), value: kpp ?? MISSING },
          { label: organizationLabel('ogrn'), value: ogrn },
          { label: organizationLabel('bik'), value: bik },
          { label: 'Банк', value: bank_name ?? MISSING },
          { label: organizationLabel('legal_address'), value: legal_address },
        ]}
      />
    </Panel>
  );
}
