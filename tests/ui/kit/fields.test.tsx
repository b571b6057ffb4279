// @vitest-environment jsdom
// Fields: accessible label, hint, error and confirmation; amounts while typing; files.
import { cleanup, configure, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentProps, type ReactElement, StrictMode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AmountField } from '../../../src/ui/kit/fields/AmountField.tsx';
import { Button } from '../../../src/ui/kit/actions/Button.tsx';
import { CheckboxField } from '../../../src/ui/kit/fields/CheckboxField.tsx';
import { FileField } from '../../../src/ui/kit/fields/FileField.tsx';
import { FormErrors } from '../../../src/ui/kit/fields/FormErrors.tsx';
import { PasswordField } from '../../../src/ui/kit/fields/PasswordField.tsx';
import { RadioGroup } from '../../../src/ui/kit/fields/RadioGroup.tsx';
import { SelectField } from '../../../src/ui/kit/fields/SelectField.tsx';
import { TextArea } from '../../../src/ui/kit/fields/TextArea.tsx';
import { TextField } from '../../../src/ui/kit/fields/TextField.tsx';

configure({ defaultHidden: false }); // hidden elements do not count

afterEach(cleanup);

const noop = () => undefined;
const description = (element: Element) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

interface Texts {
  label: string;
  hint?: string;
  error?: string;
  ok?: string;
  optional?: boolean;
}
const kinds: [string, (texts: Texts) => ReactElement][] = [
  ['TextField', (texts) => <TextField {...texts} />],
  ['TextArea', (texts) => <TextArea {...texts} />],
  ['PasswordField', (texts) => <PasswordField revealed={false} onReveal={noop} {...texts} />],
  ['SelectField', (texts) => <SelectField options={[{ value: 'a', label: 'А' }]} {...texts} />],
  ['AmountField', (texts) => <AmountField value="" onAmount={noop} currency="RUB" {...texts} />],
  ['FileField', (texts) => <FileField files={[]} onPick={noop} onClear={noop} {...texts} />],
  [
    'RadioGroup',
    (texts) => <RadioGroup name="r" value={null} onChoose={noop} options={[{ value: 'a', label: 'А' }]} {...texts} />,
  ],
];

describe.each(kinds)('%s', (_, field) => {
  it('is named by its label and described by its hint', () => {
    render(field({ label: 'Поле', hint: 'Как в ЕГРЮЛ' }));
    const control = screen.getByLabelText('Поле');
    expect(control.getAttribute('aria-invalid')).toBeNull();
    expect(description(control)).toBe('Как в ЕГРЮЛ');
  });

  it('shows the error in place of the hint and is invalid', () => {
    render(field({ label: 'Поле', hint: 'Как в ЕГРЮЛ', error: 'Заполните поле', ok: 'Верно' }));
    const control = screen.getByLabelText('Поле');
    expect(control.getAttribute('aria-invalid')).toBe('true');
    expect(description(control)).toBe('Заполните поле');
    expect(screen.queryByText('Как в ЕГРЮЛ')).toBeNull();
  });

  it('is described as optional, apart from its name', () => {
    render(field({ label: 'Поле', optional: true, ok: 'Верно' }));
    expect(description(screen.getByLabelText('Поле'))).toBe('необязательно Верно');
  });

  it('has no description without hint or error', () => {
    render(field({ label: 'Поле' }));
    expect(screen.getByLabelText('Поле').hasAttribute('aria-describedby')).toBe(false);
  });
});

const sum = (props: Partial<ComponentProps<typeof AmountField>>) => (
  <StrictMode>
    <AmountField label="Сумма" currency="RUB" value="" onAmount={noop} {...props} />
  </StrictMode>
);

describe('AmountField', () => {
  it('is undone and redone by the keys of any keyboard layout', async () => {
    const onAmount = vi.fn<(value: string) => void>((value) => rerender(sum({ value, onAmount })));
    const { rerender } = render(sum({ onAmount }));
    const input = screen.getByLabelText<HTMLInputElement>('Сумма');
    await userEvent.type(input, '1500');
    fireEvent.keyDown(input, { key: 'я', code: 'KeyZ', ctrlKey: true });
    expect(input.value).toBe('150');
    fireEvent.keyDown(input, { key: 'н', code: 'KeyY', ctrlKey: true });
    expect(input.value).toBe('1\u00A0500');
  });

  it('groups digits while typing, keeps the caret at its digit and passes a plain decimal to the form', async () => {
    const onAmount = vi.fn<(value: string) => void>((value) => rerender(sum({ value, onAmount })));
    const { rerender } = render(sum({ onAmount }));
    const input = screen.getByLabelText<HTMLInputElement>('Сумма');
    await userEvent.type(input, '1234567,5');
    expect(input.value).toBe('1\u00A0234\u00A0567,5');
    expect(onAmount).toHaveBeenLastCalledWith('1234567.5');
    await userEvent.type(input, '9', { initialSelectionStart: 1, initialSelectionEnd: 1 });
    expect(input.value).toBe('19\u00A0234\u00A0567,5');
    expect(input.selectionStart).toBe(2);
  });

  it('drops the comma of an incomplete sum on blur', async () => {
    const onAmount = vi.fn<(value: string) => void>((value) => rerender(sum({ value, onAmount, onBlur })));
    const onBlur = vi.fn<() => void>();
    const { rerender } = render(sum({ onAmount, onBlur }));
    const input = screen.getByLabelText<HTMLInputElement>('Сумма');
    await userEvent.type(input, '1200,');
    expect(input.value).toBe('1\u00A0200,');
    await userEvent.tab();
    expect(input.value).toBe('1\u00A0200');
    expect(onBlur).toHaveBeenCalledOnce();
    await userEvent.type(input, ',{Enter}'); // a form may be sent by it
    expect(input.value).toBe('1\u00A0200');
  });

  it.each([
    ['12.', null],
    ['12', 'true'],
    ['1.2.', 'true'],
  ])('marks %j as invalid: aria-invalid %j', (value, invalid) => {
    render(sum({ value, error: 'Введите сумму больше нуля' }));
    expect(screen.getByLabelText('Сумма').getAttribute('aria-invalid')).toBe(invalid);
  });

  it('undoes and redoes edits by the keyboard, and redoes nothing after another edit', async () => {
    const onAmount = vi.fn<(value: string) => void>((value) => rerender(sum({ value, onAmount })));
    const { rerender } = render(sum({ onAmount }));
    const input = screen.getByLabelText<HTMLInputElement>('Сумма');
    const [undo, redo] = ['{Control>}[KeyZ]{/Control}', '{Control>}[KeyY]{/Control}'];
    await userEvent.type(input, `12${undo}`);
    expect(input.value).toBe('1');
    await userEvent.keyboard(redo);
    expect(input.value).toBe('12');
    await userEvent.keyboard(`${undo}3${redo}`);
    expect(input.value).toBe('13');
    await userEvent.keyboard(undo);
    expect(input.value).toBe('1');
  });

  it('accepts a pasted sum with spaces and a sign', async () => {
    const onAmount = vi.fn<(value: string) => void>();
    render(sum({ onAmount }));
    await userEvent.click(screen.getByLabelText('Сумма'));
    await userEvent.paste('4 617 500,00 ₽');
    expect(onAmount).toHaveBeenLastCalledWith('4617500.00');
  });
});

describe('PasswordField', () => {
  it('shows the text when it is revealed', async () => {
    const onReveal = vi.fn<() => void>();
    const { rerender } = render(<PasswordField label="Пароль" revealed={false} onReveal={onReveal} />);
    expect(screen.getByLabelText('Пароль').getAttribute('type')).toBe('password');
    await userEvent.click(screen.getByRole('button', { name: 'Показать пароль' }));
    expect(onReveal).toHaveBeenCalledOnce();
    rerender(<PasswordField label="Пароль" revealed onReveal={onReveal} />);
    expect(screen.getByLabelText('Пароль').getAttribute('type')).toBe('text');
  });
});

describe('FileField', () => {
  it('is described by its files: browsers describe the emptied input as having none', () => {
    const files = [
      { name: 'act.pdf', size: 2048 },
      { name: 'po.pdf', size: 12 },
    ];
    const field = (held: typeof files, multiple?: boolean) => (
      <FileField label="Файл" hint="До 10 МБ" files={held} multiple={multiple} onPick={noop} onClear={noop} />
    );
    const { rerender } = render(field(files.slice(0, 1)));
    expect(description(screen.getByLabelText('Файл Заменить'))).toBe('act.pdf2\u00A0КБ До 10 МБ');
    rerender(field(files, true));
    expect(description(screen.getByLabelText('Файл'))).toBe('act.pdf2\u00A0КБ po.pdf12\u00A0Б До 10 МБ');
  });

  it('passes picked files on and can pick the same file again', async () => {
    const onPick = vi.fn<(files: File[]) => void>();
    const order = new File(['%PDF'], 'po-603.pdf');
    render(<FileField label="Платёжное поручение" files={[]} onPick={onPick} onClear={noop} />);
    const input = screen.getByLabelText('Платёжное поручение');
    await userEvent.upload(input, order);
    await userEvent.upload(input, order);
    expect(onPick.mock.calls).toEqual([[[order]], [[order]]]);
  });

  it('offers no other file while it is disabled', () => {
    const file = { name: 'act.pdf', size: 2048 };
    const field = (disabled: boolean) => (
      <FileField label="Файл" files={[file]} disabled={disabled} onPick={noop} onClear={noop} />
    );
    const { rerender } = render(field(false));
    expect(screen.queryByText('Заменить')).not.toBeNull();
    rerender(field(true));
    expect(screen.queryByText('Заменить')).toBeNull();
  });

  it('shows name and size and can be cleared', async () => {
    const onClear = vi.fn<(index: number) => void>();
    const file = { name: 'invoice-2611.pdf', size: 2_202_010 };
    render(<FileField label="Файлы" files={[file]} onPick={noop} onClear={onClear} />);
    expect(screen.getByText('2,1 МБ')).toBeTruthy();
    expect(screen.queryByText('Выбрать файл')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Убрать файл invoice-2611.pdf' }));
    expect(onClear).toHaveBeenCalledWith(0);
  });
});

describe('CheckboxField', () => {
  it('is named by its label and described by its error', () => {
    render(<CheckboxField label="Я не робот" error="Пройдите проверку" />);
    const box = screen.getByRole('checkbox', { name: 'Я не робот' });
    expect(box.getAttribute('aria-invalid')).toBe('true');
    expect(description(box)).toBe('Пройдите проверку');
  });
});

describe('FormErrors', () => {
  it('focuses the field and leaves the URL unchanged', async () => {
    Element.prototype.scrollIntoView = noop;
    render(
      <>
        <FormErrors errors={[{ fieldId: 'inn', label: 'ИНН', error: 'Заполните поле' }]} />
        <TextField id="inn" label="ИНН" error="Заполните поле" />
      </>,
    );
    await userEvent.click(screen.getByRole('link', { name: 'ИНН' }));
    expect(document.activeElement).toBe(screen.getByLabelText('ИНН'));
    expect(location.hash).toBe('');
  });

  it('is absent without errors', () => {
    const { container } = render(<FormErrors errors={[]} />);
    expect(container.textContent).toBe('');
  });
});

describe('Button', () => {
  it('stays clickable while inactive and keeps its label while pending', async () => {
    const onClick = vi.fn<() => void>();
    const { rerender } = render(
      <Button inactive onClick={onClick}>
        Добавьте тему
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Добавьте тему' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(button);
    expect(onClick).toHaveBeenCalledOnce();
    rerender(<Button busy>Отправить</Button>);
    expect(screen.getByRole('button', { name: 'Отправить', busy: true })).toBeTruthy();
  });
});
