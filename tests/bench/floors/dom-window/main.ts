// Floor `dom-window`: a scrolling list of 10,000 rows windowed by hand in plain DOM. `window.floor()` shows it.
import './window.css';

const COUNT = 10_000;
const ROW = 40;
const AROUND = 12;

const names = Array.from({ length: COUNT }, (_, n) => `ООО «Компания № ${n}»`);

function show(): void {
  const list = document.createElement('ul');
  const fill = () => {
    const from = Math.max(0, Math.floor(list.scrollTop / ROW) - AROUND);
    const to = Math.min(COUNT, Math.ceil((list.scrollTop + list.clientHeight) / ROW) + AROUND);
    const rows = names.slice(from, to).map((name, index) => {
      const row = document.createElement('li');
      const link = row.appendChild(document.createElement('a'));
      link.href = `/companies/${from + index}`;
      link.textContent = name;
      const count = link.appendChild(document.createElement('span'));
      count.textContent = String((from + index) % 7);
      return row;
    });
    const room = document.createElement('li');
    room.style.height = `${from * ROW}px`;
    const rest = document.createElement('li');
    rest.style.height = `${(COUNT - to) * ROW}px`;
    list.replaceChildren(room, ...rows, rest);
  };
  list.addEventListener('scroll', fill);
  document.body.append(list);
  fill();
}

Object.assign(window, { floor: show });
