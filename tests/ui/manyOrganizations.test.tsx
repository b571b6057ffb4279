// Wherever an organisation is chosen, each of hundreds can be: found by the server, kept while another is looked for, sent.
import { act, screen, waitFor, within } from '@testing-library/react';
import * as v from 'valibot';
import { afterEach, describe, expect, it } from 'vitest';
import { closeDemoApp, dialog, enabled, openDemoApp } from './demoApp.setup.tsx';
import { SEARCH, addManyOrganizations, options, pickOption, searchOrganizations } from './organizations.setup.ts';

afterEach(closeDemoApp);

const FAR = /^ООО «Далёкая 250» · Участник ВЭД · 9900000250$/;
const firstFour = (answer: unknown): object => {
  const page = v.parse(v.looseObject({ results: v.array(v.unknown()) }), answer);
  return { ...page, count: 4, next: null, results: page.results.slice(0, 4) };
};
const chosenText = (label: string) =>
  screen.getByRole<HTMLSelectElement>('combobox', { name: label }).selectedOptions[0]?.textContent;

describe('a withdrawal for an organisation', () => {
  const PATH = '/organization/withdrawal-requests';

  it('is created for one far down, which stays selected during another search, and in the draft', async () => {
    const demoApp = await openDemoApp({ path: PATH, arrange: addManyOrganizations });
    const { user, clock, writes } = demoApp;
    await user.click(await enabled('Создать вывод'));
    await screen.findByLabelText(SEARCH);
    expect(options('Организация')).toHaveLength(11);
    expect(screen.getByText(/^Ещё \d+: уточните название$/)).toBeTruthy();
    await searchOrganizations(user, clock, 'далёкая 25');
    expect(await screen.findByText('Ещё 1: уточните название')).toBeTruthy();
    await pickOption(user, 'Организация', FAR);
    await user.clear(screen.getByLabelText(SEARCH));
    await searchOrganizations(user, clock, 'нет таких');
    expect(await screen.findByText('Ничего не найдено')).toBeTruthy();
    expect(chosenText('Организация')).toMatch(FAR);
    await user.type(screen.getByLabelText('Сумма'), '1000');
    await user.type(screen.getByLabelText('БИК'), '040200701');
    await user.type(screen.getByLabelText('Расчётный счёт'), '40702810600010000001');
    await user.type(screen.getByLabelText('Назначение платежа'), 'Вывод');

    const { user: next, writes: sent } = await openDemoApp({ path: PATH, reloads: demoApp });
    await next.click(await enabled('Создать вывод'));
    await screen.findByLabelText(SEARCH);
    expect(chosenText('Организация')).toMatch(FAR);
    await next.click(screen.getByRole('button', { name: 'Проверить' }));
    const review = await dialog('Проверьте заявку');
    expect(review.getByText('Организация').nextElementSibling?.textContent).toBe('ООО «Далёкая 250»');
    await next.click(review.getByRole('button', { name: 'Создать заявку' }));
    await waitFor(() => expect(sent('withdrawal/create')).toHaveLength(1));
    const body: unknown = JSON.parse(sent('withdrawal/create')[0]?.body ?? '');
    expect(body).toMatchObject({ company_id: 50_250, role: 'ved_participant' });
    expect(writes('withdrawal/create')).toEqual([]);
  });

  it('reports a slow or failed search, which can be cancelled', async () => {
    let answers: 'never' | 'failure' | 'yes' = 'never';
    const { user, clock } = await openDemoApp({
      path: PATH,
      arrange: addManyOrganizations,
      before({ query }) {
        if (!query.includes('search_query') || answers === 'yes') return Promise.resolve(null);
        if (answers === 'never') return new Promise(() => undefined);
        return Promise.resolve(new Response('{}', { status: 400 }));
      },
    });
    await user.click(await enabled('Создать вывод'));
    await searchOrganizations(user, clock, '9900000250');
    expect(await screen.findByText('Поиск…')).toBeTruthy();
    act(() => clock.increment(15_000));
    const form = await dialog('Создать вывод');
    await user.click(within(form.getByRole('status')).getByRole('button', { name: 'Отменить' }));
    expect(screen.getByLabelText(SEARCH)).toHaveProperty('value', '');
    expect(options('Организация')).toHaveLength(11);
    answers = 'failure';
    await searchOrganizations(user, clock, '9900000250');
    const again = await screen.findByRole('button', { name: 'Повторить' });
    expect(options('Организация')).toHaveLength(1);
    answers = 'yes';
    await user.click(again);
    expect(await screen.findByText('Найдено: 1, выберите из списка')).toBeTruthy();
    await pickOption(user, 'Организация', FAR);
    expect(screen.getByText('Найдено: 1')).toBeTruthy();
  });

  it('offers no result of the previous search text during the next search', async () => {
    let isHeld = false;
    const { user, clock } = await openDemoApp({
      path: PATH,
      arrange: addManyOrganizations,
      before: ({ query }) =>
        isHeld && query.includes('search_query') ? new Promise(() => undefined) : Promise.resolve(null),
    });
    await user.click(await enabled('Создать вывод'));
    await searchOrganizations(user, clock, '9900000250');
    await screen.findByText('Найдено: 1, выберите из списка');
    expect(options('Организация')).toHaveLength(2);
    isHeld = true;
    await user.clear(screen.getByLabelText(SEARCH));
    await searchOrganizations(user, clock, '9900000251');
    expect(await screen.findByText('Поиск…')).toBeTruthy();
    expect(options('Организация')).toEqual(['Выберите организацию']);
  });

  it('has no search field where all of them are visible', async () => {
    const { user } = await openDemoApp({
      path: PATH,
      before: async ({ path }, pass) =>
        path.endsWith('organizations/') ? Response.json(firstFour(await (await pass()).json())) : null,
    });
    await user.click(await enabled('Создать вывод'));
    await screen.findByRole('combobox', { name: 'Организация' });
    expect(options('Организация')).toHaveLength(5);
    expect(screen.queryByLabelText(SEARCH)).toBeNull();
  });
});

describe('reports', () => {
  const PATH = '/organization/responsibility-report';

  it('are requested for a company far down', async () => {
    const { user, clock, writes } = await openDemoApp({ path: PATH, arrange: addManyOrganizations });
    await searchOrganizations(user, clock, '9900000250');
    await pickOption(user, 'Компания', FAR);
    await user.click(await enabled('Сформировать отчёт'));
    await waitFor(() => expect(writes('reports')).toHaveLength(1));
    const body: unknown = JSON.parse(writes('reports')[0]?.body ?? '');
    expect(body).toMatchObject({ company_id: 50_250, role: 'ved_participant' });
  });
});

describe('a list filtered by one organisation', () => {
  it.each([
    ['/organization/responsibility-report', 'Компания', 'company_id'],
    ['/organization/reestr-operation', 'Участник', 'participant_id'],
  ])('%s finds one far down and shows its name, after a reload too', async (path, label, name) => {
    const demoApp = await openDemoApp({ path, arrange: addManyOrganizations });
    const chip = new RegExp(`^(\\+ ?)?${label}`);
    await demoApp.user.click(within(await screen.findByRole('main')).getByRole('button', { name: chip }));
    const filter = await dialog(label);
    const search = await filter.findByLabelText(SEARCH);
    expect(document.activeElement).toBe(search);
    await demoApp.user.type(search, '9900000250{Enter}');
    act(() => demoApp.clock.increment(500));
    const field = filter.getByRole('combobox', { name: label });
    await demoApp.user.selectOptions(field, await within(field).findByRole('option', { name: FAR }));
    await demoApp.user.click(filter.getByRole('button', { name: 'Применить' }));
    await waitFor(() => expect(location.search).toBe(`?${name}=50250`));
    expect(await screen.findByRole('button', { name: /Далёкая 250/ })).toBeTruthy();
    await openDemoApp({ path: `${path}?${name}=50250`, reloads: demoApp });
    expect(await screen.findByRole('button', { name: /Далёкая 250/ })).toBeTruthy();
  });
});
