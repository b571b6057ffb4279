// The guided story of three minutes as plain data; record steps follow the lifecycles.
import { depositLifecycle } from '../../../../machines/lifecycles/deposit.ts';
import { tradeLifecycle } from '../../../../machines/lifecycles/trade.ts';
import { vedTransactionLifecycle } from '../../../../machines/lifecycles/vedTransaction.ts';
import { walletLifecycle } from '../../../../machines/lifecycles/wallet.ts';
import type { FrameName } from '../frames/frames.ts';
import { type Story, type StoryStep, type TargetControl, createMenuTargets, stepsAlong } from './story.ts';

const button = (name: string): TargetControl => ({ role: 'button', name });
const link = (name: string): TargetControl => ({ role: 'link', name });
const field = (name: string, value: string): TargetControl => ({ role: 'field', name, value });

const opens = (frame: FrameName, path: string, targets: readonly TargetControl[]): StoryStep => ({
  frame,
  targets,
  until: { kind: 'path', path },
});

const CONTRACT = '26090017/9901/0000/2/1';
/** A deposit with a payment order, a wallet rejected by the AML check, and an open chat. */
const DEPOSIT = { id: 602, number: 'П-602' };
const RISKY_WALLET = { id: 15, address: 'TRg4...HLb6' };
const CHAT = 'Общие вопросы';
const REPLY = 'Пополнение П-602 зачислено, деньги уже на счёте.';

const importer = { frame: 'seat:ved', role: 'ved_participant' } as const;

export const story: Story = {
  logins: { 'seat:ved': 'ved.active', 'seat:lp': 'lp.active', 'seat:operator': 'operator' },
  scenes: [
    {
      title: 'Импортёр покупает цифровую валюту',
      text: 'Он откликается на заявку продавца: курс и комиссия известны заранее, рубли резервируются сразу, поэтому обе стороны уверены в сделке.',
      steps: [
        opens('seat:ved', '/account/request', createMenuTargets('Сделки', 'Заявки')),
        opens('seat:ved', '/account/createRequest', [link('Откликнуться на С-1016')]),
        {
          frame: 'seat:ved',
          targets: [field('УНК', CONTRACT), button('Проверить заявку'), button('Создать заявку')],
          until: { kind: 'record', table: 'trades', id: 'made', status: 'pending' },
        },
      ],
    },
    {
      title: 'Оператор исполняет сделку: деньги переходят',
      text: 'Он одобряет заявку, соединяет её со встречной в лот и завершает: валюта и рубли меняют владельцев одновременно, и никто не рискует предоплатой.',
      steps: [
        opens('seat:operator', '/organization/queue-requests', createMenuTargets('Сделки', 'Очередь заявок')),
        opens('seat:operator', '/organization/queue-requests/', [link('С-1017')]),
        ...stepsAlong({
          machine: tradeLifecycle,
          table: 'trades',
          id: 'made',
          through: ['pending', 'accepted'],
          owner: importer,
        }),
        opens('seat:operator', '/organization/deal-registry', createMenuTargets('Сделки', 'Реестр сделок')),
        opens('seat:operator', '/organization/lot-requests/', [link('С-1017')]),
        ...stepsAlong({
          machine: tradeLifecycle,
          table: 'trades',
          id: 'made',
          through: ['accepted', 'in_progress', 'completed'],
          owner: importer,
        }),
      ],
    },
    {
      title: 'Импортёр платит поставщику',
      text: 'Платёж привязан к контракту с УНК: система проверяет остаток, срок и реквизиты до отправки, и ошибку не приходится исправлять в банке.',
      steps: [
        opens('seat:ved', '/account/history-request-for-payment-ved', createMenuTargets('ВЭД', 'Заявки на оплату ВЭД')),
        {
          frame: 'seat:ved',
          targets: [
            button('Оплатить поставщику'),
            field('Контракт', CONTRACT),
            field('Сумма', '180000'),
            field('Счёт (инвойс)', 'invoice-2026-118.pdf'),
            button('Проверить'),
            button('Отправить платёж'),
          ],
          until: { kind: 'record', table: 'ved_transactions', id: 'made', status: 'pending' },
        },
      ],
    },
    {
      title: 'Оператор проводит платёж',
      text: 'После его проверки сумма списывается с кошелька, а операция сама попадает в реестр и в учёт контракта: отчётность не собирают вручную.',
      steps: [
        opens(
          'seat:operator',
          '/organization/payment-requests-ved',
          createMenuTargets('Платежи', 'Заявки на оплату ВЭД'),
        ),
        opens('seat:operator', '/organization/payment-requests-ved/', [link('ВЭД-806')]),
        ...stepsAlong({
          machine: vedTransactionLifecycle,
          table: 'ved_transactions',
          id: 'made',
          through: ['pending', 'accepted', 'executed'],
          owner: importer,
        }),
      ],
    },
    {
      title: 'Оператор зачисляет рубли',
      text: 'Поручение клиента сверено с выпиской: после зачисления баланс импортёра растёт в ту же секунду, без звонков и обновления страницы.',
      steps: [
        opens('seat:operator', '/organization/deposit-requests', createMenuTargets('Платежи', 'Заявки на пополнение')),
        opens('seat:operator', '/organization/deposit-requests/', [link(DEPOSIT.number)]),
        ...stepsAlong({
          machine: depositLifecycle,
          table: 'deposits',
          id: DEPOSIT.id,
          through: ['accepted', 'on_accounting', 'executed'],
          owner: importer,
        }),
      ],
    },
    {
      title: 'Находится рисковый кошелёк',
      text: 'Проверка KYT отделяет чистые кошельки от рисковых, и оператор блокирует средства одним решением: грязные деньги не попадают в расчёты.',
      steps: [
        opens('seat:operator', '/organization/kyt-requests', createMenuTargets('KYT')),
        opens('seat:operator', '/organization/kyt-requests/', [link('АО «Полярное Карго»')]),
        ...stepsAlong({
          machine: walletLifecycle,
          table: 'wallets',
          id: RISKY_WALLET.id,
          through: ['rejected', 'blocked'],
          within: RISKY_WALLET.address,
          owner: importer,
        }),
      ],
    },
    {
      title: 'Оператор отвечает клиенту в чате',
      text: 'Переписка идёт рядом со сделками и платежами: клиент видит ответ мгновенно, а история разговора остаётся у обеих сторон.',
      steps: [
        opens('seat:operator', '/organization/support', createMenuTargets('Чат поддержки')),
        opens('seat:operator', '/organization/support/', [link(CHAT)]),
        {
          frame: 'seat:operator',
          targets: [field('Введите сообщение', REPLY), button('Отправить')],
          until: { kind: 'text', text: REPLY },
        },
        opens('seat:ved', '/account/help-chat', createMenuTargets('Поддержка', 'Чат поддержки')),
        opens('seat:ved', '/account/help-chat/', [link(CHAT)]),
      ],
    },
  ],
};
