// @vitest-environment jsdom
// Accounts, verifications, agreements, chats and wallets: every move of the operator and of the owner at the screens.
import { fireEvent, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import {
  OWNER,
  type LifecycleCase,
  findDialog,
  findCard,
  confirm,
  fill,
  operatorAt,
  press,
  testLifecycleOnScreens,
} from './lifecycles.screens.ts';

/** Reads the pending agreement, ticks it and accepts. */
async function accept(verb: string): Promise<void> {
  const dialog = await findDialog();
  fireEvent.click(await within(dialog).findByRole('checkbox'));
  await press(verb, () => dialog);
  await waitFor(() => expect(document.querySelector('dialog[open]')).toBeNull());
}

const expectText = (words: RegExp) => expect(findCard().textContent).toMatch(words);
const expectDialog = (there: boolean) => expect(document.querySelector('dialog[open]') !== null).toBe(there);
const offers = (verb: string) =>
  expect([...findCard().querySelectorAll('button')].map(({ textContent }) => textContent)).toContain(verb);
/** The operator's list of agreements counts the statuses of a version. */
function counted(label: string): void {
  const rows = [...document.querySelectorAll('tr')].map(({ textContent }) => textContent ?? '');
  expect(rows.find((row) => row.includes('Договор-оферта') && row.includes('3.1'))).toContain(label);
}

testLifecycleOnScreens('organization', {
  'under review': {
    operator: operatorAt('reestr-users/103'),
    statusOf: (world) => world.get('organizations', 103)?.status,
    canOccur: (event) => !['REQUEST_CLOSE', 'ACTIVATE'].includes(event), // it is not verified
  },
  verified: {
    operator: operatorAt('reestr-users/107'),
    from: 'active',
    statusOf: (world) => world.get('organizations', 107)?.status,
    canOccur: (event) => ['REVIEW', 'ACTIVATE'].includes(event),
  },
  'with nothing open': {
    who: OWNER,
    from: 'active',
    seed: 'empty',
    owner: { login: 'ved.foreign', path: '/account/edit' },
    statusOf: (world) => world.get('organizations', 110)?.status,
    acts: {
      async REQUEST_CLOSE(verb) {
        await press(verb);
        const dialog = await findDialog();
        fill('Название организации', 'Golden Dune Trading FZ-LLC', dialog);
        await press('Отправить запрос', () => dialog);
        await waitFor(() => expectText(/Запрос на закрытие аккаунта отправлен/));
      },
    },
    // the status stays until the operator decides
    expectRole: () => expectText(/Закрыть аккаунт|закрытие аккаунта/),
  },
  'with an agreement to accept': {
    who: OWNER,
    from: 'pending_agreements',
    owner: { login: 'ved.agreements', path: '/account/dashboard' },
    statusOf: (world) =>
      world.filter('agreements', ({ company_id, status }) => company_id === 102 && status === 'pending').length > 0
        ? 'pending_agreements'
        : world.get('organizations', 102)?.status,
    canOccur: (event) => event === 'ACCEPT',
    acts: { ACCEPT: accept },
    expectRole: (_, status) => expectDialog(status !== 'active'),
  },
});

testLifecycleOnScreens('verification', {
  'of a participant': {
    operator: operatorAt('verification/form/106'),
    statusOf: (world) => world.get('organizations', 106)?.verification_status,
  },
  'of a provider': {
    from: 'in_review',
    operator: operatorAt('verification/liqudity-form/203'),
    statusOf: (world) => world.get('organizations', 203)?.verification_status,
  },
});

testLifecycleOnScreens('agreement', {
  'an offer': {
    operator: { login: 'operator', path: '/organization' },
    owner: { login: 'ved.agreements', path: '/account/dashboard' },
    witness: { login: 'operator', path: '/organization' },
    statusOf: (world) => world.get('agreements', 12)?.status,
    acts: {
      ACCEPT: accept,
      async SUPERSEDE() {
        await press('Опубликовать');
        const dialog = await findDialog();
        fill('Название', 'Договор-оферта на оказание услуг', dialog);
        fill('Версия', '3.2', dialog);
        fill('Текст', 'Новая редакция.', dialog);
        await press('Посмотреть, что увидят клиенты', () => dialog);
        await within(await findDialog()).findByText('Новая редакция.');
        await confirm();
      },
    },
    expectRole: counted,
  },
});

testLifecycleOnScreens('chat', {
  'a question': {
    operator: operatorAt('support/0'),
    statusOf: (world) => (world.get('chats', 1)?.closed === true ? 'closed' : 'open'),
    acts: { REOPEN: (verb) => press(verb) },
    expectRole: (_, status) => offers(status === 'open' ? 'Закончить общение' : 'Открыть снова'),
  },
});

const client = (id: number) => ({ login: 'ved.active', path: `/account/digital-wallets?id=${id}` });
const wallet = (id: number): Pick<LifecycleCase, 'statusOf'> => ({
  statusOf: (world) => world.get('wallets', id)?.status,
});
testLifecycleOnScreens(
  'wallet',
  {
    requested: {
      ...wallet(40),
      operator: operatorAt('wallet-request?id=40'),
      witness: client(40),
      canOccur: (_, status) => status === 'requested',
    },
    'of a client, managed': {
      ...wallet(2),
      from: 'active',
      operator: operatorAt('wallets?tab=all&id=2'),
      canOccur: (event) => event !== 'NOTIFY_FUNDING',
    },
    'of a client, active': {
      ...wallet(2),
      who: OWNER,
      from: 'active',
      owner: client(2),
      acts: { NOTIFY_FUNDING: reportFunding },
    },
    'of a client, funded': {
      ...wallet(1),
      who: OWNER,
      from: 'funded',
      owner: client(1),
      acts: { NOTIFY_FUNDING: reportFunding },
    },
  },
  ['FUND', 'AML_REJECT'],
);

async function reportFunding(verb: string): Promise<void> {
  await press(verb);
  await confirm();
  await waitFor(() => expect(findCard().textContent).toContain('Пополнение заявлено'));
}
