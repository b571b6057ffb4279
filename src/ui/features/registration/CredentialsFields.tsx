// Login, password twice, consent: the second step of both registrations.
import type { ReactNode } from 'react';
import { CheckboxField } from '../../kit/fields/CheckboxField.tsx';
import type { Registration } from '../../hooks/session/useRegistration.ts';
import { FormGrid, FormHead, FormRow } from '../../form/FormGrid.styles.ts';
import { NewPassword } from '../../form/NewPassword.tsx';
import { TextEntry } from './RegistrationFields.tsx';
import { fieldId } from './labels.ts';

const TERMS_URL: string = import.meta.env.VITE_TERMS_URL ?? '';

/** `children` stand above: whom to ask, for a participant. */
export function EntryFields({ registration, children }: { registration: Registration; children?: ReactNode }) {
  const terms = 'правилами платформы и обработкой персональных данных';
  return (
    <FormGrid>
      {children}
      <FormHead>
        <h2>Вход</h2>
      </FormHead>
      <FormRow>
        <TextEntry registration={registration} name="login" hint="От 4 до 32 знаков: латиница, цифры, точка, дефис" />
      </FormRow>
      <NewPassword
        fields={registration}
        idOf={fieldId}
        own={[registration.text('login').value, registration.text('company_name').value]}
      />
      <FormRow>
        <CheckboxField
          id={fieldId('agreed')}
          required
          label={
            <>
              <span>Согласен с</span>{' '}
              {TERMS_URL === '' ? (
                <span>{terms}</span>
              ) : (
                <a href={TERMS_URL} target="_blank" rel="noopener noreferrer">
                  {terms}
                </a>
              )}
            </>
          }
          {...registration.check('agreed')}
        />
      </FormRow>
    </FormGrid>
  );
}
