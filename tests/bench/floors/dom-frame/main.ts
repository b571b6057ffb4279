// Floor `dom-frame`: chat rows appended once per frame to a bounded list in plain DOM, pinned to its end.
// `window.floor(texts)` takes the messages one by one and resolves when the last one is on the screen.
import './frame.css';

const KEPT = 50;

function take(texts: readonly string[]): Promise<number[]> {
  const list = document.createElement('ol');
  document.body.append(list);
  const waiting: string[] = [];
  const marks: number[] = [];
  let frame = 0;
  let drawn = 0;
  return new Promise((resolve) => {
    const draw = () => {
      frame = 0;
      for (const text of waiting.splice(0).slice(-KEPT)) {
        const row = document.createElement('li');
        row.textContent = text;
        list.append(row);
      }
      while (list.childElementCount > KEPT) list.firstElementChild?.remove();
      list.scrollTop = list.scrollHeight;
      if (drawn === texts.length) resolve(marks);
    };
    const one = () => {
      const text = texts[drawn];
      if (text === undefined) return;
      drawn += 1;
      waiting.push(text);
      if (drawn % 1_000 === 0) marks.push(performance.now());
      frame ||= requestAnimationFrame(draw);
      port.postMessage(null);
    };
    const { port1, port2: port } = new MessageChannel();
    port1.addEventListener('message', one);
    port1.start();
    one();
  });
}

Object.assign(window, { floor: take });
