// Guided tours, one per role, as plain data; record steps follow the lifecycle.
import { chatLifecycle } from '../../../../machines/lifecycles/chat.ts';
import { tradeLifecycle } from '../../../../machines/lifecycles/trade.ts';
import { walletLifecycle } from '../../../../machines/lifecycles/wallet.ts';
import { withdrawalLifecycle } from '../../../../machines/lifecycles/withdrawal.ts';
import type { Role } from '../../../../api/roles.ts';
import type { FrameName } from '../frames/frames.ts';
import { type TargetControl, type Tour, type TourStep, stepsAlong, createMenuStep } from './tour.ts';

const button = (name: string): TargetControl => ({ role: 'button', name });
const link = (name: string): TargetControl => ({ role: 'link', name });
const field = (name: string, value: string): TargetControl => ({ role: 'field', name, value });

/** First step of every role: the session is active with its role. */
const seated = (seat: FrameName, role: Role, text: string): TourStep => ({
  seat,
  text,
  hands: [],
  until: { kind: 'machine', machine: 'session', state: `active.role.${role}` },
});
const opens = (seat: FrameName, text: string, path: string, hands: readonly TargetControl[]): TourStep => ({
  seat,
  text,
  hands,
  until: { kind: 'path', path },
});

/** A wallet rejected by the AML check, and an open chat. */
const RISKY_WALLET = { id: 15, address: 'TRg4...HLb6' };
const CHAT = { id: 1, topic: 'Общие вопросы' };

const participant = { seat: 'seat:ved', role: 'ved_participant' } as const;
const provider = { seat: 'seat:lp', role: 'liquidity_provider' } as const;

export const tours: readonly Tour[] = [
  {
    id: 'purchase',
    role: 'ved_participant',
    title: 'Участник ВЭД покупает валюту',
    seats: { 'seat:ved': 'ved.active', 'seat:operator': 'operator' },
    steps: [
      seated('seat:ved', 'ved_participant', 'Входим за участника ВЭД'),
      opens('seat:ved', 'Откройте рынок: раздел «Заявки»', '/account/request', createMenuStep('Сделки', 'Заявки')),
      opens('seat:ved', 'Откликнитесь на заявку продавца С-1016', '/account/createRequest', [
        link('Откликнуться на С-1016'),
      ]),
      {
        seat: 'seat:ved',
        text: 'Введите номер контракта, проверьте заявку и создайте её: сумма и курс уже взяты из отклика',
        hands: [field('УНК', '26090017/9901/0000/2/1'), button('Проверить заявку'), button('Создать заявку')],
        until: { kind: 'record', table: 'trades', id: 'made', status: 'pending' },
      },
      opens(
        'seat:operator',
        'Теперь оператор: откройте очередь заявок',
        '/organization/queue-requests',
        createMenuStep('Сделки', 'Очередь заявок'),
      ),
      opens('seat:operator', 'Откройте новую заявку', '/organization/queue-requests/', [link('С-1017')]),
      ...stepsAlong({
        machine: tradeLifecycle,
        table: 'trades',
        id: 'made',
        through: ['pending', 'accepted'],
        owner: participant,
      }),
      opens(
        'seat:operator',
        'Одобренная заявка ждёт в реестре сделок',
        '/organization/deal-registry',
        createMenuStep('Сделки', 'Реестр сделок'),
      ),
      opens('seat:operator', 'Откройте её: справа — встречные заявки', '/organization/lot-requests/', [link('С-1017')]),
      ...stepsAlong({
        machine: tradeLifecycle,
        table: 'trades',
        id: 'made',
        through: ['accepted', 'in_progress', 'completed'],
        owner: participant,
      }),
    ],
  },
  {
    id: 'withdrawal',
    role: 'liquidity_provider',
    title: 'Поставщик ликвидности выводит деньги',
    seats: { 'seat:lp': 'lp.active', 'seat:operator': 'operator' },
    steps: [
      seated('seat:lp', 'liquidity_provider', 'Входим за поставщика ликвидности'),
      opens('seat:lp', 'Откройте главную: на ней счёт', '/liquidity/dashboard', createMenuStep('Главная')),
      {
        seat: 'seat:lp',
        text: 'Нажмите «Вывести средства», заполните заявку и создайте её.',
        hands: [
          button('Вывести средства'),
          field('Сумма', '100000'),
          field('БИК', '040200701'),
          field('Расчётный счёт', '40702810600010000001'),
          field('Назначение платежа', 'Возврат собственных средств'),
          button('Проверить'),
          button('Создать заявку'),
        ],
        until: { kind: 'record', table: 'withdrawals', id: 'made', status: 'pending' },
      },
      opens(
        'seat:operator',
        'Теперь оператор: откройте заявки на вывод',
        '/organization/withdrawal-requests',
        createMenuStep('Платежи', 'Заявки на вывод'),
      ),
      opens('seat:operator', 'Откройте новую заявку', '/organization/withdrawal-requests/', [link('В-706')]),
      ...stepsAlong({
        machine: withdrawalLifecycle,
        table: 'withdrawals',
        id: 'made',
        through: ['pending', 'in_review', 'executed'],
        owner: provider,
      }),
    ],
  },
  {
    id: 'compliance',
    role: 'authorized_organization',
    title: 'Оператор: комплаенс и поддержка',
    seats: { 'seat:operator': 'operator', 'seat:ved': 'ved.active' },
    steps: [
      seated('seat:operator', 'authorized_organization', 'Входим за оператора'),
      opens('seat:operator', 'Откройте проверку кошельков KYT', '/organization/kyt-requests', createMenuStep('KYT')),
      opens('seat:operator', 'Выберите компанию с рисковыми кошельками', '/organization/kyt-requests/', [
        link('АО «Полярное Карго»'),
      ]),
      ...stepsAlong({
        machine: walletLifecycle,
        table: 'wallets',
        id: RISKY_WALLET.id,
        through: ['rejected', 'blocked'],
        within: RISKY_WALLET.address,
        owner: participant,
      }),
      opens('seat:operator', 'Перейдите в чат поддержки', '/organization/support', createMenuStep('Чат поддержки')),
      opens('seat:operator', `Откройте чат «${CHAT.topic}»`, '/organization/support/', [link(CHAT.topic)]),
      ...stepsAlong({
        machine: chatLifecycle,
        table: 'chats',
        id: CHAT.id,
        through: ['open', 'closed'],
        owner: participant,
      }),
    ],
  },
];
