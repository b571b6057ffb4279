// The specified lifecycles, written by hand: label, tone and allowed transitions of each status. All others are forbidden.
import type { LifecycleName } from '../../../src/machines/lifecycles/lifecycles.ts';
import type { StatusTone } from '../../../src/machines/lifecycles/principal.ts';

/** Status, label, tone, moves of the operator, moves of the owner (`P:` only where the owner is a participant). */
export type Row = readonly [status: string, label: string, tone: StatusTone, operator: string, owner: string];

export const golden: Readonly<Record<LifecycleName, readonly Row[]>> = {
  verification: [
    ['submitted', 'Анкета отправлена', 'info', 'START>in_review REJECT>rejected', ''],
    ['in_review', 'На проверке', 'warning', 'VERIFY>verified REQUEST_DOCS>needs_documents REJECT>rejected', ''],
    ['needs_documents', 'Нужны документы', 'warning', 'START>in_review REJECT>rejected', ''],
    ['verified', 'Верифицирована', 'success', 'RECHECK>in_review', ''],
    ['rejected', 'Отказано', 'danger', 'START>in_review', ''],
  ],
  organization: [
    ['under_review', 'На проверке', 'warning', 'ACTIVATE>active BLOCK>blocked', ''],
    ['active', 'Активна', 'success', 'BLOCK>blocked REVIEW>under_review CLOSE>closed', 'REQUEST_CLOSE>active'],
    ['pending_agreements', 'Ожидает акцепта', 'warning', '', 'ACCEPT>active'],
    ['blocked', 'Заблокирована', 'danger', 'UNBLOCK>active', ''],
    ['closed', 'Закрыта', 'neutral', 'REOPEN>active', ''],
  ],
  trade: [
    ['pending', 'На рассмотрении', 'warning', 'APPROVE>accepted REJECT>rejected', 'CANCEL>cancelled'],
    ['accepted', 'Одобрена', 'info', 'MATCH>in_progress AUTO_EXECUTE>completed REJECT>rejected', 'CANCEL>cancelled'],
    ['in_progress', 'В работе', 'info', 'COMPLETE>completed REJECT>rejected', ''],
    ['completed', 'Исполнена', 'success', '', ''],
    ['rejected', 'Отклонена', 'danger', '', ''],
    ['cancelled', 'Отменена', 'neutral', '', ''],
  ],
  exchange: [
    ['pending', 'На рассмотрении', 'warning', 'APPROVE>accepted REJECT>rejected', ''],
    ['accepted', 'Одобрен', 'info', 'COMPLETE>completed REJECT>rejected', ''],
    ['completed', 'Исполнен', 'success', '', ''],
    ['rejected', 'Отклонён', 'danger', '', ''],
  ],
  deposit: [
    [
      'pending',
      'Ожидает оплаты',
      'warning',
      'ACCEPT>accepted REJECT>rejected',
      'UPLOAD_ORDER>pending CANCEL>cancelled',
    ],
    ['accepted', 'Принято', 'info', 'ACCOUNT>on_accounting REJECT>rejected', 'UPLOAD_ORDER>accepted'],
    ['on_accounting', 'На учёте', 'info', 'EXECUTE>executed REJECT>rejected', ''],
    ['executed', 'Исполнено', 'success', '', ''],
    ['rejected', 'Отклонено', 'danger', '', ''],
    ['cancelled', 'Отменено', 'neutral', '', ''],
  ],
  withdrawal: [
    ['pending', 'На рассмотрении', 'warning', 'ACCEPT>accepted REJECT>rejected', ''],
    ['accepted', 'Принят', 'info', 'REVIEW>in_review EXECUTE>executed REJECT>rejected', ''],
    ['in_review', 'На проверке', 'warning', 'EXECUTE>executed REJECT>rejected', ''],
    ['executed', 'Исполнен', 'success', '', ''],
    ['rejected', 'Отклонён', 'danger', '', ''],
  ],
  wallet: [
    ['requested', 'На проверке', 'warning', 'APPROVE>active REJECT>rejected', ''],
    ['active', 'Активен', 'success', 'FUND>funded AML_REJECT>rejected BLOCK>blocked', 'P:NOTIFY_FUNDING>active'],
    ['funded', 'Пополнен', 'success', 'FUND>funded AML_REJECT>rejected BLOCK>blocked', 'P:NOTIFY_FUNDING>funded'],
    ['rejected', 'Отказано', 'danger', 'BLOCK>blocked APPROVE>active', ''],
    ['blocked', 'Заблокирован', 'danger', 'UNBLOCK>rejected', ''],
  ],
  balanceRequest: [
    ['pending', 'На рассмотрении', 'warning', 'APPROVE>approved REJECT>rejected', ''],
    ['approved', 'Одобрено', 'success', '', 'REQUEST>pending'],
    ['rejected', 'Отклонено', 'danger', '', 'REQUEST>pending'],
  ],
  contract: [
    ['pending', 'На проверке', 'warning', 'CONFIRM>active REJECT>rejected', ''],
    ['active', 'Действует', 'success', 'COMPLETE>completed', ''],
    ['completed', 'Исполнен', 'neutral', '', ''],
    ['rejected', 'Отклонён', 'danger', '', ''],
  ],
  vedTransaction: [
    ['pending', 'На рассмотрении', 'warning', 'ACCEPT>accepted REJECT>rejected', ''],
    ['accepted', 'Принят', 'info', 'EXECUTE>executed REJECT>rejected', ''],
    ['executed', 'Исполнен', 'success', '', ''],
    ['rejected', 'Отклонён', 'danger', '', ''],
  ],
  operation: [
    ['draft', 'Черновик', 'neutral', '', 'SET_PENDING>pending'],
    ['pending', 'На рассмотрении', 'warning', 'ACCEPT>accepted REJECT>rejected', ''],
    ['accepted', 'Принята', 'success', '', ''],
    ['rejected', 'Отклонена', 'danger', '', 'SET_PENDING>pending'],
  ],
  chat: [
    ['open', 'Открыт', 'success', 'CLOSE>closed', ''],
    ['closed', 'Закрыт', 'neutral', 'REOPEN>open', ''],
  ],
  agreement: [
    ['pending', 'Ожидает акцепта', 'warning', 'SUPERSEDE>superseded', 'ACCEPT>accepted'],
    ['accepted', 'Принято', 'success', 'SUPERSEDE>superseded', ''],
    ['superseded', 'Заменено', 'neutral', '', ''],
  ],
};
