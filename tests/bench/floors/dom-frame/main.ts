// Floor `dom-frame`: chat rows appended once per frame to a bounded list in plain DOM, pinned to its end.
// `window.floor(socket, count)` takes the messages as a socket hands them over and resolves when the last one is in the list.
import './frame.css';

const KEPT = 50;

function take(socket: EventTarget, count: number): Promise<void> {
  const list = document.createElement('ol');
  document.body.append(list);
  const waiting: string[] = [];
  let frame = 0;
  let taken = 0;
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
      if (taken === count) resolve();
    };
    socket.addEventListener('message', (event) => {
      if (!(event instanceof MessageEvent)) return;
      const { content }: { content: string } = JSON.parse(String(event.data));
      taken += 1;
      waiting.push(content);
      frame ||= requestAnimationFrame(draw);
    });
  });
}

Object.assign(window, { floor: take });
