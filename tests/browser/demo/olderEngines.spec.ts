// Every screen of the three roles in an engine without the methods that came after Chrome 109: the fixture fails on any error.
import { type Login, expect, login, test, visit } from '../../support/browser.ts';
import routes from '../../contract/routes.json' with { type: 'json' };

const visitors: readonly (readonly [area: string, name: Login])[] = [
  ['account', 'ved.active'],
  ['liquidity', 'lp.active'],
  ['organization', 'operator'],
];

function deleteNewMethods(): void {
  const added: readonly (readonly [owner: object, ...names: string[]])[] = [
    [Array, 'fromAsync'],
    [Array.prototype, 'toSorted', 'toReversed', 'toSpliced', 'with'],
    [Set.prototype, 'union', 'intersection', 'difference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom'],
    [Object, 'groupBy'],
    [Map, 'groupBy'],
    [Promise, 'withResolvers', 'try'],
    [AbortSignal, 'any'],
    [URL, 'canParse', 'parse'],
    [URLSearchParams.prototype, 'size'],
    [String.prototype, 'isWellFormed', 'toWellFormed'],
    [ArrayBuffer.prototype, 'transfer', 'transferToFixedLength', 'resize'],
    [HTMLSelectElement.prototype, 'showPicker'],
    [HTMLDialogElement.prototype, 'requestClose', 'closedBy'],
    [Element.prototype, 'moveBefore', 'setHTMLUnsafe'],
    [Document.prototype, 'startViewTransition', 'caretPositionFromPoint'],
    [Blob.prototype, 'bytes'],
    [Response.prototype, 'bytes'],
    [window, 'Iterator', 'CloseWatcher', 'scheduler', 'ToggleEvent', 'onscrollend'],
  ];
  for (const [owner, ...names] of added) for (const name of names) Reflect.deleteProperty(owner, name);
}

for (const [area, name] of visitors) {
  test(`screens of /${area} work without new methods`, async ({ page }) => {
    test.setTimeout(240_000);
    await page.addInitScript(deleteNewMethods);
    await login(page, name);
    for (const { area: of, path, title_ru: title } of routes) {
      if (of !== area || path === null || path.includes(':')) continue;
      await visit(page, path);
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(title);
    }
  });
}
