// The demo in every engine: its server is a worker of the page, three roles share one world.
import { button, byRole, type EnginePage, link } from '../../../support/engine/page.ts';
import { expect, test } from '../../../support/engine/test.ts';
import type { ProbeTarget } from '../../../support/engine/probe.ts';

const inFrame = (target: ProbeTarget, frame = 'page'): ProbeTarget => ({ ...target, frame });

async function openConsole(engine: EnginePage): Promise<void> {
  await engine.goto('/demo?at=%2Flogin');
  await engine.expectVisible(byRole('tab', 'Роли'));
}

/** Signs the operator in. The frame shows the session as soon as it is stored, and only then loads the first screen. */
async function signInOperator(engine: EnginePage): Promise<void> {
  await engine.expectVisible(inFrame(button('Войти')));
  const frame = `document.querySelector('iframe[name="page"]').contentWindow`;
  await engine.evaluate(`void (${frame}.isBeforeSignIn = true)`);
  await engine.click(button(/operator/));
  await expect.poll(() => engine.evaluate<boolean>(`${frame}.isBeforeSignIn !== true`)).toBe(true);
  await engine.expectVisible(inFrame(button('Выйти')));
}

test('a persona signs in by one click, a record opens by its row, a reload keeps both', async ({ engine }) => {
  await openConsole(engine);
  await signInOperator(engine);
  await engine.click(inFrame(link('KYT')));
  await engine.expectText('АО «Полярное Карго»', { frame: 'page' });
  await engine.click(button('Свернуть'));
  await engine.reload();
  await engine.expectText('АО «Полярное Карго»', { frame: 'page' });
  await engine.click(button('Закрыть'));
  await engine.expectPath('/organization/kyt-requests');
});

test('the console shows three roles on one database', async ({ engine }) => {
  await openConsole(engine);
  await engine.click(button('Три роли рядом'));
  const frames = ['seat:ved', 'seat:lp', 'seat:operator'];
  for (const name of frames) await engine.expectVisible(inFrame(button(/^Уведомления/), name));
  await engine.evaluate(
    `void document.querySelector('iframe[name="seat:operator"]').contentWindow.history.pushState(null, '', '/organization/deposit-requests/601')`,
  );
  await engine.evaluate(
    `void document.querySelector('iframe[name="seat:ved"]').contentWindow.history.pushState(null, '', '/account/replenishment-requests?id=601')`,
  );
  await engine.expectText('Ожидает оплаты', { frame: 'seat:ved' });
  await engine.click(button('Открыть крупно: Оператор'));
  await engine.click(inFrame(button('Принять'), 'seat:operator'));
  await engine.click(inFrame({ ...button('Принять'), within: inFrame(byRole('dialog'), 'seat:operator') }));
  await engine.expectVisible(inFrame(button('Поставить на учёт'), 'seat:operator'));
});
