// «Уведомить всех» and «Заблокировать все» for the high-risk wallets of a page, with a result per wallet.
import { createCall } from '../../../api/endpoint.ts';
import { walletAlertSend, walletBlock } from '../../../api/endpoints/kyt.ts';
import type { Wallet } from '../../../api/schemas/wallets.ts';
import type { BulkItem } from '../../../machines/data/bulk.machine.ts';
import { useBulk } from '../../hooks/data/useBulk.ts';
import { useSession } from '../../hooks/session/useSession.ts';
import { Button } from '../../kit/actions/Button.tsx';
import { formatMoney, truncateAddress } from '../../kit/display/format.ts';
import { BulkDialog } from '../../list/BulkActions.tsx';
import { kytTexts } from './texts.ts';

const toItem = (wallet: Wallet, call: BulkItem['call']): BulkItem => ({
  id: wallet.id,
  title: `${wallet.wallet_id}, ${truncateAddress(wallet.address)}`,
  sums: formatMoney(wallet.balance, wallet.currency),
  call,
});

/** Offered for two wallets or more. */
export function BulkWalletActions({ wallets }: { wallets: readonly Wallet[] }) {
  const { mayWrite } = useSession();
  const notify = useBulk();
  const block = useBulk();
  const open = wallets.filter(({ status }) => status !== 'blocked');
  if (wallets.length < 2) return null;
  return (
    <>
      <Button
        size="small"
        disabled={!mayWrite}
        onClick={() =>
          notify.review(wallets.map((row) => toItem(row, createCall(walletAlertSend, { body: { wallet_id: row.id } }))))
        }
      >
        {`${kytTexts.notifyAll}: ${wallets.length}`}
      </Button>
      {open.length < 2 ? null : (
        <Button
          size="small"
          disabled={!mayWrite}
          onClick={() =>
            block.review(open.map((row) => toItem(row, createCall(walletBlock, { params: { id: row.id } }))))
          }
        >
          {`${kytTexts.blockAll}: ${open.length}`}
        </Button>
      )}
      <BulkDialog
        bulk={notify}
        title="Уведомить владельца о кошельках?"
        text="Клиент получит по уведомлению на каждый кошелёк этой страницы."
        actionLabel={kytTexts.notify}
      />
      <BulkDialog
        bulk={block}
        title="Заблокировать кошельки?"
        text="Средства на этих кошельках будут заморожены."
        actionLabel={kytTexts.block}
      />
    </>
  );
}
