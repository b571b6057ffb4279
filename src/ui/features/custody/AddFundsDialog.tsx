// «Пополнить»: adds an amount to one of the operator's wallets, after a review of the new balance
// (tests/contract/calls.json row 107).
import { Big } from 'big.js';
import { CircleAlert } from 'lucide-react';
import { createCall, castResult } from '../../../api/endpoint.ts';
import { requiredValidator } from '../../../api/validation/validator.ts';
import { amountValidator } from '../../../api/validation/amounts.ts';
import { operatorWalletList } from '../../../api/endpoints/kyt.ts';
import { walletBalanceSet } from '../../../api/endpoints/wallets.ts';
import { type RecordId, parseRecordId } from '../../../api/recordId.ts';
import type { Wallet } from '../../../api/schemas/wallets.ts';
import type { FormValues } from '../../../machines/form/form.machine.ts';
import { fetchRecord } from '../../../machines/data/lists/findInList.ts';
import { createConflictFailure, getConflictingText } from '../../../machines/form/concurrentEdit.ts';
import { useServices } from '../../hooks/core/services.ts';
import { validateTexts, getTextValue, useReviewForm } from '../../hooks/form/useMutationForm.ts';
import { useNotify } from '../../hooks/session/useNotices.ts';
import { useAllPagesQuery } from '../../hooks/data/useQuery.ts';
import { AmountField } from '../../kit/fields/AmountField.tsx';
import { Banner } from '../../kit/feedback/Banner.tsx';
import { Dialog } from '../../kit/overlay/Dialog.tsx';
import type { DescriptionItem } from '../../kit/display/DescriptionList.tsx';
import { Money } from '../../kit/display/Money.tsx';
import { SelectField } from '../../kit/fields/SelectField.tsx';
import { SkeletonLines } from '../../kit/feedback/Skeleton.tsx';
import { formatMoney, formatNetwork } from '../../kit/display/format.ts';
import { ReviewFormDialog } from '../../form/ReviewFormDialog.tsx';
import { QueryPlaceholder } from '../../query/QueryContent.tsx';
import { CUSTODY_LABELS, custodyTexts } from './texts.ts';

const TITLE = 'Пополнить кошелёк';
/** Page size when fetching all wallets. */
const PAGE = 100;

interface AddFundsProps {
  /** Initial wallet; null if none is given. */
  readonly address: string | null;
  readonly onClose: () => void;
}

/** The operator's wallets: only they can be funded (custodial solutions have no such call). */
const OWN = { query: { type: 'own', limit: PAGE, offset: 0 } } as const;
const OWN_WALLETS = {
  call: createCall(operatorWalletList, OWN),
  castResult: (value: unknown) => castResult(operatorWalletList, value),
};
const useOwnWallets = () => useAllPagesQuery(operatorWalletList, OWN);

/** The wallet of a solution; undefined if it is not the operator's. */
const walletAt = (wallets: readonly Wallet[], address: string | null): Wallet | undefined =>
  wallets.find((wallet) => wallet.address === address);

/** Whether a solution is known not to be the operator's wallet; until then the dialog waits. */
export function useIsForeignWallet(address: string | null): boolean {
  const { data } = useOwnWallets();
  return data !== undefined && walletAt(data.results, address) === undefined;
}

export function AddFundsDialog(props: AddFundsProps) {
  const wallets = useOwnWallets();
  if (wallets.data) return <Fields {...props} wallets={wallets.data.results} />;
  return (
    <Dialog title={TITLE} width={500} onClose={props.onClose}>
      <QueryPlaceholder query={wallets} skeleton={<SkeletonLines count={3} />} />
    </Dialog>
  );
}

/**
 * The call sends the new balance, not the added amount: it is sent only while the wallet still has the reviewed balance
 * `was`.
 */
// assumed: between the read and the write another change may still be lost, as the contract has no conditional write
function Fields({ address, wallets, onClose }: AddFundsProps & { wallets: readonly Wallet[] }) {
  const { requests, invalidations } = useServices();
  const notify = useNotify();
  const chosenIn = (values: FormValues) => wallets.find(({ id }) => String(id) === getTextValue(values, 'wallet'));
  const meant = walletAt(wallets, address);
  const reviewed = useReviewForm<true, typeof walletBalanceSet>(walletBalanceSet, {
    initial: { wallet: meant ? String(meant.id) : '', amount: '', was: '' },
    validate: (values) =>
      validateTexts(values, {
        wallet: requiredValidator(() => (chosenIn(values)?.balance === null ? custodyTexts.balanceUnknown : null)),
        amount: requiredValidator(amountValidator(chosenIn(values)?.currency ?? '')),
      }),
    async beforeSend(values, signal) {
      const now = await fetchRecord(idIn(values), OWN_WALLETS, requests, signal);
      if ('failure' in now) return now.failure;
      const balance = now.row?.balance ?? '';
      return balance !== '' && new Big(balance).eq(getTextValue(values, 'was')) ? null : createConflictFailure(balance);
    },
    input: (values) => ({
      params: { id: idIn(values) },
      body: { balance: sumOf(getTextValue(values, 'was'), getTextValue(values, 'amount')) },
    }),
    onDone() {
      notify('done', custodyTexts.funded);
      onClose();
    },
    onRejected: (failure) =>
      getConflictingText(failure) !== null && invalidations.publish(walletBalanceSet.invalidates),
  });
  const { form } = reviewed;
  const isOutdated = form.failure !== null && getConflictingText(form.failure) !== null;
  const chosen = chosenIn(form.values);
  const { onChange: _typed, ...field } = form.text('amount');
  const was = getTextValue(form.values, 'was');
  return (
    <ReviewFormDialog
      title={TITLE}
      reviewed={{
        ...reviewed,
        form: isOutdated ? { ...form, failure: null } : form,
        review: (subject) => reviewed.review(subject, { was: chosen?.balance ?? '' }),
      }}
      labels={CUSTODY_LABELS}
      onClose={onClose}
      prompt={{
        title: 'Пополнить кошелёк?',
        text: 'Баланс увеличится на указанную сумму.',
        rows: chosen && was !== '' ? rowsOf({ ...chosen, balance: was }, getTextValue(form.values, 'amount')) : [],
        confirm: 'Пополнить',
      }}
    >
      {isOutdated ? (
        <div style={{ marginBottom: 8 }}>
          <Banner tone="warning" icon={<CircleAlert />} inset>
            {custodyTexts.moved}
          </Banner>
        </div>
      ) : null}
      <SelectField
        {...form.text('wallet')}
        label="Кошелёк"
        placeholder={wallets.length === 0 ? 'Сначала создайте горячий кошелёк' : 'Выберите кошелёк'}
        options={wallets.map(({ id, wallet_id, currency, network, name }) => ({
          value: String(id),
          label: [wallet_id, `${currency ?? ''} ${formatNetwork(network)}`.trim(), name].filter(Boolean).join(' · '),
        }))}
      />
      <AmountField
        {...field}
        label="Сумма пополнения"
        currency={chosen?.currency ?? ''}
        hint={chosen ? `Сейчас ${formatMoney(chosen.balance, chosen.currency)}` : undefined}
        onAmount={(value) => form.change('amount', value)}
      />
    </ReviewFormDialog>
  );
}

/** Nothing becomes of a sum that is no sum yet. */
function rowsOf(wallet: Wallet, added: string): readonly DescriptionItem[] {
  const { wallet_id, name, balance, currency } = wallet;
  if (amountValidator(currency)(added) !== null) return [];
  return [
    { label: 'Кошелёк', value: name === '' ? wallet_id : `${wallet_id} · ${name}` },
    { label: 'Сейчас', value: <Money amount={balance} currency={currency} /> },
    { label: 'Пополнение', value: <Money amount={added} currency={currency} /> },
    {
      label: 'Станет',
      value: <Money amount={balance === null ? null : sumOf(balance, added)} currency={currency} />,
      total: true,
    },
  ];
}

const sumOf = (balance: string, added: string): string => new Big(balance).plus(added).toFixed();
const idIn = (values: FormValues): RecordId => parseRecordId(getTextValue(values, 'wallet')) ?? 0;
