// tests/support/computedStyle.ts returns the same as jsdom, compared with the untouched window of a frame.
import { expect, it } from 'vitest';

const TAGS =
  'a address article aside b button code dd details dialog div dl dt em fieldset figure footer form h1 h2 header hr i img ' +
  'input label legend li main meter nav ol option output p pre progress script section select small span strong style ' +
  'summary svg table tbody td template textarea th thead time tr ul';
const HTML = `${TAGS.split(' ')
  .map((tag) => `<${tag} data-bare></${tag}>`)
  .join('')}
  <p hidden>1</p> <dialog open>2</dialog> <input type="hidden"> <p hidden style="display: grid">3</p>
  <div style="visibility: hidden; pointer-events: none"><b>4</b><i style="visibility: visible">5</i></div>
  <span style="display: none"><b>6</b></span>`;

/** The same of every element, in the page's own order. */
function styles(window: Window & typeof globalThis): readonly string[] {
  const template = window.document.createElement('div');
  template.innerHTML = HTML;
  window.document.body.append(template);
  const found = [...template.querySelectorAll('*')].map((element) => {
    const style = window.getComputedStyle(element);
    const byName = ['display', 'visibility'].map((name) => style.getPropertyValue(name));
    return [element.outerHTML, style.display, style.visibility, ...byName].join(' ');
  });
  template.remove();
  return found;
}

it('returns the same as jsdom for every tag, hidden elements and visible ones in them', () => {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const other = frame.contentDocument?.defaultView;
  if (!other) throw new Error('the frame has no window');
  expect(window.getComputedStyle.toString()).not.toBe(other.getComputedStyle.toString());
  expect(styles(window)).toEqual(styles(other));
  frame.remove();
});

it('treats elements without pointer events, and their children, as not clickable', () => {
  document.body.innerHTML = '<div style="pointer-events: none"><b></b></div><i></i>';
  const pointer = [...document.body.querySelectorAll('*')].map((one) => window.getComputedStyle(one).pointerEvents);
  expect(pointer).toEqual(['none', 'none', 'auto']);
});
