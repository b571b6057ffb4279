// @vitest-environment jsdom
// Accounts, verifications, agreements, chats and wallets: every move of the operator and of the owner at the screens.
import { fireEvent, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { OWNER, type Stand, asked, card, confirm, fill, operatorAt, press, walkDesks } from './lifecycles.desk.ts';

/** Reads the agreement that stands in the way, ticks it and accepts. */
async function accept(verb: string): Promise<void> {
  const dialog = await asked();
  fireEvent.click(await within(dialog).findByRole('checkbox'));
  await press(verb, () => dialog);
  await waitFor(() => expect(document.querySelector('dialog[open]')).toBeNull());
}

const says = (words: RegExp) => expect(card().textContent).toMatch(words);
const isAsked = (there: boolean) => expect(document.querySelector('dialog[open]') !== null).toBe(there);
const offers = (verb: string) =>
  expect([...card().querySelectorAll('button')].map(({ textContent }) => textContent)).toContain(verb);
/** The operator's list of agreements counts the statuses of a version. */
function counted(label: string): void {
  const rows = [...document.querySelectorAll('tr')].map(({ textContent }) => textContent ?? '');
  expect(rows.find((row) => row.includes('Договор-оферта') && row.includes('3.1'))).toContain(label);
}

walkDesks('organization', {
  'under review': {
    operator: operatorAt('reestr-users/103'),
    statusOf: (world) => world.get('organizations', 103)?.status,
    comes: (event) => !['REQUEST_CLOSE', 'ACTIVATE'].includes(event), // it is not verified
  },
  verified: {
    operator: operatorAt('reestr-users/107'),
    from: 'active',
    statusOf: (world) => world.get('organizations', 107)?.status,
    comes: (event) => ['REVIEW', 'ACTIVATE'].includes(event),
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
        const dialog = await asked();
        fill('Название организации', 'Golden Dune Trading FZ-LLC', dialog);
        await press('Отправить запрос', () => dialog);
        await waitFor(() => says(/Запрос на закрытие аккаунта отправлен/));
      },
    },
    // the status stays until the operator decides
    shows: () => says(/Закрыть аккаунт|закрытие аккаунта/),
  },
  'with an agreement to accept': {
    who: OWNER,
    from: 'pending_agreements',
    owner: { login: 'ved.agreements', path: '/account/dashboard' },
    statusOf: (world) =>
      world.filter('agreements', ({ company_id, status }) => company_id === 102 && status === 'pending').length > 0
        ? 'pending_agreements'
        : world.get('organizations', 102)?.status,
    comes: (event) => event === 'ACCEPT',
    acts: { ACCEPT: accept },
    shows: (_, status) => isAsked(status !== 'active'),
  },
});

walkDesks('verification', {
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

walkDesks('agreement', {
  'an offer': {
    operator: { login: 'operator', path: '/organization' },
    owner: { login: 'ved.agreements', path: '/account/dashboard' },
    witness: { login: 'operator', path: '/organization' },
    statusOf: (world) => world.get('agreements', 12)?.status,
    acts: {
      ACCEPT: accept,
      async SUPERSEDE() {
        await press('Опубликовать');
        const dialog = await asked();
        fill('Название', 'Договор-оферта на оказание услуг', dialog);
        fill('Версия', '3.2', dialog);
        fill('Текст', 'Новая редакция.', dialog);
        await press('Посмотреть, что увидят клиенты', () => dialog);
        await within(await asked()).findByText('Новая редакция.');
        await confirm();
      },
    },
    shows: counted,
  },
});

walkDesks('chat', {
  'a question': {
    operator: operatorAt('support/0'),
    statusOf: (world) => (world.get('chats', 1)?.closed === true ? 'closed' : 'open'),
    acts: { REOPEN: (verb) => press(verb) },
    shows: (_, status) => offers(status === 'open' ? 'Закончить общение' : 'Открыть снова'),
  },
});

const client = (id: number) => ({ login: 'ved.active', path: `/account/digital-wallets?id=${id}` });
const wallet = (id: number): Pick<Stand, 'statusOf'> => ({ statusOf: (world) => world.get('wallets', id)?.status });
walkDesks(
  'wallet',
  {
    'asked for': {
      ...wallet(40),
      operator: operatorAt('wallet-request?id=40'),
      witness: client(40),
      comes: (_, status) => status === 'requested',
    },
    'of a client, managed': {
      ...wallet(2),
      from: 'active',
      operator: operatorAt('wallets?tab=all&id=2'),
      comes: (event) => event !== 'NOTIFY_FUNDING',
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
  await waitFor(() => expect(card().textContent).toContain('Пополнение заявлено'));
}
