// Wallet facts for the operator. Rendered inside `Facts`.
import type { Wallet } from '../../../api/schemas/wallets.ts';
import { DateTime } from '../../kit/display/DateTime.tsx';
import { DescriptionList, type DescriptionItem } from '../../kit/display/DescriptionList.tsx';
import { Money } from '../../kit/display/Money.tsx';
import { EMPTY_VALUE, formatNetwork } from '../../kit/display/format.ts';
import { AmlCheckLine } from '../../record/wallet/AmlCheckLine.tsx';
import { OrganizationNameLink } from '../../record/MessageOrganizationButton.tsx';
import { StoredFile } from '../../record/files/StoredFile.tsx';
import { WalletAddress } from '../../record/wallet/WalletAddress.tsx';
import { getWalletName } from '../../record/wallet/WalletName.tsx';
import { getDirectionLabel } from '../../texts/options.ts';
import { getRoleLabel } from '../../texts/roles.ts';
import { getCustodyLabel } from './texts.ts';

export function WalletFacts({ wallet }: { wallet: Wallet }) {
  const { currency, ved_contract_number, funding_reported_at } = wallet;
  const rows: readonly DescriptionItem[] = [
    { label: 'Кошелёк', value: getWalletName(wallet) },
    { label: 'Организация', value: <OrganizationNameLink record={wallet} /> },
    { label: 'Роль', value: getRoleLabel(wallet.role) },
    { label: 'Адрес', value: <WalletAddress address={wallet.address} full /> },
    { label: 'Тип', value: getDirectionLabel(wallet.wallet_type) },
    { label: 'Сеть', value: formatNetwork(wallet.network) },
    { label: 'AML-риск', value: <AmlCheckLine wallet={wallet} /> },
    { label: 'В резерве', value: <Money amount={wallet.reserved} currency={currency} /> },
    { label: 'Хранение ключей', value: wallet.custody && getCustodyLabel(wallet.custody) },
    { label: 'УНК', value: <span className="num">{ved_contract_number ?? EMPTY_VALUE}</span> },
    ...(funding_reported_at === null
      ? []
      : [{ label: 'Пополнение заявлено', value: <DateTime iso={funding_reported_at} /> }]),
    ...(wallet.photo === null ? [] : [{ label: 'Изображение', value: <StoredFile address={wallet.photo} /> }]),
    { label: 'Создан', value: <DateTime iso={wallet.created_at} zone /> },
  ];
  return <DescriptionList rows={rows} />;
}
