// The registry of operations and handing operations in for it (contract rows 16, 34–36, 75, 76, 85, 86, 104, 121).
import type { RecordId } from '../../src/api/recordId.ts';
import { describe, expect, test } from 'vitest';
import { endpoints } from '../../src/api/endpoints/all.ts';
import { readPdf, readXlsx, squeezed } from '../support/documents.ts';
import { apiAs, openMock, pdf } from './mock.ts';
import { NOT_FOUND, TRANSITION_ERROR, getLastNotification, signInAll, getRejection } from './money.ts';

const {
  availableOperationList,
  operationExportToExcel,
  operationExportToPdf,
  operationList,
  operationListExportToExcel,
  operationListExportToPdf,
  submissionCreate,
  submissionList,
  submissionReview,
  submissionSetPending,
} = endpoints;

const ids = ({ results }: { readonly results: readonly { readonly id: RecordId }[] }) => results.map(({ id }) => id);
const sent = ({ results }: { readonly results: readonly { readonly operation_id: string | null }[] }) =>
  results.map(({ operation_id }) => operation_id);

describe('the registry', () => {
  test('pages by five, newest first', async () => {
    const operator = await apiAs(openMock(), 'operator');
    const page = await operator(operationList);
    expect([page.count, ids(page)]).toEqual([24, [905, 902, 901, 907, 906]]);
    expect(page.next).toContain('?limit=5&offset=5');
    const last = await operator(operationList, { query: { offset: 20 } });
    expect([last.results.length, last.next]).toEqual([4, null]);
  });

  test.each([
    [{ operation_id: 'цв-2026-00000', operation_date_before: '2026-10-31' }, [909]],
    [{ operation_date_after: '2026-11-12', operation_date_before: '2026-11-14' }, [902, 901, 907]],
    [{ operation_date_begin: '2026-11-14' }, [902, 901]],
    [{ currency_amount: '200000' }, [902, 901]],
    [{ participant_id: 101 }, [909, 910, 895, 889]],
    [{ participant_type: 'liquidity_provider', currency_amount: '5' } as const, [912]],
    [{ participant_id: 999 }, []],
  ])('%j filters', async (query, expected) => {
    const operator = await apiAs(openMock(), 'operator');
    expect(ids(await operator(operationList, { query }))).toEqual(expected);
  });

  test('one record and the filtered list as files', async () => {
    const operator = await apiAs(openMock(), 'operator');
    const one = await operator(operationExportToExcel, { params: { id: 901 } });
    expect(one.name).toBe('operation-ЦВ-2026-000001.xlsx');
    expect((await readXlsx(one.blob)).rows).toEqual(
      expect.arrayContaining([expect.arrayContaining(['Участник', 'АО «Полярное Карго»'])]),
    );
    const print = await operator(operationExportToPdf, { params: { id: 901 } });
    expect(print.name).toBe('operation-ЦВ-2026-000001.pdf');
    expect((await readPdf(print.blob)).pages[0]).toContain('ЦВ-2026-000001');
    expect(await getRejection(operator(operationExportToPdf, { params: { id: 999 } }))).toEqual(NOT_FOUND);

    const query = { participant_id: 101 };
    const list = await operator(operationListExportToExcel, { query });
    expect(list.name).toBe('operations.xlsx');
    const numbers = (await readXlsx(list.blob)).rows.map(([number]) => number);
    expect(numbers.filter((number) => String(number).startsWith('ЦВ'))).toEqual([
      'ЦВ-2026-000009',
      'ЦВ-2026-000010',
      'ЦВ-2026-000019',
      'ЦВ-2026-000013',
    ]);
    const listPrint = await operator(operationListExportToPdf, { query });
    expect(listPrint.name).toBe('operations.pdf');
    expect((await readPdf(listPrint.blob)).pages[0]).toContain(squeezed('Отбор: участник ООО «Лазурит Импорт»'));
  });
});

describe('submitting', () => {
  test('all steps: available, draft, sent, rejected, sent again, accepted', async () => {
    const mock = openMock();
    const { owner, operator } = await signInAll(mock, { owner: 'ved.cargo', operator: 'operator' });
    const available = await owner(availableOperationList);
    expect(sent(available)).toEqual(['ЦВ-2026-000005', 'ЦВ-2026-000008']);
    const operation_id = 'ЦВ-2026-000005';
    const body = { operation_id, comment: 'Обмен', files: [pdf()] };
    const draft = await owner(submissionCreate, { body });
    expect(draft).toMatchObject({ id: 957, status: 'draft', currency: 'ETH', company_id: 107, comment: 'Обмен' });
    expect(draft.files).toEqual(mock.world.get('submissions', 957)?.files);
    expect(draft.files).toMatchObject([
      { name: 'Акт сверки.pdf', url: expect.stringMatching(/^\/media\/submissions\/957\/\d+\/Акт сверки\.pdf$/) },
    ]);
    expect(sent(await owner(availableOperationList))).toEqual(['ЦВ-2026-000008']);
    const params = { id: 957 };
    expect(await getRejection(operator(submissionReview, { params, body: { status: 'accepted' } }))).toEqual(
      TRANSITION_ERROR,
    );

    expect(await owner(submissionSetPending, { params })).toMatchObject({ status: 'pending' });
    expect(await getLastNotification(operator)).toEqual([
      'submit_created',
      'Операция ЦВ-2026-000005: На рассмотрении',
      '/organization/reestr-operation?tab=submissions&id=957',
    ]);
    expect(await getRejection(owner(submissionSetPending, { params }))).toEqual(TRANSITION_ERROR);
    const refusal = { status: 'rejected', comment: 'Нет договора' };
    expect(await operator(submissionReview, { params, body: refusal })).toMatchObject(refusal);
    expect(await getLastNotification(owner)).toEqual([
      'submit_status',
      'Операция ЦВ-2026-000005: Отклонена',
      '/account/operations-history?tab=operations&view=submitted&id=957',
    ]);
    const registered = async () => (await operator(operationList, { query: { operation_id } })).results[0]?.submitted;
    expect(await registered()).toBe(false);
    expect(await owner(submissionSetPending, { params })).toMatchObject({ status: 'pending', comment: null });
    await operator(submissionReview, { params, body: { status: 'accepted' } });
    expect(await registered()).toBe(true);
    expect(await getRejection(owner(submissionSetPending, { params }))).toEqual(TRANSITION_ERROR);
    expect(await getRejection(operator(submissionReview, { params, body: { status: 'rejected' } }))).toEqual(
      TRANSITION_ERROR,
    );
  });

  test('own ones by status; the operator sees all', async () => {
    const mock = openMock();
    const { owner, operator } = await signInAll(mock, { owner: 'ved.active', operator: 'operator' });
    expect(ids(await owner(submissionList))).toEqual([951, 952]);
    expect(ids(await owner(submissionList, { query: { status: 'draft' } }))).toEqual([951]);
    const all = await operator(submissionList);
    expect([all.count, ids(all)]).toEqual([10, [951, 952, 953, 954, 955]]);
    expect(ids(await operator(submissionList, { query: { status: 'accepted' } }))).toEqual([953, 955, 956, 949, 947]);
  });

  test('of a foreign, unknown or already submitted operation is refused', async () => {
    const mock = openMock();
    const { owner, other } = await signInAll(mock, { owner: 'ved.active', other: 'lp.active' });
    const create = (operation_id: string) => getRejection(owner(submissionCreate, { body: { operation_id } }));
    const missing = { status: 400, data: { operation_id: ['Операция не найдена'] } };
    expect(await create('ЦВ-2026-000001')).toEqual(missing);
    expect(await create('нет такой')).toEqual(missing);
    expect(await create('ЦВ-2026-000009')).toEqual({ status: 400, data: { operation_id: ['Операция уже подана'] } });
    expect(await getRejection(other(submissionSetPending, { params: { id: 951 } }))).toEqual(NOT_FOUND);
    expect(mock.world.filter('submissions', () => true)).toHaveLength(10);
  });
});
