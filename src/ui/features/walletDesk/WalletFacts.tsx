// What the operator sees of a wallet, whoever owns it. To be put into `Facts`.
import type { Wallet } from '../../../api/schemas/wallets.ts';
import { DateTime } from '../../kit/DateTime.tsx';
import { Ledger, type LedgerRow } from '../../kit/Ledger.tsx';
import { Money } from '../../kit/Money.tsx';
import { MISSING, formatNetwork } from '../../kit/format.ts';
import { AmlLine } from '../../patterns/AmlLine.tsx';
import { OrganizationName } from '../../patterns/WriteToOrganization.tsx';
import { StoredFile } from '../../patterns/StoredFile.tsx';
import { WalletAddress } from '../../patterns/WalletAddress.tsx';
import { walletName } from '../../patterns/WalletName.tsx';
import { directionLabel } from '../../texts/directions.ts';
import { roleLabel } from '../../texts/roles.ts';
import { custodyLabel } from './texts.ts';

export function WalletFacts({ wallet }: { wallet: Wallet }) {
  const { currency, ved_contract_number, funding_reported_at } = wallet;
  const rows: readonly LedgerRow[] = [
    { label: 'Кошелёк', value: walletName(wallet) },
    { label: 'Организация', value: <OrganizationName of={wallet} /> },
    { label: 'Роль', value: roleLabel(wallet.role) },
    { label: 'Адрес', value: <WalletAddress address={wallet.address} whole /> },
    { label: 'Тип', value: directionLabel(wallet.wallet_type) },
    { label: 'Сеть', value: formatNetwork(wallet.network) },
    { label: 'AML-риск', value: <AmlLine wallet={wallet} /> },
    { label: 'В резерве', value: <Money amount={wallet.reserved} currency={currency} /> },
    { label: 'Хранение ключей', value: wallet.custody && custodyLabel(wallet.custody) },
    { label: 'УНК', value: <span className="num">{ved_contract_number ?? MISSING}</span> },
    ...(funding_reported_at === null
      ? []
      : [{ label: 'Пополнение заявлено', value: <DateTime iso={funding_reported_at} /> }]),
    ...(wallet.photo === null ? [] : [{ label: 'Изображение', value: <StoredFile address={wallet.photo} /> }]),
    { label: 'Создан', value: <DateTime iso={wallet.created_at} zone /> },
  ];
  return <Ledger rows={rows} />;
}
