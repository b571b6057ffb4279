// The registry of contracts: owners, filters, decisions, notifications (contract rows 30, 72, 73, 108).
import type { RecordId } from '../../src/api/recordId.ts';
import { describe, expect, test } from 'vitest';
import { endpoints } from '../../src/api/endpoints/all.ts';
import { apiAs, openMock, signedIn } from './mock.ts';
import { NOT_FOUND, TRANSITION_ERROR, getLastNotification, openLedgerMock, signInAll, getRejection } from './money.ts';

const { contractList, contractListAll, contractNotify, contractReview } = endpoints;

const both = { owner: 'ved.cargo', operator: 'operator' };
const ids = (rows: readonly { id: RecordId }[]) => rows.map(({ id }) => id);

describe('lists', () => {
  test('participants see their own, the operator all, newest first', async () => {
    const { owner, operator } = await signInAll(openMock(), both);
    expect(ids((await owner(contractList)).results)).toEqual([308, 307]);
    expect(ids(await owner(contractListAll))).toEqual([307]);
    expect(ids(await operator(contractListAll))).toEqual([303, 307, 305, 304, 302, 301, 300, 299, 298]);
    const page = await operator(contractList, { query: { limit: 3, offset: 3 } });
    expect([page.count, ids(page.results)]).toEqual([13, [309, 307, 306]]);
    for (const [query, expected] of [
      [{ ved_contract_number: '26110008/9902/0000/9/1' }, [308]],
      [{ ved_contract_number: '9902' }, [308, 310, 305, 304, 299, 298]],
      [{ contract_type: 'export' }, [310, 303, 306, 304, 300]],
      [{ contract_type: 'export', created_at_before: '2026-10-06' }, [306, 304, 300]],
      [{ created_at_after: '2026-11-03' }, [308, 310, 303]],
    ] as const)
      expect(ids((await operator(contractList, { query })).results)).toEqual(expected);
  });

  test('concern no provider', async () => {
    const provider = await signedIn(openMock(), 'lp.active');
    expect((await provider('GET', 'contracts')).status).toBe(403);
    expect((await provider('GET', 'contracts/?no_pagination=true')).status).toBe(403);
  });
});

describe('the operator', () => {
  test('confirms, completes, and notifies the owner', async () => {
    const { owner, operator } = await signInAll(openLedgerMock(), both);
    const params = { id: 308 };
    expect(await operator(contractReview, { params, body: { status: 'active' } })).toMatchObject({ status: 'active' });
    expect(await getLastNotification(owner)).toEqual([
      'contract_status',
      'Контракт 26110008/9902/0000/9/1: Действует',
      '/account/reestr?id=308',
    ]);
    expect(ids(await owner(contractListAll))).toEqual([308, 307]);
    await operator(contractReview, { params, body: { status: 'completed', comment: 'Обязательства исполнены' } });
    expect((await getLastNotification(owner))?.[1]).toBe(
      'Контракт 26110008/9902/0000/9/1: Исполнен. Обязательства исполнены',
    );
  });

  test.each([
    [308, 'completed', TRANSITION_ERROR],
    [307, 'rejected', TRANSITION_ERROR],
    [306, 'active', TRANSITION_ERROR],
    [310, 'active', TRANSITION_ERROR],
    [307, 'active', TRANSITION_ERROR],
    [999, 'active', NOT_FOUND],
  ])('cannot give contract %i the status %s', async (id, status, answer) => {
    const operator = await apiAs(openLedgerMock(), 'operator');
    expect(await getRejection(operator(contractReview, { params: { id }, body: { status } }))).toEqual(answer);
  });

  test('writes a notice to the owner', async () => {
    const mock = openLedgerMock();
    const { owner, operator } = await signInAll(mock, both);
    const body = { contract_id: 307, text: 'Пришлите справку о валютных операциях' };
    const { notification_id } = await operator(contractNotify, { body });
    expect(mock.world.get('notifications', Number(notification_id))).toMatchObject({ company_id: 107 });
    expect(await getLastNotification(owner)).toEqual([
      'contract_notice',
      'Контракт 26100011/9901/0000/2/1: Пришлите справку о валютных операциях',
      '/account/reestr?id=307',
    ]);
    expect(await getRejection(operator(contractNotify, { body: { ...body, contract_id: 1 } }))).toEqual(NOT_FOUND);
  });
});
