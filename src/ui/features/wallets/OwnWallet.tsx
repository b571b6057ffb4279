// An open wallet as its owner sees it: balance, address, screening, requests; each act beside the fact it concerns.
import { QrCode } from 'lucide-react';
import type { Wallet } from '../../../api/schemas/wallets.ts';
import { walletBalanceRefresh } from '../../../api/endpoints/wallets.ts';
import { walletLifecycle } from '../../../machines/lifecycles/wallet.ts';
import { useMoves } from '../../bind/useMoves.ts';
import { useMutation } from '../../bind/useMutation.ts';
import { useNotify } from '../../bind/useNotices.ts';
import { useOpen } from '../../bind/useOpen.ts';
import { useSession } from '../../bind/useSession.ts';
import { Button } from '../../kit/Button.tsx';
import { DateTime } from '../../kit/DateTime.tsx';
import { Drawer } from '../../kit/Drawer.tsx';
import { Ledger, type LedgerRow } from '../../kit/Ledger.tsx';
import { Money } from '../../kit/Money.tsx';
import { MISSING, formatMoney, formatNetwork } from '../../kit/format.ts';
import { AmlLine } from '../../patterns/AmlLine.tsx';
import { Facts, TurnNote } from '../../patterns/ListFrame.ts';
import { MoveButtons } from '../../patterns/MoveButtons.tsx';
import { WriteLine } from '../../patterns/WriteButton.tsx';
import { StoredFile } from '../../patterns/StoredFile.tsx';
import { WalletAddress } from '../../patterns/WalletAddress.tsx';
import { isHolding, isUsable } from '../../patterns/walletUse.ts';
import { directionLabel } from '../../texts/directions.ts';
import { Status } from '../../patterns/status.tsx';
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
