// Texts of the operator's wallet screens.
import { getOwnProperty } from '../../../api/lib/getOwnProperty.ts';
import type { PluralForms } from '../../kit/display/format.ts';
import type { DecisionPrompt } from '../../record/decision/Decision.tsx';

export const operatorWalletTexts = {
  empty: 'Нет доступных кошельков', // spec
  noRequests: 'Заявок на кошельки нет',
  noCompanies: 'Организаций с кошельками пока нет',
  missing: 'Кошелёк не найден',
  missingRequest: 'Заявка не найдена',
  created: 'Кошелёк создан',
  tooRisky: 'Одобрить кошелёк можно, когда проверка AML покажет риск ниже 50\u00A0%.',
  balanceSet: 'Баланс обновлён',
  balanceMoved: 'Баланс изменился, пока вы вводили новый. Сверьте и отправьте снова',
} as const;

export const WALLET_PLURALS: PluralForms = ['кошелёк', 'кошелька', 'кошельков'];
export const WALLET_COMPANY_PLURALS: PluralForms = ['организация', 'организации', 'организаций'];
export const WALLET_REQUEST_PLURALS: PluralForms = ['заявка', 'заявки', 'заявок'];

export const OPERATOR_WALLET_LABELS: Readonly<Record<string, string>> = {
  currency: 'Валюта',
  network: 'Сеть',
  name: 'Название',
  limit: 'Лимит',
  balance: 'Баланс',
  comment: 'Причина',
  status: 'Статус',
  wallet_id: 'Кошелёк',
};

/** Labels of custody kinds; an unknown one is shown raw. */
const CUSTODY: Readonly<Record<string, string>> = { hot: 'Горячий', cold: 'Холодный', multisig: 'Мультиподпись' };
/** The word for a kind of custody. */
export const getCustodyLabel = (custody: string): string => getOwnProperty(CUSTODY, custody) ?? custody;

/** Confirmations by transition of the wallet `wallet_id`. */
export const getWalletPrompts = (wallet_id: string): Readonly<Record<string, DecisionPrompt>> => ({
  FUND: { title: 'Подтвердить пополнение?', text: 'Кошелёк получит статус «Пополнен», отметка о переводе снимется.' },
  AML_REJECT: {
    title: 'Отказать по AML?',
    text: 'Кошелёк нельзя будет указать в заявках. Укажите причину — её увидит владелец.',
    danger: true,
    reason: true,
  },
  APPROVE: { title: 'Одобрить кошелёк?', text: 'Кошелёк станет активным: его можно будет указать в заявках.' },
  BLOCK: { title: 'Заблокировать кошелёк?', text: `Средства на ${wallet_id} будут заморожены.`, danger: true },
  UNBLOCK: { title: 'Разблокировать кошелёк?', text: 'Средства разморозятся, кошелёк останется в списке отказанных.' },
});

/** Confirmations of a decision on a wallet request. */
export const WALLET_REQUEST_PROMPTS: Readonly<Record<string, DecisionPrompt>> = {
  APPROVE: {
    title: 'Одобрить кошелёк?',
    text: 'Непроверенный адрес пройдёт AML-проверку: при риске 50\u00A0% и выше кошелёк будет отклонён.',
  },
  REJECT: { title: 'Отклонить заявку?', text: 'Укажите причину — её увидит клиент.', danger: true, reason: true },
};

/** Confirmations of a decision on a balance request. */
export const BALANCE_REQUEST_PROMPTS: Readonly<Record<string, DecisionPrompt>> = {
  APPROVE: { title: 'Обновить баланс?', text: 'Баланс кошелька станет равен заявленной сумме.' },
  REJECT: { title: 'Отклонить заявку?', text: 'Укажите причину — её увидит клиент.', danger: true, reason: true },
};
