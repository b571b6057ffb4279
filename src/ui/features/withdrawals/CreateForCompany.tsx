// A withdrawal the operator makes for an organisation (contract row 31); it starts as accepted.
import { organizationList } from '../../../api/endpoints/organizations.ts';
import { operatorWithdrawalCreate } from '../../../api/endpoints/withdrawals.ts';
import type { OrganizationRow } from '../../../api/schemas/organizations.ts';
import type { Withdrawal } from '../../../api/schemas/withdrawals.ts';
import { textIn, useReviewedForm } from '../../bind/useCallForm.ts';
import { useNotify } from '../../bind/useNotices.ts';
import { useQuery } from '../../bind/useQuery.ts';
import { Dialog } from '../../kit/Dialog.tsx';
import { SelectField } from '../../kit/SelectField.tsx';
import { SkeletonLines } from '../../kit/Skeleton.tsx';
import { Awaited } from '../../patterns/Answered.tsx';
import { roleLabels } from '../../texts/roles.ts';
import { WithdrawalDialog } from './WithdrawalDialog.tsx';
import { CURRENCY, withdrawalErrors } from './requisites.ts';
import { texts } from './texts.ts';

const TITLE = 'Создать вывод';
/** assumed: an operator has at most this many organisations to choose from in one list */
const MOST = 200;

interface CreateForCompanyProps {
  readonly onCreated: (withdrawal: Withdrawal) => void;
  readonly onClose: () => void;
}

export function CreateForCompany(props: CreateForCompanyProps) {
  const organizations = useQuery(organizationList, { query: { limit: MOST } });
  if (organizations.data) return <Fields {...props} organizations={organizations.data.results} />;
  return (
    <Dialog title={TITLE} width={500} onClose={props.onClose}>
      <Awaited query={organizations} wait={<SkeletonLines count={4} />} />
    </Dialog>
  );
}

/** Until one is chosen, and where it is not told, it counts as one of here. */
const isResident = (organization: OrganizationRow | undefined) => organization?.is_resident !== false;
const keyOf = ({ role, id }: OrganizationRow) => `${role} ${id}`;

interface FieldsProps extends CreateForCompanyProps {
  readonly organizations: readonly OrganizationRow[];
}

function Fields({ organizations, onCreated, onClose }: FieldsProps) {
  const notify = useNotify();
  const chosenIn = (key: string) => organizations.find((organization) => keyOf(organization) === key);
  const reviewed = useReviewedForm<true, typeof operatorWithdrawalCreate>(operatorWithdrawalCreate, {
    initial: { company_id: '', amount: '', settlement_account: '', bik: '', purpose: '' },
    draft: 'withdrawal-for-company',
    validate: (values) =>
      withdrawalErrors({
        available: null,
        isResident: isResident(chosenIn(textIn(values, 'company_id'))),
        needed: ['company_id'],
      })(values),
    input(values) {
      const text = (name: string) => textIn(values, name);
      const chosen = chosenIn(text('company_id'));
      if (!chosen) throw new Error('sent without an organisation');
      return {
        body: {
          company_id: chosen.id,
          role: chosen.role,
          amount: text('amount'),
          currency: CURRENCY,
          settlement_account: text('settlement_account'),
          bik: text('bik'),
          purpose: text('purpose'),
        },
      };
    },
    onDone(withdrawal) {
      notify('done', texts.created);
      onCreated(withdrawal);
    },
  });
  const { form } = reviewed;
  const chosen = chosenIn(textIn(form.values, 'company_id'));
  return (
    <WithdrawalDialog
      reviewed={reviewed}
      title={TITLE}
      isResident={isResident(chosen)}
      available={undefined}
      rows={[{ label: 'Организация', value: chosen?.company_name }]}
      onClose={onClose}
    >
      <SelectField
        {...form.text('company_id')}
        label="Организация"
        placeholder="Выберите организацию"
        options={organizations.map((organization) => ({
          value: keyOf(organization),
          label: `${organization.company_name} · ${roleLabels[organization.role]}`,
        }))}
      />
    </WithdrawalDialog>
  );
}
