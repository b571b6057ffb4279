// The content of a page as text lines: headings, tables, facts, links, buttons and fields with their states and addresses.

/** Rows of a table and entries of a list beyond these are counted. */
const SHOWN_ROWS = 2;

/** These elements start a new line. */
const BLOCKS =
  'address, article, aside, blockquote, dd, dialog, div, dl, dt, fieldset, figure, figcaption, footer, form, h1, h2, h3, h4, header, legend, li, main, nav, ol, p, pre, section, small, table, tr, ul';

/** Lines of the content of `root`, with the first `rows` of each table. */
export function describePage(root: Element, rows = SHOWN_ROWS): readonly string[] {
  const lines: string[] = [];
  let line = '';
  const end = () => {
    const text = line.replaceAll(/\s+/g, ' ').trim();
    if (text !== '' && text !== '{live=polite}') lines.push(text);
    line = '';
  };
  const walk = (node: Node): void => {
    if (node.nodeType === Node.TEXT_NODE) line += node.textContent ?? '';
    if (!(node instanceof Element) || node.matches('style, script, colgroup, [hidden]')) return;
    if (node instanceof HTMLTableElement) {
      end();
      lines.push(...describeTable(node, rows));
      return;
    }
    const own = describeControl(node);
    if (own !== null) {
      line += ` ${own} `;
      return;
    }
    const isBlock = node.matches(BLOCKS) && !node.matches('dd, td, th');
    if (isBlock) end();
    line += prefixOf(node);
    const children = [...node.childNodes];
    const isLong = node.matches('ul, ol') && children.length > SHOWN_ROWS + 1 && isListOfRecords(node);
    (isLong ? children.slice(0, SHOWN_ROWS) : children).forEach(walk);
    if (isLong) {
      end();
      lines.push(`… ${children.length}`);
    }
    if (isBlock && !node.matches('dt')) end();
    else line += ' ';
  };
  walk(root);
  end();
  return lines;
}

/** Links to records: companies, chats. */
const isListOfRecords = (list: Element): boolean =>
  list.querySelector(':scope > li > a[href*="/"]') !== null && list.closest('nav') === null;

/** Role, name and state of an element that is described with its content. */
function prefixOf(element: Element): string {
  if (element.matches('h1, h2, h3, h4')) return `${'#'.repeat(Number(element.tagName.slice(1)))} `;
  if (element.matches('dt')) return '- ';
  if (element.matches('dd')) return ': ';
  const role =
    element.getAttribute('role') ?? (element.matches('nav, section, aside') ? element.tagName.toLowerCase() : null);
  const name = element.getAttribute('aria-label');
  const states = statesOf(element, ['title', 'aria-live', 'aria-current', 'data-tone', 'data-total']);
  if (element.matches('tr, td, main, dialog')) return '';
  return [role && `<${role}>`, name && `"${name}"`, ...states, ''].filter((part) => part !== null).join(' ');
}

const statesOf = (element: Element, names: readonly string[]): readonly string[] =>
  names.flatMap((name) => {
    const value = element.getAttribute(name);
    return value === null || value === '' ? [] : [`{${name.replace(/^(aria|data)-/, '')}=${value}}`];
  });

const wordsOf = (element: Element): string => describePage(element).join(' ');

/** A link, button, field or image in one line; null for another element. */
function describeControl(element: Element): string | null {
  const states = statesOf(element, [
    'title',
    'aria-current',
    'aria-expanded',
    'aria-pressed',
    'aria-disabled',
    'aria-busy',
    'data-variant',
  ]);
  const name = element.getAttribute('aria-label');
  if (element instanceof HTMLAnchorElement)
    return ['[', name ?? contentOf(element), '](', element.getAttribute('href'), ')', ...states].join('');
  if (element instanceof HTMLButtonElement)
    return ['<', name ?? contentOf(element), element.disabled ? ' disabled' : '', '>', ...states].join('');
  if (element.matches('img, [role=img]')) return `(${name ?? element.getAttribute('alt') ?? ''})`;
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) return describeField(element);
  if (element instanceof HTMLSelectElement) {
    const options = [...element.options].map(({ text, disabled }) => (disabled ? `(${text})` : text));
    return `${describeField(element)} of ${options.slice(0, 8).join(' | ')}${options.length > 8 ? ` … ${options.length}` : ''}`;
  }
  return null;
}

const contentOf = (element: Element): string =>
  [...element.childNodes]
    .map((node) => (node instanceof Element ? (node.matches('table') ? '' : wordsOf(node)) : node.textContent))
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

type FieldElement = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Its label is in the text before it. */
function describeField(field: FieldElement): string {
  const value =
    field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type)
      ? field.checked
        ? 'on'
        : 'off'
      : field instanceof HTMLSelectElement
        ? (field.selectedOptions[0]?.text ?? '')
        : field.value;
  const states = statesOf(field, [
    'aria-label',
    'name',
    'type',
    'placeholder',
    'accept',
    'inputmode',
    'autocomplete',
    'maxlength',
    'min',
    'max',
    'aria-invalid',
    'aria-required',
    'data-autofocus',
  ]);
  const flags = [
    field.required && 'required',
    field.disabled && 'disabled',
    'readOnly' in field && field.readOnly && 'read-only',
  ];
  return [`[_${value}_]`, ...flags.filter((flag) => flag !== false), ...states].join(' ');
}

/** Heads with their card slots, then the first rows. */
function describeTable(table: HTMLTableElement, shown: number): readonly string[] {
  const rows = [...table.tBodies].flatMap((body) => [...body.rows]);
  const slots = [...(rows[0]?.cells ?? [])].map((cell) => cell.getAttribute('data-card') ?? '');
  const heads = [...(table.tHead?.rows[0]?.cells ?? [])].map((cell, place) =>
    [contentOf(cell), slots[place] && `{${slots[place]}}`, ...statesOf(cell, ['aria-sort', 'data-hidden-below'])]
      .filter(Boolean)
      .join(' '),
  );
  return [
    `table "${table.getAttribute('aria-label') ?? ''}"`,
    `| ${heads.join(' | ')} |`,
    ...rows
      .slice(0, shown)
      .map(
        (row) =>
          `| ${[...row.cells].map(cellOf).join(' | ')} |${row.getAttribute('aria-selected') === 'true' ? ' selected' : ''}`,
      ),
    ...(rows.length > shown ? [`… ${rows.length} rows`] : []),
  ];
}

const cellOf = (cell: HTMLTableCellElement): string => {
  const text = contentOf(cell);
  const { title } = cell;
  if (title === '') return text;
  return text.includes(title) ? `${text} {=}` : `${text} {${title}}`;
};
