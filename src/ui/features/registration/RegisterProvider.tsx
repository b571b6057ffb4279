// /registr-liquidity and /registr-entry-details-liquidity: registration of a liquidity provider with four documents. One
// view serves both paths, because it holds the files.
import { correspondentAccountValidator, validateForeignAccount } from '../../../api/validation/bank.ts';
import { providerForm } from '../../../machines/registration/providerForm.ts';
import { requiresKpp, isResidentCompany } from '../../../machines/registration/sharedForm.ts';
import { type Registration, type RegistrationPaths, useRegistration } from '../../hooks/session/useRegistration.ts';
import { CredentialsFields } from './CredentialsFields.tsx';
import { RegistrationShell } from './RegistrationShell.tsx';
import { OrganizationFields } from './OrganizationFields.tsx';
import {
  RegistrationDateField,
  RegistrationFileField,
  RegistrationMaskedField,
  RegistrationTextField,
} from './RegistrationFields.tsx';
import { FormGrid, FormHeading, FormRow } from '../../form/FormGrid.styles.ts';
import { accountMask, digitsMask } from '../../form/fields/masks.ts';

const PATHS: RegistrationPaths = { company: '/registr-liquidity', entry: '/registr-entry-details-liquidity' };

export default function RegisterProvider() {
  const registration = useRegistration(providerForm, PATHS);
  return (
    <RegistrationShell registration={registration} whose="поставщика ликвидности" aside={ADVICE} hasFiles>
      {registration.step === 'company' ? (
        <Company registration={registration} />
      ) : (
        <CredentialsFields registration={registration} />
      )}
    </RegistrationShell>
  );
}

function Company({ registration }: { registration: Registration }) {
  return (
    <FormGrid>
      <OrganizationFields registration={registration}>
        <RegistrationTextField registration={registration} name="authorized_person" hint="Фамилия, имя, отчество" />
      </OrganizationFields>
      {requiresKpp(registration.values) ? (
        <FormRow>
          <Account registration={registration} />
        </FormRow>
      ) : (
        <Account registration={registration} />
      )}
      <FormRow>
        <RegistrationTextField registration={registration} name="legal_address" hint="С индексом" />
      </FormRow>
      <FormHeading>
        <h2>Полномочия и документы</h2>
      </FormHeading>
      <RegistrationTextField
        registration={registration}
        name="document_number"
        hint="Приказа, устава или доверенности"
      />
      <RegistrationDateField registration={registration} name="document_expiry" hint="Сегодня или позже" />
      <RegistrationFileField registration={registration} name="authority_document" />
      <RegistrationFileField registration={registration} name="license" />
      <RegistrationFileField registration={registration} name="registry_certificate" />
      <RegistrationFileField registration={registration} name="power_of_attorney" optional />
    </FormGrid>
  );
}

function Account({ registration }: { registration: Registration }) {
  const home = isResidentCompany(registration.values);
  const check = (home ? correspondentAccountValidator : validateForeignAccount)(registration.text('bik').value);
  return (
    <RegistrationMaskedField
      registration={registration}
      name="corr_account"
      mask={home ? digitsMask : accountMask}
      hint={home ? '20 цифр, начинается с 301' : 'Счёт без IBAN — от 8 до 34 цифр'}
      ok={check(registration.text('corr_account').value) === null ? 'Счёт подходит к банку' : undefined}
    />
  );
}

function Advice() {
  return (
    <>
      <div>
        <h2>Что будет дальше</h2>
        <p>Оператор проверит данные и документы и сообщит о решении. Обычно это занимает до двух рабочих дней.</p>
      </div>
      <div>
        <h2>Какие нужны документы</h2>
        <p>
          Документ о полномочиях, лицензия и свидетельство о включении в реестр. Доверенность — если подписывает не
          руководитель.
        </p>
      </div>
      <div>
        <h2>Файлы и черновик</h2>
        <p>Черновик хранит только текст. После перезагрузки страницы файлы нужно приложить снова.</p>
      </div>
    </>
  );
}

/** A constant, stable across keys. */
const ADVICE = <Advice />;
