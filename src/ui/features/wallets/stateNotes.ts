// Explanation of a wallet's status for its owner, so that views do not compare statuses.
import { getOwnProperty } from '../../../api/lib/getOwnProperty.ts';
import type { Wallet } from '../../../api/schemas/wallets.ts';

const NOTES: Readonly<Record<string, string>> = {
  requested: 'Оператор проверяет адрес и контракт. До одобрения кошелёк нельзя указать в заявках.',
  rejected: 'Кошелёк не прошёл проверку: указать его в заявках нельзя. По вопросам напишите оператору.',
  blocked: 'Средства заморожены по решению оператора. Причину можно уточнить в чате по кошелькам.',
};

/** Null if the wallet is usable. */
export const getWalletStateNote = ({ status }: Pick<Wallet, 'status'>): string | null =>
  getOwnProperty(NOTES, status) ?? null;
