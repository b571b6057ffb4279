// /registr-company and /registr-entry-details: registration of a participant. One view serves both paths, so that the input
// is kept.
import { memo, useId } from 'react';
import { participantForm } from '../../../machines/registration/participantForm.ts';
import { isResidentCompany } from '../../../machines/registration/sharedForm.ts';
import { type Registration, type RegistrationPaths, useRegistration } from '../../hooks/session/useRegistration.ts';
import { CredentialsFields } from './CredentialsFields.tsx';
import { RegistrationShell } from './RegistrationShell.tsx';
import { OrganizationFields } from './OrganizationFields.tsx';
import { RegistrationMaskedField, RegistrationTextField } from './RegistrationFields.tsx';
import { CheckboxField } from '../../kit/fields/CheckboxField.tsx';
import { FormOptions, FormGrid, FormHeading, FormRow } from '../../form/FormGrid.styles.ts';
import { emailMask } from '../../form/fields/masks.ts';
import { phoneMask } from '../../form/fields/phoneMask.ts';

const PATHS: RegistrationPaths = { company: '/registr-company', entry: '/registr-entry-details' };

// assumed: the contract gives no list; any other text may be typed
const ACTIVITIES = [
  'Импорт промышленного оборудования',
  'Импорт электроники',
  'Импорт товаров народного потребления',
  'Экспорт сельскохозяйственной продукции',
  'Экспорт промышленной продукции',
  'Торговля сырьевыми товарами',
  'Транспорт и логистика',
];

export default function RegisterParticipant() {
  const registration = useRegistration(participantForm, PATHS);
  return (
    <RegistrationShell
      registration={registration}
      whose="участника ВЭД"
      aside={<Advice isResident={isResidentCompany(registration.values)} />}
    >
      {registration.step === 'company' ? (
        <Company registration={registration} />
      ) : (
        <CredentialsFields registration={registration}>
          <Contacts registration={registration} />
        </CredentialsFields>
      )}
    </RegistrationShell>
  );
}

function Company({ registration }: { registration: Registration }) {
  const activities = useId();
  return (
    <FormGrid>
      <OrganizationFields registration={registration}>
        <RegistrationTextField
          registration={registration}
          name="activity_type"
          list={activities}
          hint="Выберите или впишите свой"
        />
        <datalist id={activities}>
          {ACTIVITIES.map((activity) => (
            <option key={activity}>{activity}</option>
          ))}
        </datalist>
      </OrganizationFields>
      <FormHeading>
        <h2>Адреса</h2>
      </FormHeading>
      <FormRow>
        <RegistrationTextField registration={registration} name="legal_address" hint="С индексом" />
      </FormRow>
      <FormOptions>
        <CheckboxField label="Фактический адрес совпадает с юридическим" {...registration.check('actual_same')} />
        <CheckboxField label="Почтовый адрес совпадает с юридическим" {...registration.check('postal_same')} />
      </FormOptions>
      {registration.values['actual_same'] === true ? null : (
        <FormRow>
          <RegistrationTextField registration={registration} name="actual_address" />
        </FormRow>
      )}
      {registration.values['postal_same'] === true ? null : (
        <FormRow>
          <RegistrationTextField registration={registration} name="postal_address" />
        </FormRow>
      )}
    </FormGrid>
  );
}

function Contacts({ registration }: { registration: Registration }) {
  return (
    <>
      <FormHeading>
        <h2>Контактное лицо</h2>
      </FormHeading>
      <FormRow>
        <RegistrationTextField
          registration={registration}
          name="position"
          hint="Того, кто будет работать на платформе"
        />
      </FormRow>
      <RegistrationMaskedField
        registration={registration}
        name="contact_phone"
        mask={phoneMask}
        hint="Номер другой страны начните с +"
      />
      <RegistrationMaskedField
        registration={registration}
        name="contact_email"
        mask={emailMask}
        hint="Для решения по заявке и кодов восстановления"
      />
    </>
  );
}

/** `isResident`: the organisation is a resident. */
const Advice = memo(function Advice({ isResident }: { isResident: boolean }) {
  return (
    <>
      <div>
        <h2>Что будет дальше</h2>
        <p>Оператор проверит данные и сообщит о решении. Обычно это занимает до двух рабочих дней.</p>
      </div>
      <div>
        <h2>Где взять реквизиты</h2>
        <p>
          {isResident
            ? 'ИНН, КПП и ОГРН — в выписке ЕГРЮЛ, БИК — в карточке организации из банка.'
            : 'Налоговый и регистрационный номера — в выписке из реестра вашей страны, SWIFT — у вашего банка.'}
        </p>
      </div>
      <div>
        <h2>Если отвлечётесь</h2>
        <p>Введённое хранится на этом устройстве и переживёт перезагрузку. Пароль не хранится.</p>
      </div>
    </>
  );
});
