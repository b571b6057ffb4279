// List of the demo accounts below the sign-in form; a choice fills the form.
import { useId } from 'react';
import { styled } from 'styled-components';
import { roleShortLabels } from '../texts/roles.ts';
import { fillField } from './fillField.ts';
import { DEMO_PASSWORD, type Persona, personas } from './console/frames/personas.ts';

const Box = styled.div`
  display: grid;
  gap: 4px;
  margin: 12px 0 4px;
  color: var(--text-primary);

  label {
    font: 500 13px/20px var(--font-sans);
  }
  select {
    width: 100%;
    height: 36px;
    padding: 0 10px;
    border: 1px solid var(--border-control);
    border-radius: var(--radius-control);
    background: var(--surface-base);
    color: var(--text-primary);
    font: 400 14px/20px var(--font-sans);
  }
  @media (max-width: 767px) {
    select {
      height: 44px;
      font-size: 16px;
    }
  }
`;

/** Fills the fields by their names, like a password manager. */
function fillForm({ login, role }: Persona): void {
  for (const [name, text] of [
    ['login', login],
    ['password', DEMO_PASSWORD],
    ['account_type', role],
  ] as const) {
    const control = document.getElementsByName(name)[0];
    if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) fillField(window, control, text);
  }
}

function fillFor(chosen: string | undefined): void {
  const persona = personas.find(({ login }) => login === chosen);
  if (persona) fillForm(persona);
}

/** The choice may have been made in the prerendered page. */
const fillEarly = (select: HTMLSelectElement | null): void => fillFor(select?.value);

export function AccountList() {
  const id = useId();
  return (
    <Box>
      <label htmlFor={id}>Войти под учётной записью демо</label>
      <select id={id} defaultValue="" ref={fillEarly} onChange={({ target }) => fillFor(target.value)}>
        <option value="" disabled>
          Выберите: поля заполнятся
        </option>
        {personas.map(({ login, role, company }) => (
          <option key={login} value={login}>
            {`${roleShortLabels[role]} · ${company} · ${login}`}
          </option>
        ))}
      </select>
    </Box>
  );
}
