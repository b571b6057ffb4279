// What the status of a wallet means for its owner; texts by status, so that no view compares statuses.
import { getOwnProperty } from '../../../api/lib/getOwnProperty.ts';
import type { Wallet } from '../../../api/schemas/wallets.ts';

const NOTES: Readonly<Record<string, string>> = {
  requested: 'Оператор проверяет адрес и контракт. До одобрения кошелёк нельзя указать в заявках.',
  rejected: 'Кошелёк не прошёл проверку: указать его в заявках нельзя. По вопросам напишите оператору.',
  blocked: 'Средства заморожены по решению оператора. Причину можно уточнить в чате по кошелькам.',
};

/** Null where nothing stands in the way of using it. */
export const getWalletStateNote = ({ status }: Pick<Wallet, 'status'>): string | null =>
  getOwnProperty(NOTES, status) ?? null;
