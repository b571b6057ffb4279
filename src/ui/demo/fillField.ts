// Sets the value of a form control as a user would, so that React takes it, and attaches a sample file.

type PageWindow = Window & typeof globalThis;
export type FormControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function prototypeOf(page: PageWindow, control: FormControl): object {
  if (control instanceof page.HTMLSelectElement) return page.HTMLSelectElement.prototype;
  const isArea = control instanceof page.HTMLTextAreaElement;
  return isArea ? page.HTMLTextAreaElement.prototype : page.HTMLInputElement.prototype;
}

/** React detects a value only if it is set by the element's native setter. */
export function fillField(page: PageWindow, control: FormControl, text: string): void {
  Object.getOwnPropertyDescriptor(prototypeOf(page, control), 'value')?.set?.call(control, text);
  const kind = control instanceof page.HTMLSelectElement ? 'change' : 'input';
  control.dispatchEvent(new page.Event(kind, { bubbles: true }));
}

const PDF = '%PDF-1.7';

/** The content fits the extension of a PDF only. */
export function attachFile(page: PageWindow, control: FormControl, name: string): void {
  const given = new page.DataTransfer();
  given.items.add(new page.File([name.endsWith('.pdf') ? PDF : 'MZ'], name));
  if (control instanceof page.HTMLInputElement) control.files = given.files;
  control.dispatchEvent(new page.Event('change', { bubbles: true }));
}
