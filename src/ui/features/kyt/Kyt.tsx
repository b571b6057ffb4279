// /organization/kyt-requests and /organization/kyt-requests/:id: companies on the left, wallets of one on the right.
import { Building2, ShieldCheck } from 'lucide-react';
import { Redirect, useParams } from 'wouter';
import { kytCompanyList } from '../../../api/endpoints/kyt.ts';
import type { KytCompany } from '../../../api/schemas/kyt.ts';
import { companySelection } from '../../../machines/data/selection.machine.ts';
import { Link } from '../../hooks/core/Link.tsx';
import type { KytScreen as Acts } from '../../hooks/data/useKyt.ts';
import { useQuery } from '../../hooks/data/useQuery.ts';
import { useStoredSelection } from '../../hooks/list/useStoredSelection.ts';
import { CompanyList } from './CompanyList.tsx';
import { CompanyWallets } from './CompanyWallets.tsx';
import { KYT_SINGLE_PANE_WIDTH, CompanyColumn } from './Kyt.styles.ts';
import { KYT_PATH, findCompany } from './companyList.ts';
import { kytTexts } from './texts.ts';
import { useWalletActions } from './useWalletActions.ts';
import { ButtonLink } from '../../kit/actions/Button.tsx';
import { EmptyState } from '../../kit/feedback/EmptyState.tsx';
import { Panes, PanesContainer } from '../../kit/layout/Panes.styles.ts';

/** The URL decides which company is open; the one selected last is only marked. */
export default function Kyt() {
  const { id } = useParams<{ id?: string }>();
  const { chosen, choose } = useStoredSelection(companySelection);
  const companies = useQuery(kytCompanyList);
  const kyt = useWalletActions();
  if (id === '0') return <Redirect to={KYT_PATH} replace />;
  const loaded = companies.data !== undefined;
  const company = id === undefined ? null : findCompany(companies.data ?? [], id, chosen);
  return (
    <PanesContainer>
      <Panes $onePaneUpTo={KYT_SINGLE_PANE_WIDTH} data-open={(loaded && id !== undefined) || undefined}>
        <CompanyList
          companies={companies}
          marked={id === undefined ? chosen : company}
          open={id !== undefined}
          onChoose={({ id: chosenId, role, company_name }) => choose({ id: chosenId, role, company_name })}
        />
        <CompanyColumn aria-label="Кошельки">
          <Chosen id={id} company={company} known={loaded && !companies.lost} kyt={kyt} />
        </CompanyColumn>
      </Panes>
    </PanesContainer>
  );
}

interface ChosenProps {
  readonly id: string | undefined;
  readonly company: KytCompany | null;
  /** The list is loaded: a company missing from it does not exist. */
  readonly known: boolean;
  readonly kyt: Acts;
}

function Chosen({ id, company, known, kyt }: ChosenProps) {
  if (company) return <CompanyWallets key={`${company.role} ${company.id}`} company={company} kyt={kyt} />;
  if (id === undefined) return <NoneChosen />;
  // assumed: without the list the right side stays empty, because it provides the role of the company, and so its wallets
  return known ? <Unknown /> : null;
}

function NoneChosen() {
  return (
    <div className="center">
      <EmptyState icon={<ShieldCheck />} title={kytTexts.choose} />
    </div>
  );
}

/** The company of the URL is not in the list. */
function Unknown() {
  return (
    <div className="center">
      <EmptyState
        icon={<Building2 />}
        title="Компания не найдена"
        text="В списке нет компании с таким номером. Возможно, ссылка устарела."
        action={
          <Link href={KYT_PATH} asChild>
            <ButtonLink>К списку компаний</ButtonLink>
          </Link>
        }
      />
    </div>
  );
}
