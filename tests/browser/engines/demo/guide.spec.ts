// The guided story in every engine, by pointer in two sizes and by keyboard.
import { story } from '../../../../src/ui/demo/console/story/scenes.ts';
import { type EnginePage, button } from '../../../support/engine/page.ts';
import { expect, test } from '../../../support/engine/test.ts';

/** A scene is up to nine acts in three pages of one processor. */
const SCENE_MS = 150_000;
const STORY_MS = 600_000;
const begin = button('Показать за 3 минуты');
const next = button('Дальше');

const barAfter = (scene: number) =>
  scene < story.scenes.length ? `Шаг ${scene + 1} из ${story.scenes.length}` : 'Показ закончен';

/** `act` starts each scene; waits for the next one. */
async function playToEnd(engine: EnginePage, act: () => Promise<void>): Promise<void> {
  await engine.expectText(barAfter(0), { timeout: SCENE_MS });
  for (const [place, { title }] of story.scenes.entries()) {
    await engine.expectText(title);
    await act();
    await engine.expectText(barAfter(place + 1), { timeout: SCENE_MS });
  }
  await engine.expectText('П-602 зачислено', { frame: 'seat:ved' });
}

for (const [width, height] of [
  [1440, 900],
  [1280, 720],
] as const)
  test(`the story plays to its end at ${width} × ${height}`, async ({ engine }) => {
    test.setTimeout(STORY_MS);
    await engine.resize(width, height);
    await engine.goto('/demo');
    await engine.click(begin);
    await playToEnd(engine, () => engine.click(next));
    expect(await engine.evaluate<number>('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
  });

test('the story is played by keyboard alone: «Дальше» keeps the focus between its scenes', async ({ engine }) => {
  test.setTimeout(STORY_MS);
  await engine.goto('/demo');
  await engine.tabTo(begin);
  await engine.press('Enter');
  await engine.expectText(barAfter(0), { timeout: SCENE_MS });
  await playToEnd(engine, async () => {
    await engine.expectFocused(next);
    await engine.press('Enter');
  });
  await engine.expectFocused(button('Показать ещё раз'));
});
