// Every dialog and popover that a button of a screen or of a record opens: nothing covers a control in it, on a desktop and
// on a phone; Escape closes it and returns the focus to the button.
import type { EnginePage } from '../../support/engine/page.ts';
import type { Overlay } from '../../support/engine/probe.ts';
import { DESKTOP, PHONE, signInAs, expect, test } from '../../support/engine/test.ts';
import { LISTS } from '../../support/lists.ts';
import routes from '../../contract/routes.json' with { type: 'json' };

/** Buttons that end the session, download, print, copy, sort or unfold. */
const OPENS_NOTHING = /^(Выйти|Скачать|Печать|Распечатать|Скопировать|Упорядочить|Страница|Как |Тарифы|Правила)/;
/** How long a press may take to open something: the first one loads the code of the dialog. */
const OPENING_MS = 1_500;

/** The same for all records of a kind. */
const kindOf = (text: string) => text.replaceAll(/\d+/g, '#').replace(/:.*/, '');

async function press(engine: EnginePage, name: string): Promise<Overlay | null> {
  const found = await engine.buttonNamed(name);
  if (found === null) return null;
  await engine.clickAt(found.x, found.y);
  for (const end = Date.now() + OPENING_MS; Date.now() < end;) {
    const overlay = await engine.overlay();
    if (overlay !== null) return overlay;
  }
  return null;
}

for (const { area, login, lists } of LISTS)
  test(`${login}: every dialog and popover can be used and is left by Escape`, async ({ engine, request }) => {
    test.setTimeout(600_000);
    await signInAs(engine, request, login, `/${area}/help-center`);
    await engine.expectSettled();
    await engine.evaluate('void (window.print = () => undefined)');
    const screens = routes.flatMap(({ area: of, path }) => (of === area && path && !path.includes(':') ? [path] : []));
    const queue = [...screens, ...lists];
    const places = new Set<string>();
    const pressed = new Set<string>();
    const opened = new Set<string>();
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      await engine.visit(path);
      await engine.expectSettled();
      const place = kindOf(path);
      if (!places.has(place)) queue.push(...(await engine.records()).slice(0, 1));
      places.add(place);
      const keyOf = (name: string) => `${place} ${kindOf(name)}`;
      const isNew = (name: string) =>
        !OPENS_NOTHING.test(name) && !pressed.has(kindOf(name)) && !pressed.has(keyOf(name));
      for (;;) {
        const button = (await engine.buttons()).find(({ name }) => isNew(name));
        if (button === undefined) break;
        const { name, isInFrame } = button;
        const where = `${path}, «${name}»`;
        const overlay = await press(engine, name);
        pressed.add(overlay?.isModal && !isInFrame ? keyOf(name) : kindOf(name));
        if (overlay !== null) {
          opened.add(kindOf(overlay.title));
          await expect.poll(async () => (await engine.overlay())?.isLoaded, `${where} is loaded`).toBe(true);
          expect.soft((await engine.controls()).faults, where).toEqual([]);
          if (overlay.isModal) {
            await engine.resize(PHONE.width, PHONE.height);
            expect.soft((await engine.controls()).faults, `${where} on a phone`).toEqual([]);
            await engine.resize(DESKTOP.width, DESKTOP.height);
          }
          await engine.press('Escape');
          await expect.poll(() => engine.overlay(), `${where} after Escape`).toBeNull();
          const hasFocus = async () => (await engine.buttonNamed(name))?.focused;
          await expect.soft.poll(hasFocus, `the focus is back: ${where}`).toBe(true);
        }
        if ((await engine.path()) === path) continue;
        await engine.visit(path);
        await engine.expectSettled();
      }
    }
    expect(opened.size, [...opened].join(', ')).toBeGreaterThan(20);
  });
