// An open wallet as its owner sees it: balance, address, screening, requests; each act beside the fact it concerns.
import { QrCode } from 'lucide-react';
import type { Wallet } from '../../../api/schemas/wallets.ts';
import { walletBalanceRefresh } from '../../../api/endpoints/wallets.ts';
import { walletLifecycle } from '../../../machines/lifecycles/wallet.ts';
import { useMoves } from '../../hooks/data/useLifecycleTransitions.ts';
import { useMutation } from '../../hooks/data/useMutation.ts';
import { useNotify } from '../../hooks/session/useNotices.ts';
import { useOpen } from '../../hooks/core/useDisclosure.ts';
import { useSession } from '../../hooks/session/useSession.ts';
import { Button } from '../../kit/actions/Button.tsx';
import { DateTime } from '../../kit/display/DateTime.tsx';
import { Drawer } from '../../kit/overlay/Drawer.tsx';
import { Ledger, type LedgerRow } from '../../kit/display/DescriptionList.tsx';
import { Money } from '../../kit/display/Money.tsx';
import { MISSING, formatMoney, formatNetwork } from '../../kit/display/format.ts';
import { AmlLine } from '../../record/AmlLine.tsx';
import { Facts, TurnNote } from '../../kit/layout/ListPage.styles.ts';
import { MoveButtons } from '../../record/TransitionButtons.tsx';
import { WriteLine } from '../../form/GuardedButton.tsx';
import { StoredFile } from '../../record/StoredFile.tsx';
import { WalletAddress } from '../../record/WalletAddress.tsx';
import { isHolding, isUsable } from '../../record/walletPermissions.ts';
import { directionLabel } from '../../texts/directions.ts';
import { Status } from '../../record/RecordStatus.tsx';
import { failureText } from '../../texts/failures.ts';
import { AttributeLine } from './AttributeToContract.tsx';
import { BalanceRequestLine } from './RequestBalance.tsx';
import { Receive } from './Receive.tsx';
import { ReportFunding } from './ReportFunding.tsx';
import { stateNote } from './stateNotes.ts';

interface OwnWalletProps {
  readonly wallet: Wallet;
  readonly onClose: () => void;
}

/** Keyed by id. */
export function OwnWallet({ wallet, onClose }: OwnWalletProps) {
  const open = useMoves(walletLifecycle, wallet);
  const funding = useOpen();
  const receiving = useOpen();
  const note = stateNote(wallet);
  // What is sent to another wallet would be frozen, or refused.
  const receives = isUsable(wallet);
  return (
    <Drawer
      title={wallet.wallet_id}
      mark={<Status of={walletLifecycle} status={wallet.status} />}
      onClose={onClose}
      foot={
        receives ? (
          <>
            {/* A participant's only move of a wallet is telling that money was sent to it. */}
            <MoveButtons {...open} onMove={funding.open} />
            <Button icon={<QrCode />} onClick={receiving.open}>
              Получить
            </Button>
          </>
        ) : null
      }
    >
      <Facts>
        <div className="sum">
          <span>Баланс</span>
          <strong>
            <Money amount={wallet.balance} currency={wallet.currency} />
          </strong>
          <Refresh wallet={wallet} />
        </div>
        {note === null ? null : <TurnNote>{note}</TurnNote>}
        <WalletLedger wallet={wallet} />
      </Facts>
      {funding.isOpen ? <ReportFunding wallet={wallet} onClose={funding.close} /> : null}
      {receiving.isOpen ? <Receive wallet={wallet} onClose={receiving.close} /> : null}
    </Drawer>
  );
}

/** Reads the chain again (contract row 117); the new balance is told where the old one stood. */
function Refresh({ wallet: { id, wallet_id } }: { wallet: Wallet }) {
  const notify = useNotify();
  const refresh = useMutation(walletBalanceRefresh, {
    onDone: (read) => read && notify('done', `Баланс ${wallet_id}: ${formatMoney(read.balance, read.currency)}`),
  });
  const givingUp = refresh.busy && refresh.slow;
  return (
    <span>
      <WriteLine
        aria-busy={refresh.busy || undefined}
        onClick={() => (givingUp ? refresh.cancel() : refresh.run({ body: { wallet_id: id } }))}
      >
        {givingUp ? 'Отменить' : refresh.busy ? 'Обновляется…' : 'Обновить баланс'}
      </WriteLine>
      {refresh.failure ? <span role="alert">{` ${failureText(refresh.failure)}`}</span> : null}
    </span>
  );
}

function WalletLedger({ wallet }: { wallet: Wallet }) {
  const { role } = useSession();
  const hasContracts = role === 'ved_participant';
  const rows: readonly LedgerRow[] = [
    { label: 'В резерве', value: <Money amount={wallet.reserved} currency={wallet.currency} /> },
    ...(wallet.balance_request === null && !isHolding(wallet)
      ? []
      : [{ label: 'Обновление баланса', value: <BalanceRequestLine wallet={wallet} /> }]),
    { label: 'Адрес', value: <WalletAddress address={wallet.address} whole /> },
    { label: 'Сеть', value: formatNetwork(wallet.network) },
    { label: 'AML-риск', value: <AmlLine wallet={wallet} /> },
    { label: 'Название', value: wallet.name === '' ? MISSING : wallet.name },
    { label: 'Тип', value: directionLabel(wallet.wallet_type) },
    ...(hasContracts ? [{ label: 'УНК', value: <AttributeLine wallet={wallet} /> }] : []),
    ...(wallet.funding_reported_at === null
      ? []
      : [{ label: 'Пополнение заявлено', value: <DateTime iso={wallet.funding_reported_at} /> }]),
    ...(wallet.photo === null ? [] : [{ label: 'Изображение', value: <StoredFile address={wallet.photo} /> }]),
    { label: 'Создан', value: <DateTime iso={wallet.created_at} zone /> },
  ];
  return <Ledger rows={rows} />;
}
