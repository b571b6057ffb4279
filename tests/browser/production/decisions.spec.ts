// Decisions of the operator, taken on the screens and seen by the client in a browser of their own: for each lifecycle the
// way to its good end and the way to a refusal, as the machine has them (tests/models/lifecycles.*.ui walk every move).
import type { Page } from '@playwright/test';
import type { AnyStateMachine } from 'xstate';
import { contractLifecycle } from '../../../src/machines/lifecycles/contract.ts';
import { exchangeLifecycle } from '../../../src/machines/lifecycles/exchange.ts';
import { getTransitions, getStatusMeta } from '../../../src/machines/lifecycles/transitions.ts';
import { operationLifecycle } from '../../../src/machines/lifecycles/operation.ts';
import { tradeLifecycle } from '../../../src/machines/lifecycles/trade.ts';
import { vedTransactionLifecycle } from '../../../src/machines/lifecycles/vedTransaction.ts';
import { walletLifecycle } from '../../../src/machines/lifecycles/wallet.ts';
import { expect, test } from '../../support/browser.ts';
import { waitUntilLoaded } from '../../support/inspect.ts';
import { planOf } from '../../support/models/model.ts';
import { enter } from '../../support/people.ts';
import { IS_RELOAD_RUN, expectSameAfterReload } from '../../support/reload.ts';

const OPERATOR = { role: 'authorized_organization', isOwner: false } as const;
const REASON = 'Не прошла проверку';

/** The moves that lead from one status to another, the shortest way. */
function wayOf(machine: AnyStateMachine, from: string, to: string) {
  const scene = {
    input: OPERATOR,
    from: machine.resolveState({ value: from, context: OPERATOR }),
    events: machine.events.map((type) => ({ type })),
  };
  const ends = planOf(machine, scene).edges.filter(({ last }) => last.after.snapshot.value === to);
  const [shortest] = ends.toSorted((one, other) => one.walk.length - other.walk.length);
  if (!shortest) throw new Error(`no way from ${from} to ${to}`);
  let at = from;
  return [...shortest.walk, shortest.last].map(({ event, after }) => {
    const verb = getTransitions(machine, at, OPERATOR).find((move) => move.event === event.type)?.label ?? event.type;
    at = String(after.snapshot.value);
    return { verb, label: getStatusMeta(machine, at)?.label ?? at };
  });
}

const chip = (page: Page, label: string) => page.locator('main [data-tone]').filter({ hasText: label }).first();

/** Presses the action on the open card and confirms, with a reason where one is required. */
async function decide(page: Page, verb: string): Promise<void> {
  const aside = page.locator('main aside');
  const isBesideList = new URL(page.url()).searchParams.has('id'); // where it comes after the rows and their buttons
  const card = isBesideList || (await aside.count()) > 0 ? aside : page.locator('main');
  await card.getByRole('button', { name: verb, exact: true }).click();
  const question = page.getByRole('dialog');
  await expect(question).toBeVisible();
  const reason = question.getByLabel('Причина');
  if ((await reason.count()) > 0) await reason.fill(REASON);
  await question.getByRole('button').last().click();
  await expect(question).toBeHidden();
}

interface Story {
  readonly machine: AnyStateMachine;
  readonly from: string;
  readonly to: string;
  readonly operator: string;
  readonly client: string;
  /** Another page of the operator from a move on. */
  readonly elsewhere?: Readonly<Record<string, string>>;
}

/** The operator goes the way; the client, who has the record open, sees each status. */
async function played(operator: Page, client: Page, { machine, from, to, elsewhere = {}, ...at }: Story) {
  await operator.goto(`/organization/${at.operator}`);
  await client.goto(at.client);
  await expect(chip(client, getStatusMeta(machine, from)?.label ?? from)).toBeVisible();
  for (const { verb, label } of wayOf(machine, from, to)) {
    const other = elsewhere[verb];
    if (other !== undefined) await operator.goto(`/organization/${other}`);
    await decide(operator, verb);
    await expect(chip(operator, label)).toBeVisible();
    if (IS_RELOAD_RUN) {
      await waitUntilLoaded(operator, label); // await waitUntilLoaded(operator, label); // the list beside the card refetches
      await expectSameAfterReload(operator);
    }
    await client.reload();
    await expect(chip(client, label), `the client sees ${label}`).toBeVisible();
  }
}

const leave = (...pages: readonly Page[]) => Promise.all(pages.map((page) => page.context().close()));

test('lots and exchanges: executed and rejected, each side sees it', async ({ browser }) => {
  const operator = await enter(browser, 'operator', '/organization');
  const provider = await enter(browser, 'lp.active', '/liquidity/dashboard');
  await played(operator, provider, {
    machine: tradeLifecycle,
    from: 'accepted',
    to: 'completed',
    operator: 'lot-requests-sale/1008',
    client: '/liquidity/deal-sales/1008',
  });
  await played(operator, provider, {
    machine: exchangeLifecycle,
    from: 'accepted',
    to: 'rejected',
    operator: 'queue-requests-exchange/502',
    client: '/liquidity/deal-exchange/502',
  });
  const participant = await enter(browser, 'ved.active', '/account/dashboard');
  await played(operator, participant, {
    machine: exchangeLifecycle,
    from: 'pending',
    to: 'completed',
    operator: 'queue-requests-exchange/501',
    client: '/account/deal-exchange/501',
  });
  await played(operator, participant, {
    machine: tradeLifecycle,
    from: 'pending',
    to: 'rejected',
    operator: 'queue-requests/1001',
    client: '/account/deal/1001',
  });
  await expect(participant.getByText(REASON).first()).toBeVisible();
  await leave(operator, provider, participant);
});

test('a lot formed by hand and completed completes both of its requests', async ({ browser }) => {
  const operator = await enter(browser, 'operator', '/organization/lot-requests/1002');
  const client = await enter(browser, 'ved.active', '/account/deal/1002');
  await decide(operator, 'Сформировать лот');
  await expect(operator.getByRole('heading', { level: 2 }).filter({ hasText: 'LOT-2026-' })).toBeVisible();
  await client.reload();
  await expect(chip(client, 'В работе')).toBeVisible();
  await decide(operator, 'Завершить');
  await expect(chip(operator, 'Исполнена')).toBeVisible();
  await client.reload();
  await expect(chip(client, 'Исполнена')).toBeVisible();
  await leave(operator, client);
});

const payment = (id: number) => ({
  machine: vedTransactionLifecycle,
  operator: `payment-requests-ved/${id}`,
  client: `/account/history-request-for-payment-ved?id=${id}`,
});

test('payments abroad and operations: accepted, executed, rejected with a reason', async ({ browser }) => {
  const operator = await enter(browser, 'operator', '/organization');
  const client = await enter(browser, 'ved.active', '/account/dashboard');
  await played(operator, client, { ...payment(802), from: 'accepted', to: 'executed' });
  await played(operator, client, { ...payment(801), from: 'pending', to: 'rejected' });
  await expect(client.getByText(REASON).first()).toBeVisible();
  await played(operator, client, {
    machine: operationLifecycle,
    from: 'pending',
    to: 'rejected',
    operator: 'reestr-operation?tab=submissions&id=952',
    client: '/account/operations-history?tab=operations&view=submitted&id=952',
  });
  await expect(client.getByText(REASON).first()).toBeVisible();
  await decide(client, 'Отправить на рассмотрение'); // refused ones may be handed in again
  await operator.reload();
  await played(operator, client, {
    machine: operationLifecycle,
    from: 'pending',
    to: 'accepted',
    operator: 'reestr-operation?tab=submissions&id=952',
    client: '/account/operations-history?tab=operations&view=submitted&id=952',
  });
  await leave(operator, client);
});

test('a contract is confirmed, completed and notified about', async ({ browser }) => {
  const operator = await enter(browser, 'operator', '/organization');
  const importer = await enter(browser, 'ved.cargo', '/account/dashboard');
  await played(operator, importer, {
    machine: contractLifecycle,
    from: 'pending',
    to: 'completed',
    operator: 'reestr-contracts?id=308',
    client: '/account/reestr?id=308',
  });
  await operator.getByRole('button', { name: 'Уведомить' }).click();
  const notice = operator.getByRole('dialog', { name: 'Уведомление по контракту' });
  await notice.getByLabel('Текст уведомления').fill('Пришлите акт сверки');
  await notice.getByRole('button', { name: 'Отправить' }).click();
  await expect(notice).toBeHidden();
  await expectNotification(importer, /Контракт .*: Пришлите акт сверки/);
  await leave(operator, importer);
});

/** The bell of a reopened page shows it. */
async function expectNotification(page: Page, text: RegExp): Promise<void> {
  await page.reload();
  await page.getByRole('button', { name: /^Уведомления/ }).click();
  await expect(page.getByText(text).first()).toBeVisible();
  await page.keyboard.press('Escape');
}

const own = (id: number) => `/account/digital-wallets?id=${id}`;

test('wallets: rejected, confirmed as funded, warned about, blocked and unblocked', async ({ browser }) => {
  const operator = await enter(browser, 'operator', '/organization');
  const client = await enter(browser, 'ved.active', '/account/dashboard');
  await operator.goto('/organization/wallet-request?id=40');
  await decide(operator, 'Отклонить');
  await client.goto(own(40));
  await expect(chip(client, 'Отказано')).toBeVisible();
  await expectNotification(client, new RegExp(`Кошелёк W-000040: .*${REASON}`));

  await operator.goto('/organization/wallet-request?tab=balance&id=1');
  await decide(operator, 'Отклонить');
  await client.goto(own(1));
  await expect(chip(client, 'Отклонено')).toBeVisible();

  const managed = (id: number, from: string, to: string) => ({
    machine: walletLifecycle,
    operator: `wallets?tab=all&id=${id}`,
    client: own(id),
    from,
    to,
  });
  await played(operator, client, managed(2, 'active', 'funded'));
  await operator.goto('/organization/kyt-requests/101?role=ved_participant');
  const rejected = operator.getByRole('region', { name: 'Отказано' }).getByRole('row').filter({ hasText: '62.4%' });
  await rejected.getByRole('button', { name: 'Уведомить' }).click();
  await expect(rejected.getByRole('button', { name: 'Отправлено' })).toBeVisible();
  await expectNotification(client, /Кошелёк W-000003: высокий риск/);
  await rejected.getByRole('button', { name: 'Заблокировать средства' }).click();
  await operator.getByRole('dialog').getByRole('button', { name: 'Заблокировать средства' }).click();
  await expect(rejected.getByText('Заблокирован')).toBeVisible();
  await client.goto(own(3));
  await expect(chip(client, 'Заблокирован')).toBeVisible();
  await played(operator, client, managed(3, 'blocked', 'rejected'));
  await leave(operator, client);
});

test('an agreement blocks the client until it is accepted; a blocked account sees why', async ({ browser }) => {
  const operator = await enter(browser, 'operator', '/organization');
  const client = await enter(browser, 'lp.active', '/liquidity/dashboard');
  await operator.getByRole('button', { name: 'Опубликовать', exact: true }).click();
  const form = operator.getByRole('dialog', { name: 'Опубликовать соглашение' });
  await form.getByLabel('Название').fill('Регламент расчётов');
  await form.getByLabel('Версия').fill('1.0');
  await form.getByLabel('Кому').selectOption({ label: 'Поставщик ликвидности' });
  await form.getByLabel('Текст').fill('Расчёты проводятся в рабочие дни.');
  await form.getByRole('button', { name: 'Посмотреть, что увидят клиенты' }).click();
  const preview = operator.getByRole('dialog', { name: 'Так соглашение увидят клиенты' });
  await expect(preview.getByText('Расчёты проводятся в рабочие дни.')).toBeVisible();
  await preview.getByRole('button', { name: 'Опубликовать' }).click();
  await expect(preview).toBeHidden();
  const version = operator.getByRole('row', { name: /Регламент расчётов/ });
  await expect(version).toContainText('Ожидает акцепта');

  await client.reload();
  const modal = client.getByRole('dialog', { name: 'Примите соглашения' });
  await modal.getByRole('button', { name: 'Открыть' }).click();
  await expect(modal.getByText('Расчёты проводятся в рабочие дни.')).toBeVisible();
  await modal.getByRole('checkbox').check();
  await modal.getByRole('button', { name: 'Принять' }).click();
  await expect(modal).toBeHidden();
  await operator.reload();
  await expect(version).toContainText('Принято: 1');

  await operator.goto('/organization/reestr-users/201');
  await decide(operator, 'Заблокировать');
  await expect(chip(operator, 'Заблокирована')).toBeVisible();
  await client.reload();
  await expect(client.getByRole('dialog').filter({ hasText: /заблокирован/i })).toBeVisible();
  await decide(operator, 'Разблокировать');
  await expect(chip(operator, 'Активна')).toBeVisible();
  await client.reload();
  await expect(client.getByRole('heading', { level: 1 })).toHaveText('Главная');
  await expect(client.getByRole('dialog')).toHaveCount(0);
  await leave(operator, client);
});
