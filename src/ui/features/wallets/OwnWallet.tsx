// An open wallet for its owner: balance, address, AML check, requests; each action beside its fact.
import { QrCode } from 'lucide-react';
import type { Wallet } from '../../../api/schemas/wallets.ts';
import { walletBalanceRefresh } from '../../../api/endpoints/wallets.ts';
import { walletLifecycle } from '../../../machines/lifecycles/wallet.ts';
import { useLifecycleTransitions } from '../../hooks/data/useLifecycleTransitions.ts';
import { useMutation } from '../../hooks/data/useMutation.ts';
import { useNotify } from '../../hooks/session/useNotices.ts';
import { useDisclosure } from '../../hooks/core/useDisclosure.ts';
import { useSession } from '../../hooks/session/useSession.ts';
import { Button } from '../../kit/actions/Button.tsx';
import { DateTime } from '../../kit/display/DateTime.tsx';
import { Drawer } from '../../kit/overlay/Drawer.tsx';
import { DescriptionList, type DescriptionItem } from '../../kit/display/DescriptionList.tsx';
import { Money } from '../../kit/display/Money.tsx';
import { EMPTY_VALUE, formatMoney, formatNetwork } from '../../kit/display/format.ts';
import { AmlCheckLine } from '../../record/wallet/AmlCheckLine.tsx';
import { FactList, AssigneeNote } from '../../kit/layout/ListPage.styles.ts';
import { TransitionButtons } from '../../record/decision/TransitionButtons.tsx';
import { GuardedTextButton } from '../../form/GuardedButton.tsx';
import { StoredFile } from '../../record/files/StoredFile.tsx';
import { WalletAddress } from '../../record/wallet/WalletAddress.tsx';
import { canBlock, canFund } from '../../record/wallet/walletPermissions.ts';
import { getDirectionLabel } from '../../texts/options.ts';
import { RecordStatus } from '../../record/RecordStatus.tsx';
import { getFailureText } from '../../texts/failures.ts';
import { AttributeToContract } from './AttributeToContract.tsx';
import { RequestBalance } from './RequestBalance.tsx';
import { ReceiveFundsDialog } from './ReceiveFundsDialog.tsx';
import { ReportFundingDialog } from './ReportFundingDialog.tsx';
import { getOwnProperty } from '../../../api/lib/getOwnProperty.ts';

/** Explanation of a wallet's status for its owner, so that views do not compare statuses. */
const NOTES: Readonly<Record<string, string>> = {
  requested: 'Оператор проверяет адрес и контракт. До одобрения кошелёк нельзя указать в заявках.',
  rejected: 'Кошелёк не прошёл проверку: указать его в заявках нельзя. По вопросам напишите оператору.',
  blocked: 'Средства заморожены по решению оператора. Причину можно уточнить в чате по кошелькам.',
};

/** Null if the wallet is usable. */
const getWalletStateNote = ({ status }: Pick<Wallet, 'status'>): string | null => getOwnProperty(NOTES, status) ?? null;

interface OwnWalletProps {
  readonly wallet: Wallet;
  readonly onClose: () => void;
}

/** Keyed by id. */
export function OwnWallet({ wallet, onClose }: OwnWalletProps) {
  const open = useLifecycleTransitions(walletLifecycle, wallet);
  const funding = useDisclosure();
  const receiving = useDisclosure();
  const note = getWalletStateNote(wallet);
  // Funds sent to another wallet would be frozen or refused.
  const receives = canFund(wallet);
  return (
    <Drawer
      title={wallet.wallet_id}
      statusChip={<RecordStatus lifecycle={walletLifecycle} status={wallet.status} />}
      onClose={onClose}
      footer={
        receives ? (
          <>
            {/* The participant's only wallet transition reports a funding. */}
            <TransitionButtons {...open} onMove={funding.open} />
            <Button icon={<QrCode />} onClick={receiving.open}>
              Получить
            </Button>
          </>
        ) : null
      }
    >
      <FactList>
        <div className="sum">
          <span>Баланс</span>
          <strong>
            <Money amount={wallet.balance} currency={wallet.currency} />
          </strong>
          <Refresh wallet={wallet} />
        </div>
        {note === null ? null : <AssigneeNote>{note}</AssigneeNote>}
        <WalletLedger wallet={wallet} />
      </FactList>
      {funding.isOpen ? <ReportFundingDialog wallet={wallet} onClose={funding.close} /> : null}
      {receiving.isOpen ? <ReceiveFundsDialog wallet={wallet} onClose={receiving.close} /> : null}
    </Drawer>
  );
}

/** Refreshes the balance from the blockchain (tests/contract/calls.json row 117) and shows it in place of the old one. */
function Refresh({ wallet: { id, wallet_id } }: { wallet: Wallet }) {
  const notify = useNotify();
  const refresh = useMutation(walletBalanceRefresh, {
    onDone: (read) => read && notify('done', `Баланс ${wallet_id}: ${formatMoney(read.balance, read.currency)}`),
  });
  const givingUp = refresh.busy && refresh.slow;
  return (
    <span>
      <GuardedTextButton
        aria-busy={(refresh.busy && !givingUp) || undefined}
        onClick={() => (givingUp ? refresh.cancel() : refresh.run({ body: { wallet_id: id } }))}
      >
        {givingUp ? 'Отменить' : refresh.busy ? 'Обновляется…' : 'Обновить баланс'}
      </GuardedTextButton>
      {refresh.failure ? <span role="alert">{` ${getFailureText(refresh.failure)}`}</span> : null}
    </span>
  );
}

function WalletLedger({ wallet }: { wallet: Wallet }) {
  const { role } = useSession();
  const hasContracts = role === 'ved_participant';
  const rows: readonly DescriptionItem[] = [
    { label: 'В резерве', value: <Money amount={wallet.reserved} currency={wallet.currency} /> },
    ...(wallet.balance_request === null && !canBlock(wallet)
      ? []
      : [{ label: 'Обновление баланса', value: <RequestBalance wallet={wallet} /> }]),
    { label: 'Адрес', value: <WalletAddress address={wallet.address} full /> },
    { label: 'Сеть', value: formatNetwork(wallet.network) },
    { label: 'AML-риск', value: <AmlCheckLine wallet={wallet} /> },
    { label: 'Название', value: wallet.name === '' ? EMPTY_VALUE : wallet.name },
    { label: 'Тип', value: getDirectionLabel(wallet.wallet_type) },
    ...(hasContracts ? [{ label: 'УНК', value: <AttributeToContract wallet={wallet} /> }] : []),
    ...(wallet.funding_reported_at === null
      ? []
      : [{ label: 'Пополнение заявлено', value: <DateTime iso={wallet.funding_reported_at} /> }]),
    ...(wallet.photo === null ? [] : [{ label: 'Изображение', value: <StoredFile address={wallet.photo} /> }]),
    { label: 'Создан', value: <DateTime iso={wallet.created_at} zone /> },
  ];
  return <DescriptionList rows={rows} />;
}
