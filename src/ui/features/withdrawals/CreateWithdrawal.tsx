// An own withdrawal (tests/contract/calls.json row 33); the amount is checked against the rouble balance.
import { fiatWalletRead } from '../../../api/endpoints/fiat.ts';
import { withdrawalCreate } from '../../../api/endpoints/withdrawals.ts';
import type { Withdrawal } from '../../../api/schemas/withdrawals.ts';
import { getTextValue, useReviewForm } from '../../hooks/form/useMutationForm.ts';
import { useNotify } from '../../hooks/session/useNotices.ts';
import { useQuery } from '../../hooks/data/useQuery.ts';
import { useSession } from '../../hooks/session/useSession.ts';
import { Dialog } from '../../kit/overlay/Dialog.tsx';
import { SkeletonLines } from '../../kit/feedback/Skeleton.tsx';
import { TextField } from '../../kit/fields/TextField.tsx';
import { formatMoney } from '../../kit/display/format.ts';
import { QueryPlaceholder } from '../../query/QueryContent.tsx';
import { WithdrawalDialog } from './WithdrawalDialog.tsx';
import { WITHDRAWAL_CURRENCY, WITHDRAWAL_MAX_LENGTHS, validateWithdrawal } from './withdrawalForm.ts';
import { withdrawalTexts } from './texts.ts';

const TITLE = 'Вывести средства';

interface CreateWithdrawalProps {
  readonly onCreated: (withdrawal: Withdrawal) => void;
  readonly onClose: () => void;
}

/** Waits for the balance; if it fails to load only the server validates the amount. */
export function CreateWithdrawal(props: CreateWithdrawalProps) {
  const wallet = useQuery(fiatWalletRead, { query: { limit: 1 } });
  if (!wallet.data && wallet.busy) {
    return (
      <Dialog title={TITLE} width={500} onClose={props.onClose}>
        <QueryPlaceholder query={wallet} skeleton={<SkeletonLines count={4} />} />
      </Dialog>
    );
  }
  return <Fields {...props} available={wallet.data?.available ?? null} />;
}

function Fields({ available, onCreated, onClose }: CreateWithdrawalProps & { readonly available: string | null }) {
  const notify = useNotify();
  const { user } = useSession();
  const isResident = user?.is_resident !== false;
  const reviewed = useReviewForm<true, typeof withdrawalCreate>(withdrawalCreate, {
    initial: {
      amount: '',
      recipient_name: user?.company_name ?? '',
      settlement_account: '',
      bik: '',
      purpose: '',
      comment: '',
    },
    draft: 'withdrawal',
    maxLengths: WITHDRAWAL_MAX_LENGTHS,
    validate: validateWithdrawal({ available, isResident, needed: ['recipient_name'] }),
    input(values) {
      const text = (name: string) => getTextValue(values, name);
      const comment = text('comment');
      return {
        body: {
          amount: text('amount'),
          currency: WITHDRAWAL_CURRENCY,
          recipient_name: text('recipient_name'),
          settlement_account: text('settlement_account'),
          bik: text('bik'),
          purpose: text('purpose'),
          ...(comment === '' ? {} : { comment }),
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
  return (
    <WithdrawalDialog
      reviewed={reviewed}
      title={TITLE}
      isResident={isResident}
      available={available === null ? undefined : `Доступно ${formatMoney(available, WITHDRAWAL_CURRENCY)}`}
      rows={[{ label: 'Получатель', value: getTextValue(form.values, 'recipient_name') }]}
      onClose={onClose}
    >
      <TextField {...form.text('recipient_name')} label="Получатель" />
    </WithdrawalDialog>
  );
}
