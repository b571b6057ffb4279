// Right pane of the KYT screens: two sections of wallets with pages of their own.
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { until } from '../support/time.ts';
import { held, json } from '../support/fakeApi.ts';
import {
  CARGO,
  type Kind,
  LIST,
  WALLETS,
  cellsOf,
  closeKyt,
  companies,
  openKyt,
  queryOf,
  rowOf,
  rowsOf,
  section,
  settled,
} from './kyt.setup.tsx';

afterEach(closeKyt);

const path = `${LIST}/${CARGO}`;
const pager = (kind: Kind) => within(within(section(kind)).getByRole('navigation'));
const pageOf = (kind: Kind) => pager(kind).getByRole('button', { current: 'page' }).textContent;
const rangeOf = (kind: Kind) => section(kind).querySelector('.num')?.textContent;
const page = (count: number, results: readonly object[]) => json(200, { count, next: null, previous: null, results });
const calls = ({ fakeApi }: Awaited<ReturnType<typeof openKyt>>, type: string) =>
  fakeApi
    .calls(WALLETS)
    .map(queryOf)
    .filter((query) => query['type'] === type);

describe('sections', () => {
  it('send one request each, with the parameters of the specification', async () => {
    const setup = await openKyt({ path });
    await rowsOf('Чистые');
    const company = { id: '107', role: 'ved_participant' };
    expect(setup.fakeApi.calls(WALLETS).map(queryOf)).toEqual([
      { ...company, type: 'dirty', limitDirty: '5', offsetDirty: '0' },
      { ...company, type: 'clean', limit: '5', offset: '0' },
    ]);
  });

  it('put «Отказано» with its red tint above the clean wallets', async () => {
    await openKyt({ path });
    await rowsOf('Отказано');
    const [dirty, clean] = [section('Отказано'), section('Чистые')];
    expect(dirty.compareDocumentPosition(clean)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect('rejected' in dirty.dataset).toBe(true);
    expect('rejected' in clean.dataset).toBe(false);
  });

  it('parse wallets with only the fields of the specification', async () => {
    const bare = { id: 7, currency: 'USDT', address: 'TRg4wallet7HLb6', network: 'trx', aml_percentage: 57.8 };
    await openKyt({
      path,
      script: (fakeApi) => fakeApi.answer(WALLETS, () => page(1, [{ ...bare, status: 'funded' }])),
    });
    const [, address] = await cellsOf('Отказано', 0);
    expect(address).toBe('TRg4...HLb6');
  });

  it('show a name without the character that reverses text', async () => {
    const wallet = { id: 7, currency: 'USDT', address: 'TRg4wallet7HLb6', network: 'trx', aml_percentage: 57.8 };
    const name = '\u202Eкошелёк';
    await openKyt({
      path,
      script: (fakeApi) => fakeApi.answer(WALLETS, () => page(1, [{ ...wallet, name, status: 'funded' }])),
    });
    const [row] = await rowsOf('Отказано');
    expect(row?.querySelector('bdi')?.textContent).toBe('_кошелёк');
    expect((await cellsOf('Отказано', 0))[0]).toBe('USDT (_кошелёк)');
  });

  it('show the five columns, the score as it was sent', async () => {
    await openKyt({ path });
    const heads = within(await screen.findByRole('table', { name: 'Отказано' })).getAllByRole('columnheader');
    expect(heads.map(({ textContent }) => textContent)).toEqual(['Кошелёк', 'Адрес', 'Сеть', 'AML', 'Действия']);
    const [wallet, address, network, aml] = await cellsOf('Отказано', 0);
    expect(wallet).toMatch(/^USDT \(Tether USD\)Баланс [\d\s]+,\d+.*Проверен/s);
    expect([address, network, aml]).toEqual(['TRg4...HLb6', 'TRX', '57.8% Высокий']);
    expect((await rowsOf('Отказано'))[0]?.querySelector('svg')).toBeTruthy();
  });

  it('show a score sent as text unchanged and mark a missing one', async () => {
    await openKyt({
      path,
      arrange(world) {
        const [first, second] = world
          .filter('wallets', ({ company_id, status }) => company_id === CARGO && /active|funded/.test(status))
          .sort((a, b) => a.id - b.id);
        if (!first || !second) throw new Error('no clean wallets');
        world.put('wallets', { ...first, aml_percentage: 12 });
        world.put('wallets', { ...second, aml_percentage: null });
      },
    });
    expect((await cellsOf('Чистые', 0))[3]).toBe('12% Низкий');
    expect((await cellsOf('Чистые', 1))[3]).toBe('Не проверен');
  });

  it('have an empty state each', async () => {
    await openKyt({ path: `${LIST}/110` });
    await waitFor(() => expect(screen.getAllByText('Нет доступных кошельков').length).toBeGreaterThan(0));
    await waitFor(() => expect(within(section('Отказано')).getByText('Нет доступных кошельков')).toBeTruthy());
    const pages = within(section('Отказано').querySelector('nav') ?? section('Отказано'));
    expect(pages.getAllByRole('button').map((button) => [button.ariaLabel, button.ariaDisabled === 'true'])).toEqual([
      ['Предыдущая страница', true],
      ['Страница 1', false],
      ['Следующая страница', true],
    ]);
    expect(within(section('Отказано')).getByText('0 из 0')).toBeTruthy();
  });

  it('fail separately and are refetched separately', async () => {
    let broken = true;
    const setup = await openKyt({
      path,
      script: ({ answer }) =>
        answer(WALLETS, ({ query }) =>
          broken && query.includes('type=dirty') ? json(500, {}) : page(1, [cleanWallet]),
        ),
    });
    await within(await screen.findByRole('region', { name: 'Отказано' })).findByRole('alert');
    expect(await rowsOf('Чистые')).toHaveLength(1);
    broken = false;
    await setup.user.click(within(section('Отказано')).getByRole('button', { name: 'Повторить' }));
    expect(await rowsOf('Отказано')).toHaveLength(1);
    expect(calls(setup, 'clean')).toHaveLength(1);
  });

  it('never show the rows of one company under the name of another', async () => {
    const setup = await openKyt({ path });
    await rowsOf('Отказано');
    const late = [held(), held()];
    late.forEach(({ answer }) => setup.fakeApi.once(WALLETS, answer));
    await setup.user.click(within(companies()).getByRole('link', { name: /Лазурит/ }));
    await screen.findByRole('heading', { level: 2, name: 'ООО «Лазурит Импорт»' });
    expect(screen.queryByText('TRg4...HLb6')).toBeNull();
    expect(within(section('Отказано')).getByRole('status').textContent).toBe('Загрузка...');
    late.forEach(({ give }) => give(page(0, [])));
  });

  it('offer to cancel after 15 seconds and keep the loaded rows', async () => {
    const setup = await openKyt({ path });
    await rowsOf('Отказано');
    const late = held();
    setup.fakeApi.once(WALLETS, late.answer);
    act(() => pager('Отказано').getByRole('button', { name: 'Страница 2' }).click());
    await until(() => calls(setup, 'dirty').length === 2);
    await settled();
    act(() => setup.clock.increment(15_000));
    await settled();
    expect(await rowsOf('Отказано')).toHaveLength(5);
    act(() => within(section('Отказано')).getByRole('button', { name: 'Отменить' }).click());
    expect(setup.fakeApi.calls(WALLETS).at(-1)?.signal?.aborted).toBe(true);
    expect(within(section('Отказано')).queryByRole('button', { name: 'Отменить' })).toBeNull();
    expect(await rowsOf('Отказано')).toHaveLength(5);
  });
});

/** A wallet as the server sends it, for scripted responses. */
const cleanWallet = {
  id: 900,
  wallet_id: 'W-000900',
  company_id: CARGO,
  company_name: 'АО «Полярное Карго»',
  role: 'ved_participant',
  wallet_type: 'import',
  currency: '<b>X</b>',
  name: '<script>globalThis.pwned=1</script>',
  address: '0x"><img src=x onerror=alert(1)>',
  network: '<i>trx</i>',
  aml_percentage: '4.20',
  status: 'frozen?',
  custody: 'own',
  balance: '0',
  reserved: '0',
  created_at: '2026-11-20T18:00:00+03:00',
};

it('shows hostile strings and an unknown status as text', async () => {
  await openKyt({ path, script: ({ answer }) => answer(WALLETS, () => page(1, [cleanWallet])) });
  const [wallet, ...cells] = await cellsOf('Отказано', 0);
  expect(wallet).toContain('<b>X</b> (<script>globalThis.pwned=1</script>)');
  expect(cells.slice(0, 3)).toEqual(['0x">...(1)>', '<I>TRX</I>', '4.20% Низкий']);
  expect(section('Отказано').querySelector('script, img, i')).toBeNull();
});

describe('pages', () => {
  it('are numbered separately, five rows each, with the arrows disabled at the ends', async () => {
    const setup = await openKyt({ path });
    await rowsOf('Отказано');
    await rowsOf('Чистые');
    expect([rangeOf('Отказано'), rangeOf('Чистые')]).toEqual(['1–5 из 7', '1–5 из 6']);
    const disabled = (kind: Kind, name: string) =>
      pager(kind).getByRole('button', { name }).hasAttribute('aria-disabled');
    expect([disabled('Отказано', 'Предыдущая страница'), disabled('Отказано', 'Следующая страница')]).toEqual([
      true,
      false,
    ]);
    await setup.user.click(pager('Отказано').getByRole('button', { name: 'Следующая страница' }));
    await waitFor(async () => expect(await rowsOf('Отказано')).toHaveLength(2));
    expect(location.search).toBe('?pd=2');
    expect([disabled('Отказано', 'Предыдущая страница'), disabled('Отказано', 'Следующая страница')]).toEqual([
      false,
      true,
    ]);
    expect(pageOf('Чистые')).toBe('1');
    expect(calls(setup, 'dirty').at(-1)).toMatchObject({ limitDirty: '5', offsetDirty: '5' });
    expect(calls(setup, 'clean')).toHaveLength(1);
    await setup.user.click(pager('Чистые').getByRole('button', { name: 'Страница 2' }));
    await waitFor(async () => expect(await rowsOf('Чистые')).toHaveLength(1));
    expect(location.search).toBe('?pd=2&p=2');
  });

  it('are in the URL; the back button returns to the previous one', async () => {
    const { user } = await openKyt({ path: `${path}?p=2` });
    await waitFor(async () => expect(await rowsOf('Чистые')).toHaveLength(1));
    await user.click(pager('Чистые').getByRole('button', { name: 'Предыдущая страница' }));
    expect(location.search).toBe('');
    act(() => history.back());
    await waitFor(() => expect(location.search).toBe('?p=2'));
    await waitFor(() => expect(pageOf('Чистые')).toBe('2'));
  });

  it.each(['0', '-1', '1.5', 'x', '', '99999999999', '2;2'])(
    'show the first page for an invalid number: p=%s',
    async (p) => {
      await openKyt({ path: `${path}?p=${p}` });
      expect(await rowsOf('Чистые')).toHaveLength(5);
      expect(pageOf('Чистые')).toBe('1');
    },
  );

  it('beyond the last one lead to the last, in place, and keep other parameters', async () => {
    const others = 'utm=%2541%2B&q=a%20b&flag';
    const pushed = vi.spyOn(history, 'pushState');
    await openKyt({ path: `${path}?${others}&p=99` });
    await waitFor(async () => expect(await rowsOf('Чистые')).toHaveLength(1));
    expect(location.search).toBe(`?${others}&p=2`);
    expect(pushed).not.toHaveBeenCalled();
  });

  it('keep the old rows until the new ones arrive', async () => {
    const setup = await openKyt({ path });
    const before = await cellsOf('Отказано', 0);
    const late = held();
    setup.fakeApi.once(WALLETS, late.answer);
    await setup.user.click(pager('Отказано').getByRole('button', { name: 'Страница 2' }));
    expect(await cellsOf('Отказано', 0)).toEqual(before);
    expect(screen.getByRole('table', { name: 'Отказано' }).getAttribute('aria-busy')).toBe('true');
    late.give(page(6, [cleanWallet]));
    await waitFor(async () => expect(await rowsOf('Отказано')).toHaveLength(1));
  });

  it('a failure keeps the old rows and is reported', async () => {
    const setup = await openKyt({ path });
    await rowsOf('Отказано');
    setup.fakeApi.once(WALLETS, () => json(502, {}));
    await setup.user.click(pager('Отказано').getByRole('button', { name: 'Страница 2' }));
    const said = await within(section('Отказано')).findByText('Не удалось обновить: показаны прежние данные');
    expect(said.closest('[role=alert]')).not.toBeNull();
    expect(await rowsOf('Отказано')).toHaveLength(5);
    await setup.user.click(within(section('Отказано')).getByRole('button', { name: 'Повторить' }));
    await waitFor(async () => expect(await rowsOf('Отказано')).toHaveLength(2));
  });
});

describe('copying an address', () => {
  it('writes the whole address and shows a check mark for two seconds', async () => {
    const { copied, clock } = await openKyt({ path });
    await rowsOf('Отказано');
    const row = rowOf('TRg4...HLb6');
    act(() => row.getByRole('button', { name: 'Скопировать адрес' }).click());
    await settled();
    expect(copied).toEqual(['TRg4a8jhZjLVLHkQVdiFcoqUAXks1pHLb6']);
    expect(row.getByText('Скопировано')).toBeTruthy();
    act(() => clock.increment(1_999));
    await settled();
    expect(row.getByText('Скопировано')).toBeTruthy();
    act(() => clock.increment(1));
    await settled();
    expect(row.queryByText('Скопировано')).toBeNull();
  });

  it('shows and selects the whole address where the clipboard rejects it', async () => {
    const { app, user } = await openKyt({ path });
    await rowsOf('Отказано');
    vi.spyOn(app.env.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    await user.click(rowOf('TRg4...HLb6').getByRole('button', { name: 'Скопировать адрес' }));
    await screen.findByText('TRg4a8jhZjLVLHkQVdiFcoqUAXks1pHLb6');
    expect(getSelection()?.toString()).toBe('TRg4a8jhZjLVLHkQVdiFcoqUAXks1pHLb6');
  });
});
