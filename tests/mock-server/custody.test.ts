// Custodial solutions: list, totals, documents, and what the operator's own wallets do to them (contract rows 81, 82, 89, 90).
import { expect, test } from 'vitest';
import { endpoints } from '../../src/api/endpoints/all.ts';
import { readPdf, readXlsx } from '../support/documents.ts';
import { apiAs } from './mock.ts';
import { openLedgerMock, signInAll } from './money.ts';

const { custodialSolutionList, custodialSummaryList, hotWalletCreate, walletBalanceSet, walletCreate } = endpoints;
const { custodialSolutionListExportToExcel, custodialSolutionListExportToPdf } = endpoints;

test('five a page, filtered by currency, network and kind', async () => {
  const operator = await apiAs(openLedgerMock(), 'operator');
  const page = await operator(custodialSolutionList);
  expect([page.count, page.results.map(({ id }) => id)]).toEqual([6, [981, 982, 983, 984, 985]]);
  for (const [query, expected] of [
    [{ currency: 'USDT' }, [981, 984]],
    [{ currency: 'USDT', network: 'eth' }, [984]],
    [{ custody: 'cold' }, [982, 984]],
    [{ offset: 5 }, [986]],
  ] as const)
    expect((await operator(custodialSolutionList, { query })).results.map(({ id }) => id)).toEqual(expected);
});

test('totals by currency follow the operator’s wallets', async () => {
  const operator = await apiAs(openLedgerMock(), 'operator');
  expect(await operator(custodialSummaryList)).toEqual([
    {
      currency: 'USDT',
      total: '3250000.000000',
      hot: '1250000.000000',
      cold: '2000000.000000',
      wallets_count: 2,
      rub_equivalent: '300137500.00',
    },
    {
      currency: 'BTC',
      total: '37.00000000',
      hot: '0.00000000',
      cold: '37.00000000',
      wallets_count: 2,
      rub_equivalent: '336569575.00',
    },
    {
      currency: 'ETH',
      total: '340.00000000',
      hot: '340.00000000',
      cold: '0.00000000',
      wallets_count: 1,
      rub_equivalent: '108326550.00',
    },
    {
      currency: 'SPCTR',
      total: '0.00000000',
      hot: '0.00000000',
      cold: '0.00000000',
      wallets_count: 1,
      rub_equivalent: '0.00',
    },
  ]);
  const body = { currency: 'USDT', network: 'eth', name: 'Второй горячий', limit: '90000' };
  const made = await operator(hotWalletCreate, { body });
  await operator(walletBalanceSet, { params: { id: made.id }, body: { balance: '50000' } });
  expect((await operator(custodialSummaryList))[0]).toMatchObject({
    total: '3300000.000000',
    hot: '1300000.000000',
    wallets_count: 3,
  });
  const { results } = await operator(custodialSolutionList, { query: { custody: 'hot', offset: 3 } });
  expect(results).toMatchObject([
    { name: 'Второй горячий', address: made.address, balance: '50000.000000', limit: '90000.000000', status: 'active' },
  ]);
});

test('a hot wallet needs no limit; a client’s wallet of the same address is none of the platform’s', async () => {
  const { operator, provider } = await signInAll(openLedgerMock(), { operator: 'operator', provider: 'lp.active' });
  const place = { currency: 'USDT', network: 'eth' };
  await operator(hotWalletCreate, { body: { ...place, name: 'Без предела' } });
  const address = '0xDf51DB8Fec66968CF4811b164BfA54B245Fd2B26';
  await provider(walletCreate, { body: { ...place, address, name: 'Двойник', wallet_type: 'export' } });
  expect((await operator(custodialSolutionList, { query: place })).results).toMatchObject([
    { id: 984, address, balance: '2000000.000000' },
    { name: 'Без предела', balance: '0.000000', limit: null },
  ]);
});

test('as a spreadsheet and on paper, filtered, with what the wallets hold now', async () => {
  const operator = await apiAs(openLedgerMock(), 'operator');
  await operator(walletBalanceSet, { params: { id: 37 }, body: { balance: '1111111.5' } });
  const query = { currency: 'USDT' };
  const sheet = await operator(custodialSolutionListExportToExcel, { query });
  expect(sheet.name).toBe('custodial.xlsx');
  const { rows } = await readXlsx(sheet.blob);
  const text = rows.map((row) => row.join('|')).join('\n');
  expect(text).toContain('Отбор: валюта USDT');
  expect(text).toContain('Основной горячий кошелёк');
  expect(text).not.toContain('Холодное хранилище BTC');
  expect(text).toContain('1111111.5');
  const paper = await operator(custodialSolutionListExportToPdf, { query });
  expect(paper.name).toBe('custodial.pdf');
  expect((await readPdf(paper.blob)).pages[0]).toContain('Основнойгорячийкошелёк');
});
