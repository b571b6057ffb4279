// The second press of a double click is meant for what the first one pressed. What has come up under the pointer in between,
// e.g. «Создать заявку» of a review in the place of «Проверить», nobody has read yet.

let pressed: Element | null = null;

function press(event: MouseEvent): void {
  const { target, detail } = event;
  const button = target instanceof Element ? target.closest('button') : null;
  if (detail < 2) pressed = button;
  else if (button !== pressed) {
    event.preventDefault();
    event.stopPropagation();
  }
}

if (typeof window !== 'undefined') addEventListener('click', press, { capture: true }); // before React hears of it
