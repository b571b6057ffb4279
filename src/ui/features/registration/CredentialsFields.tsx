// Login, password twice, consent: the second step of both registrations.
import type { ReactNode } from 'react';
import { CheckboxField } from '../../kit/fields/CheckboxField.tsx';
import type { Registration } from '../../hooks/session/useRegistration.ts';
import { FormGrid, FormHeading, FormRow } from '../../form/FormGrid.styles.ts';
import { NewPassword } from '../../form/fields/NewPassword.tsx';
import { RegistrationTextField } from './RegistrationFields.tsx';
import { getFieldId } from './labels.ts';

const TERMS_URL: string = import.meta.env.VITE_TERMS_URL ?? '';

/** `children` are rendered on top: the contact person of a participant. */
export function CredentialsFields({ registration, children }: { registration: Registration; children?: ReactNode }) {
  const terms = 'правилами платформы и обработкой персональных данных';
  return (
    <FormGrid>
      {children}
      <FormHeading>
        <h2>Вход</h2>
      </FormHeading>
      <FormRow>
        <RegistrationTextField
          registration={registration}
          name="login"
          hint="От 4 до 32 знаков: латиница, цифры, точка, дефис"
        />
      </FormRow>
      <NewPassword
        fields={registration}
        idOf={getFieldId}
        own={[registration.text('login').value, registration.text('company_name').value]}
      />
      <FormRow>
        <CheckboxField
          id={getFieldId('agreed')}
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
