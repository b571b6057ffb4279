// Paths to the states of the public screens: sign-in form, password recovery, registration.
import { captchaMachine } from '../../../../machines/form/captcha.machine.ts';
import { formMachine } from '../../../../machines/form/form.machine.ts';
import { recoveryMachine } from '../../../../machines/recovery/recovery.machine.ts';
import { registrationMachine } from '../../../../machines/registration/registration.machine.ts';
import {
  MINUTE,
  SECOND,
  AFTER_SLOW_DELAY,
  armErrorFault,
  armHoldFault,
  armRateLimit,
  advanceClock,
  checkOption,
  pressButton,
  typeText,
  writeStorageStep,
} from '../steps.ts';
import { signInSteps } from '../userSteps.ts';
import type { Trigger, EntryPoint, StatePaths } from '../paths.ts';

export const formStatePaths: StatePaths = {
  machine: formMachine,
  openings: [{ at: ['editing.ready'], login: null, path: '/login' }],
  moves: [
    {
      from: 'editing.ready',
      event: 'form.submit',
      to: 'submitting',
      steps: signInSteps,
    },
    {
      from: 'submitting',
      event: 'done',
      to: 'editing',
      also: ['editing.rateLimited'],
      before: [armRateLimit('POST auth/jwt/create/')],
    },
    { from: 'submitting.waiting', event: 'after', to: 'submitting.slow', steps: [advanceClock(AFTER_SLOW_DELAY)] },
  ],
  stays: { submitting: [armHoldFault('POST auth/jwt/create/')] },
  beyond: { sent: 'удачно отправленная форма уступает место следующему экрану или начинает заново в тот же миг' },
};

const FOREIGN = 'в демо капча своя: виджет с чужого хоста сюда не приходит';

export const captchaStatePaths: StatePaths = {
  machine: captchaMachine,
  openings: [],
  moves: [],
  beyond: { pending: FOREIGN, solved: FOREIGN, failed: FOREIGN },
};

const CODE = '246810';
const NEW_PASSWORD = 'Primer2026xx';
const SEND = 'POST organizations/send_recovery_code/';
const VERIFY = 'POST organizations/verify_recovery_code/';
const SAVE = 'POST organizations/password_recovery/';

/** A slow request. */
const drags = (state: string): Trigger => ({
  from: `step.${state}.waiting`,
  event: 'after',
  to: `step.${state}.slow`,
  steps: [advanceClock(AFTER_SLOW_DELAY)],
});
const begins: EntryPoint = {
  at: ['step.login', 'code.none', 'resend.ready', 'tries.allowed'],
  login: null,
  path: '/forgot-password',
};
const verifies = [typeText('Код из письма', CODE), pressButton('Подтвердить')];

export const recoveryStatePaths: StatePaths = {
  machine: recoveryMachine,
  openings: [begins],
  moves: [
    {
      from: 'step.login',
      event: 'form.submit',
      to: 'step.requesting',
      steps: [typeText('Логин', 'ved.active'), pressButton('Получить код')],
    },
    { from: 'step.requesting', event: 'done', to: 'step.code', also: ['code.alive', 'resend.pausing'] },
    {
      from: 'step.code',
      event: 'code.resend',
      to: 'step.resending',
      steps: [advanceClock(MINUTE + SECOND), pressButton('Отправить ещё раз')],
    },
    { from: 'step.code', event: 'form.submit', to: 'step.verifying', steps: verifies },
    { from: 'step.verifying', event: 'done', to: 'step.password' },
    {
      from: 'step.verifying',
      event: 'done',
      to: 'step.code',
      also: ['tries.rateLimited'],
      before: [armErrorFault(VERIFY, 'rateLimitExceeded')],
    },
    {
      from: 'step.password',
      event: 'form.submit',
      to: 'step.saving',
      steps: [
        typeText('Новый пароль', NEW_PASSWORD),
        typeText('Новый пароль ещё раз', NEW_PASSWORD),
        pressButton('Сохранить'),
      ],
    },
    { from: 'code.alive', event: 'after', to: 'code.expired', steps: [advanceClock(5 * MINUTE + SECOND)] },
    ...['requesting', 'resending', 'verifying', 'saving'].map(drags),
  ],
  stays: {
    'step.requesting': [armHoldFault(SEND)],
    'step.resending': [armHoldFault(SEND)],
    'step.verifying': [armHoldFault(VERIFY)],
    'step.saving': [armHoldFault(SAVE)],
  },
  beyond: { 'step.recovered': 'пароль сменён: экран в тот же миг уступает место входу' },
};

/** Step 1 as a stored draft of an earlier visit. */
const draft = {
  is_resident: true,
  company_name: 'ООО «Пробный Рейс»',
  inn: '0077012344',
  kpp: '007701001',
  ogrn: '1250077000018',
  bik: '040200701',
  legal_address: '100101, г. Примерск, ул. Образцовая, д. 2, оф. 14',
  login: 'probny.reis',
  activity_type: 'Импорт промышленного оборудования',
  actual_same: true,
  actual_address: '',
  postal_same: true,
  postal_address: '',
  position: 'Директор',
  contact_phone: '+74950000101',
  contact_email: 'test@probny.example',
};

export const registrationStatePaths: StatePaths = {
  machine: registrationMachine,
  openings: [
    {
      at: ['editing.company'],
      login: null,
      path: '/registr-company',
      before: [
        writeStorageStep('meridian:draft:registration-participant', {
          savedAt: '2026-11-20T08:00:00.000Z',
          values: draft,
        }),
      ],
    },
  ],
  moves: [
    { from: 'editing.company', event: 'step.next', to: 'editing.entry', steps: [pressButton('Далее')] },
    {
      from: 'editing.entry',
      event: 'form.submit',
      to: 'submitting',
      steps: [
        typeText('Пароль', 'Demo-2026!'),
        typeText('Пароль ещё раз', 'Demo-2026!'),
        checkOption('Согласен'),
        pressButton('Зарегистрироваться'),
      ],
    },
    { from: 'submitting.waiting', event: 'after', to: 'submitting.slow', steps: [advanceClock(AFTER_SLOW_DELAY)] },
  ],
  stays: { submitting: [armHoldFault('POST register/ved_participant/')] },
  beyond: { registered: 'анкета принята: экран в тот же миг уступает место странице заявки' },
};
