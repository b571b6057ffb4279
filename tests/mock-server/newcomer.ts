// The registration that tests play: ООО «Пробный Рейс».
import type { EndpointInput } from '../../src/api/endpoint.ts';
import type { registerParticipant, registerProvider } from '../../src/api/endpoints/auth.ts';
import { PASSWORD, pdf } from './mock.ts';

const company = {
  login: 'probny.reys',
  password: PASSWORD,
  company_name: 'ООО «Пробный Рейс»',
  inn: '0077012344',
  kpp: '007701001',
  ogrn: '1250077000018',
  bik: '040200701',
  legal_address: 'г. Примерск',
  is_resident: true,
};

export const newParticipant: EndpointInput<typeof registerParticipant>['body'] = {
  ...company,
  activity_type: 'Импорт',
  position: 'Директор',
  contact_phone: '+74950000101',
  contact_email: 'test@probny.example',
  actual_address: 'г. Примерск',
  postal_address: 'г. Примерск',
};

export const newProvider: EndpointInput<typeof registerProvider>['body'] = {
  ...company,
  authorized_person: 'Пробный П. П.',
  corr_account: '30101810400000000701',
  authority_document: pdf('Доверенность.pdf'),
  document_number: '1',
  document_expiry: '2027-12-31',
  license: pdf('Лицензия.pdf'),
  registry_certificate: pdf('Свидетельство.pdf'),
  account_type: 'liquidity_provider',
};
