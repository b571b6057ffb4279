// @vitest-environment node
// The kit renders under Node, where there is no window, and prerendered parts carry no style attribute (the CSP).
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { describe, expect, it } from 'vitest';
import KitPage from '../../../src/ui/demo/KitPage.tsx';
import { Button } from '../../../src/ui/kit/actions/Button.tsx';
import { CheckboxField } from '../../../src/ui/kit/fields/CheckboxField.tsx';
import { DemoMark } from '../../../src/ui/kit/DemoMark.tsx';
import { FileField } from '../../../src/ui/kit/fields/FileField.tsx';
import { FormErrors } from '../../../src/ui/kit/fields/FormErrors.tsx';
import { Logo } from '../../../src/ui/kit/Logo.tsx';
import { PasswordField } from '../../../src/ui/kit/fields/PasswordField.tsx';
import { RadioGroup } from '../../../src/ui/kit/fields/RadioGroup.tsx';
import { SegmentedEdge } from '../../../src/ui/kit/table/SegmentedEdge.tsx';
import { SelectField } from '../../../src/ui/kit/fields/SelectField.tsx';
import { Stepper } from '../../../src/ui/kit/display/charts/Stepper.tsx';
import { TextField } from '../../../src/ui/kit/fields/TextField.tsx';

function prerender(element: ReactElement) {
  const sheet = new ServerStyleSheet();
  const html = renderToString(sheet.collectStyles(element));
  return { html, css: sheet.getStyleTags() };
}
const noop = () => undefined;

describe('server rendering', () => {
  it('renders every component with its styles', () => {
    const { html, css } = prerender(<KitPage />);
    expect(html).toContain('Заявки на пополнение');
    expect(css).toContain('var(--accent-fill)');
  });

  it('writes no style attribute into what public pages are made of', () => {
    const { html } = prerender(
      <>
        <Logo />
        <SegmentedEdge />
        <DemoMark />
        <TextField label="Логин" name="login" error="Заполните поле" optional />
        <PasswordField label="Пароль" name="password" revealed={false} onReveal={noop} />
        <SelectField label="Тип аккаунта" options={[{ value: 'a', label: 'А' }]} />
        <CheckboxField label="Я не робот" error="Пройдите проверку" />
        <RadioGroup label="Резидент" name="r" value="a" onChoose={noop} options={[{ value: 'a', label: 'Да' }]} />
        <FileField label="Лицензия" files={[{ name: 'a.pdf', size: 1 }]} onPick={noop} onClear={noop} />
        <FormErrors errors={[{ fieldId: 'a', label: 'Логин', error: 'Заполните поле' }]} />
        <Stepper steps={[{ label: 'Организация', state: 'now' }]} />
        <Button variant="primary" busy>
          Войти
        </Button>
      </>,
    );
    expect(html).toContain('Войти');
    expect(html).not.toMatch(/\sstyle=/);
  });
});
