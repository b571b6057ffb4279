// Registration of participants and providers: contract rows 1, 2.
import {
  validateBik as isBik,
  correspondentAccountValidator,
  validateForeignAccount,
  validateSwift,
} from '../../../api/validation/bank.ts';
import type { ValidationError } from '../../../api/validation/validator.ts';
import { validateEmail } from '../../../api/validation/email.ts';
import { phoneValidator } from '../../../api/validation/phone.ts';
import { loginValidator as isLogin, passwordValidator as isPassword } from '../../../api/validation/credentials.ts';
import { expiryDateValidator, toMoscowDate } from '../../../api/validation/dates.ts';
import {
  validateForeignNumber,
  innValidator as isInn,
  isSoleProprietor,
  validateKpp as isKpp,
  ogrnValidatorByInn,
} from '../../../api/validation/organization.ts';
import type { Role } from '../../../api/roles.ts';
import { createClientChat } from '../../domain/chats.ts';
import { storeFile } from '../../domain/files.ts';
import type { RequestHandlers } from '../../http/handler.ts';
import { notifyOperator } from '../../domain/notify.ts';
import { toUserRecord } from '../../domain/records.ts';
import { checkRequired, assertValid } from '../../domain/rules/validation.ts';
import { issueAccessToken, openSession } from '../../http/sessions.ts';
import { getBankName } from '../../db/demo.ts';
import type { Row } from '../../db/tables.ts';
import type { Database } from '../../db/database.ts';

/** Organisation fields of both forms. */
interface Form {
  readonly login: string;
  readonly password: string;
  readonly company_name: string;
  readonly inn: string;
  readonly kpp?: string | undefined;
  readonly ogrn: string;
  readonly bik: string;
  readonly legal_address: string;
  readonly is_resident: boolean;
}

const EMPTY = {
  verification_comment: null,
  activity_type: null,
  position: null,
  contact_person: null,
  contact_phone: null,
  contact_email: null,
  actual_address: null,
  postal_address: null,
  authorized_person: null,
  corr_account: null,
  document_number: null,
  document_expiry: null,
  authority_document: null,
  license: null,
  registry_certificate: null,
  power_of_attorney: null,
  rating: null,
  deals_count: null,
} as const;

/** Throws V with all validation errors, using the validators of the forms. */
function checkForm(world: Database, form: Form, own: Readonly<Record<string, ValidationError>>): void {
  const isKnown = world.sortedBy('organizations', 'inn', form.inn).length > 0;
  const isTaken = world.sortedBy('users', 'login', form.login).length > 0;
  assertValid({
    ...requisiteComplaints(form),
    ...own,
    login: isLogin(form.login) ?? (isTaken ? 'Логин уже занят' : null),
    password: isPassword(form.password),
    ...(isKnown && { inn: 'Организация с таким ИНН уже зарегистрирована' }), // assumed: the contract gives no text
  });
}

function requisiteComplaints({ is_resident, inn, ogrn, kpp, bik }: Form): Readonly<Record<string, ValidationError>> {
  if (!is_resident)
    return { inn: validateForeignNumber(inn), ogrn: validateForeignNumber(ogrn), bik: validateSwift(bik) };
  return {
    inn: isInn(inn),
    ogrn: ogrnValidatorByInn(inn)(ogrn),
    kpp: isSoleProprietor(inn) ? null : (checkRequired(kpp) ?? isKpp(kpp ?? '')),
    bik: isBik(bik),
  };
}

/** Initial fields of an organisation that awaits verification. */
function applicant(world: Database, id: number, role: Role, form: Form): Row<'organizations'> {
  const { login, company_name, inn, kpp = null, ogrn, bik, legal_address, is_resident } = form;
  const state = { status: 'under_review', verification_status: 'submitted', wants_to_close_account: false };
  const said = { login, company_name, inn, kpp, ogrn, bik, legal_address, is_resident };
  const country = is_resident ? 'RU' : ''; // assumed: the form has no field for the country
  return { ...EMPTY, ...said, ...state, id, role, country, bank_name: getBankName(bik), created_at: world.clock.iso() };
}

/** Stores organisation and user, opens the chat, notifies the operator; signs in without a refresh token. */
function enroll(world: Database, organization: Row<'organizations'>, password: string) {
  const { id, login, role, company_name } = organization;
  const user = { id, login, password, account_type: role, company_id: id };
  world.put('organizations', organization);
  world.put('users', user);
  createClientChat(world, { name: `Регистрация: ${company_name}`, sender: company_name, client: organization });
  const form = role === 'liquidity_provider' ? 'verification/liqudity-form' : 'verification/form';
  notifyOperator(world, 'org_registered', { company: company_name, form: `${form}/${id}` });
  return { access: issueAccessToken(world, openSession(world, user)), user: toUserRecord(world, user) };
}

export const registrationHandlers = {
  registerParticipant: ({ world, body }) => {
    checkForm(world, body, {
      contact_phone: phoneValidator(body.contact_phone),
      contact_email: validateEmail(body.contact_email),
    });
    const { activity_type, position, contact_phone, contact_email, actual_address, postal_address } = body;
    const contacts = { activity_type, position, contact_phone, contact_email, actual_address, postal_address };
    const base = applicant(world, world.ids.next('organizations'), 'ved_participant', body);
    return enroll(world, { ...base, ...contacts }, body.password);
  },

  registerProvider: ({ world, body }) => {
    checkForm(world, body, {
      corr_account: (body.is_resident ? correspondentAccountValidator : validateForeignAccount)(body.bik)(
        body.corr_account,
      ),
      document_expiry: expiryDateValidator(toMoscowDate(world.clock.now()))(body.document_expiry),
    });
    const id = world.ids.next('organizations');
    const store = (upload: Blob) => storeFile(world, `lp/${id}`, upload);
    const { authorized_person, corr_account, document_number, document_expiry } = body;
    const authority = { authorized_person, corr_account, document_number, document_expiry };
    const papers = {
      authority_document: store(body.authority_document),
      license: store(body.license),
      registry_certificate: store(body.registry_certificate),
      power_of_attorney: body.power_of_attorney ? store(body.power_of_attorney) : null,
    };
    const base = applicant(world, id, 'liquidity_provider', body);
    const organization = { ...base, ...authority, ...papers, deals_count: 0 };
    return { ...enroll(world, organization, body.password), account_type: 'liquidity_provider' };
  },
} satisfies Partial<RequestHandlers>;
