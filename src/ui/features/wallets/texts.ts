// Texts of the screens of own digital wallets.
import { type PluralForms, formatPercent } from '../../kit/display/format.ts';

export const walletTexts = {
  empty: 'Нет доступных кошельков', // spec
  missing: 'Кошелёк не найден',
  requested: 'Заявка на кошелёк отправлена',
  contractSent: 'Контракт отправлен на проверку',
  added: 'Кошелёк добавлен',
  /** A provider's wallet is checked when it is added. */
  refused: (score: number | string | null) =>
    `Кошелёк отклонён${score === null ? '' : `: AML-риск ${formatPercent(String(score))}`}`,
  fundingReported: 'Оператору сообщено о пополнении',
  balanceRequested: 'Запрос на обновление баланса отправлен',
  attributed: 'Средства отнесены к контракту',
} as const;

export const WALLET_PLURALS: PluralForms = ['кошелёк', 'кошелька', 'кошельков'];

export const WALLET_LABELS: Readonly<Record<string, string>> = {
  currency: 'Валюта',
  network: 'Сеть',
  address: 'Адрес кошелька',
  name: 'Название',
  wallet_type: 'Тип кошелька',
  ved_contract_number: 'УНК',
  photo: 'Изображение',
  contract_file: 'Файл контракта',
  counterparty_name: 'Контрагент',
  counterparty_country: 'Страна контрагента',
  contract_currency: 'Валюта контракта',
  contract_amount: 'Сумма контракта',
  signed_at: 'Дата контракта',
  expires_at: 'Срок действия',
  amount: 'Сумма',
  hash: 'Хеш перевода',
  comment: 'Комментарий',
  status: 'Статус',
};
