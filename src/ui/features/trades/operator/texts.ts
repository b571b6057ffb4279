// Texts of the operator's trade screens: queue, registry of deals, lots, exchanges.
import type { Failure } from '../../../../api/errors/failure.ts';
import { getFailureText } from '../../../texts/failures.ts';
import type { PluralForms } from '../../../kit/display/format.ts';
import type { DecisionPrompt } from '../../../record/decision/Decision.tsx';

export const operatorTradeTexts = {
  emptyQueue: 'Заявок пока нет',
  emptyRegistry: 'Сделок пока нет',
  missing: 'Заявка не найдена',
  lotMovedOn: 'Лот не сформирован: статус одной из заявок изменился',
} as const;

export const QUEUE_PLURALS: PluralForms = ['заявка', 'заявки', 'заявок'];

export const QUEUE_LABELS: Readonly<Record<string, string>> = {
  status: 'Статус',
  comment: 'Причина',
  amount: 'Сумма лота',
  exchange_rate: 'Курс',
  trade_id: 'Заявка',
  buy_trade_id: 'Заявка на покупку',
  sell_trade_id: 'Заявка на продажу',
};

const REJECT: DecisionPrompt = {
  title: 'Отклонить заявку?',
  text: 'Укажите причину — её увидит клиент.',
  danger: true,
  reason: true,
};

/** Confirmations by transition of a trade. */
export const TRADE_REVIEW_PROMPTS: Readonly<Record<string, DecisionPrompt>> = {
  APPROVE: { title: 'Одобрить заявку?', text: 'Заявка появится на рынке, клиент получит уведомление.' },
  AUTO_EXECUTE: {
    title: 'Исполнить автоматически?',
    text: 'Заявка будет сведена с лучшей встречной и исполнена: средства обеих сторон будут переведены.',
  },
  COMPLETE: {
    title: 'Завершить сделку?',
    text: 'Средства обеих сторон лота будут переведены, комиссия удержана.',
  },
  REJECT,
};

/** Confirmations by transition of an exchange; its calls take no reason (tests/contract/calls.json rows 97, 98). */
export const EXCHANGE_REVIEW_PROMPTS: Readonly<Record<string, DecisionPrompt>> = {
  APPROVE: { title: 'Одобрить обмен?', text: 'Клиент увидит, что обмен принят в работу.' },
  COMPLETE: { title: 'Исполнить обмен?', text: 'Средства будут переведены между кошельками клиента и оператора.' },
  REJECT: { title: 'Отклонить обмен?', text: 'Средства клиента вернутся из резерва.', danger: true },
};

/** A failed status change of a trade alerts with its message; errors of the catalogue have their modals. */
export const getTradeAlert = (failure: Failure): string | null =>
  failure.catalogueEntry || failure.kind === 'aborted' ? null : getFailureText(failure);
