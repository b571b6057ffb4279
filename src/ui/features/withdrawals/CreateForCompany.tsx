// A withdrawal the operator makes for an organisation (contract row 31); it starts as accepted.
import { organizationList } from '../../../api/endpoints/organizations.ts';
import { operatorWithdrawalCreate } from '../../../api/endpoints/withdrawals.ts';
import type { Page } from '../../../api/schemas/reader.ts';
import type { Withdrawal } from '../../../api/schemas/withdrawals.ts';
import type { Errors, Values } from '../../../machines/form/form.machine.ts';
import { textIn, useReviewedForm } from '../../hooks/form/useMutationForm.ts';
import { useNotify } from '../../hooks/session/useNotices.ts';
import { useQuery } from '../../hooks/data/useQuery.ts';
import { Dialog } from '../../kit/overlay/Dialog.tsx';
import { SkeletonLines } from '../../kit/feedback/Skeleton.tsx';
import { Awaited } from '../../query/QueryContent.tsx';
import { OrganizationField } from '../../form/OrganizationField.tsx';
import { type Choosable, SHOWN_AT_ONCE, unpacked } from '../../form/organizationOption.ts';
import { WithdrawalDialog } from './WithdrawalDialog.tsx';
import { CURRENCY, LONGEST, withdrawalErrors } from './withdrawalForm.ts';
import { texts } from './texts.ts';

const TITLE = 'Создать вывод';

interface CreateForCompanyProps {
  readonly onCreated: (withdrawal: Withdrawal) => void;
  readonly onClose: () => void;
}

export function CreateForCompany(props: CreateForCompanyProps) {
  const organizations = useQuery(organizationList, { query: { limit: SHOWN_AT_ONCE } });
  if (organizations.data) return <Fields {...props} first={organizations.data} />;
  return (
    <Dialog title={TITLE} width={500} onClose={props.onClose}>
      <Awaited query={organizations} wait={<SkeletonLines count={4} />} />
    </Dialog>
  );
}

const chosenIn = (values: Values) => unpacked(values['company_id']);
/** Until one is chosen, and where it is not told, it counts as one of here. */
const isResident = (organization: Choosable | null) => organization?.is_resident !== false;

function errorsIn(values: Values): Errors {
  const chosen = chosenIn(values);
  const rules = withdrawalErrors({ available: null, isResident: isResident(chosen), needed: ['company_id'] });
  // A draft may hold what can no longer be read: that is no choice.
  return rules(chosen ? values : { ...values, company_id: '' });
}

function Fields({ first, onCreated, onClose }: CreateForCompanyProps & { first: Page<Choosable> }) {
  const notify = useNotify();
  const reviewed = useReviewedForm<true, typeof operatorWithdrawalCreate>(operatorWithdrawalCreate, {
    initial: { company_id: '', amount: '', settlement_account: '', bik: '', purpose: '' },
    draft: 'withdrawal-for-company',
    longest: LONGEST,
    validate: errorsIn,
    input(values) {
      const text = (name: string) => textIn(values, name);
      const chosen = chosenIn(values);
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
      if (withdrawal) onCreated(withdrawal);
      else onClose();
    },
  });
  const { form } = reviewed;
  const chosen = chosenIn(form.values);
  return (
    <WithdrawalDialog
      reviewed={reviewed}
      title={TITLE}
      isResident={isResident(chosen)}
      available={undefined}
      rows={[{ label: 'Организация', value: chosen?.company_name }]}
      onClose={onClose}
    >
      <OrganizationField
        {...form.text('company_id')}
        label="Организация"
        placeholder="Выберите организацию"
        first={first}
      />
    </WithdrawalDialog>
  );
}
