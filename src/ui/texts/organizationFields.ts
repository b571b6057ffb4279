// Labels of organisation fields; some differ for a non-resident.

const labels = {
  company_name: 'Наименование организации',
  activity_type: 'Вид деятельности',
  inn: 'ИНН',
  kpp: 'КПП',
  ogrn: 'ОГРН / ОГРНИП',
  bik: 'БИК',
  corr_account: 'Корреспондентский счёт',
  legal_address: 'Юридический адрес',
  actual_address: 'Фактический адрес',
  postal_address: 'Почтовый адрес',
  authorized_person: 'Уполномоченное лицо',
  authority_document: 'Документ о полномочиях',
  document_number: 'Номер документа',
  document_expiry: 'Действует до',
  license: 'Лицензия',
  registry_certificate: 'Свидетельство о включении в реестр',
  power_of_attorney: 'Доверенность',
  position: 'Должность',
  contact_phone: 'Контактный телефон',
  contact_email: 'Электронная почта',
} as const;
export type OrganizationField = keyof typeof labels;

const foreignLabels: Partial<Record<OrganizationField, string>> = {
  inn: 'Налоговый номер',
  ogrn: 'Регистрационный номер',
  bik: 'SWIFT',
  corr_account: 'Счёт (IBAN)', // assumed: the contract has no label for a non-resident's account
};

/** Type guard for names of organisation fields. */
export const isOrganizationField = (name: string): name is OrganizationField => Object.hasOwn(labels, name);

/** Label of a field for a resident or a non-resident. */
export const getOrganizationFieldLabel = (field: OrganizationField, isResident: boolean | null = true): string =>
  (isResident !== false ? undefined : foreignLabels[field]) ?? labels[field];
