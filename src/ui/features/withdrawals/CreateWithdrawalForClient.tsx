// A withdrawal created by the operator for an organisation (tests/contract/calls.json row 31); it starts as accepted.
import { organizationList } from '../../../api/endpoints/organizations.ts';
import { operatorWithdrawalCreate } from '../../../api/endpoints/withdrawals.ts';
import type { PageOf } from '../../../api/schemas/reader.ts';
import type { Withdrawal } from '../../../api/schemas/withdrawals.ts';
import type { FieldErrors, FormValues } from '../../../machines/form/form.machine.ts';
import { getTextValue, useReviewForm } from '../../hooks/form/useMutationForm.ts';
import { useNotify } from '../../hooks/session/useNotices.ts';
import { useQuery } from '../../hooks/data/useQuery.ts';
import { Dialog } from '../../kit/overlay/Dialog.tsx';
import { SkeletonLines } from '../../kit/feedback/Skeleton.tsx';
import { QueryPlaceholder } from '../../query/QueryContent.tsx';
import { OrganizationField } from '../../form/fields/OrganizationField.tsx';
import { type OrganizationOption, MAX_VISIBLE_OPTIONS, parseOption } from '../../form/fields/organizationOption.ts';
import { WithdrawalDialog } from './WithdrawalDialog.tsx';
import { WITHDRAWAL_CURRENCY, WITHDRAWAL_MAX_LENGTHS, validateWithdrawal } from './withdrawalForm.ts';
import { withdrawalTexts } from './texts.ts';

const TITLE = 'Создать вывод';

interface CreateForCompanyProps {
  readonly onCreated: (withdrawal: Withdrawal) => void;
  readonly onClose: () => void;
}

export function CreateWithdrawalForClient(props: CreateForCompanyProps) {
  const organizations = useQuery(organizationList, { query: { limit: MAX_VISIBLE_OPTIONS } });
  if (organizations.data) return <Fields {...props} first={organizations.data} />;
  return (
    <Dialog title={TITLE} width={500} onClose={props.onClose}>
      <QueryPlaceholder query={organizations} skeleton={<SkeletonLines count={4} />} />
    </Dialog>
  );
}

const chosenIn = (values: FormValues) => parseOption(values['company_id']);
/** Resident by default. */
const isResident = (organization: OrganizationOption | null) => organization?.is_resident !== false;

function errorsIn(values: FormValues): FieldErrors {
  const chosen = chosenIn(values);
  const rules = validateWithdrawal({ available: null, isResident: isResident(chosen), needed: ['company_id'] });
  // An unreadable choice in a draft counts as none.
  return rules(chosen ? values : { ...values, company_id: '' });
}

function Fields({ first, onCreated, onClose }: CreateForCompanyProps & { first: PageOf<OrganizationOption> }) {
  const notify = useNotify();
  const reviewed = useReviewForm<true, typeof operatorWithdrawalCreate>(operatorWithdrawalCreate, {
    initial: { company_id: '', amount: '', settlement_account: '', bik: '', purpose: '' },
    draft: 'withdrawal-for-company',
    maxLengths: WITHDRAWAL_MAX_LENGTHS,
    validate: errorsIn,
    input(values) {
      const text = (name: string) => getTextValue(values, name);
      const chosen = chosenIn(values);
      if (!chosen) throw new Error('sent without an organisation');
      return {
        body: {
          company_id: chosen.id,
          role: chosen.role,
          amount: text('amount'),
          currency: WITHDRAWAL_CURRENCY,
          settlement_account: text('settlement_account'),
          bik: text('bik'),
          purpose: text('purpose'),
        },
      };
    },
    onDone(withdrawal) {
      notify('done', withdrawalTexts.created);
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
