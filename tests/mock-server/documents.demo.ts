// Documents of the demo world, one of every export.
import * as exports from '../../src/mock-server/documents/exports.ts';
import type { NamedDocumentTable } from '../../src/api/documents/table.ts';
import { createDatabase } from '../../src/mock-server/db/createDatabase.ts';

/** The demo world, its moment, and one document of every export made from it. */
export function demoDocuments() {
  const world = createDatabase(() => 0);
  world.reset('default', true);
  const now = world.clock.iso();
  const operations = [...world.rows('operations')];
  const [operation] = operations;
  const report = world.get('reports', 972);
  const wallet = world.get('fiat_wallets', 401);
  if (!operation || !report || !wallet) throw new Error('the demo world lacks the records of these tests');
  const november = {
    ...report,
    company_id: null,
    company_name: null,
    period_from: '2026-11-01',
    period_to: '2026-11-20',
  };
  const documents = {
    operation: exports.operationDocument(operation, now),
    operations: exports.operationsDocument(operations, {}, now),
    organizations: exports.organizationsDocument([...world.rows('organizations')], {}, now),
    custody: exports.custodyDocument([...world.rows('custodial_solutions')], {}, now),
    report: exports.reportDocument(november, exports.findReportOperations(november, operations), now),
    statement: exports.statementDocument({ wallet, owner: 'ООО «Лазурит Импорт»', operations: movements }, now),
  } satisfies Record<string, NamedDocumentTable>;
  return { world, now, operations, operation, report, wallet, documents };
}

const movements: exports.Statement['operations'] = [
  {
    id: 1,
    operation_type: 'deposit',
    amount: '20000000.00',
    number: 'П-604',
    description: 'Зачисление по платёжному поручению № 604',
    created_at: '2026-11-11T09:00:00+03:00',
  },
  {
    id: 2,
    operation_type: 'buy',
    amount: '-9281175.10',
    number: 'С-1004',
    description: 'Покупка 100 000 USDT',
    created_at: '2026-11-14T13:15:00+03:00',
  },
  {
    id: 3,
    operation_type: 'fee',
    amount: '-46175.05',
    number: null,
    description: null,
    created_at: '2026-11-14T22:30:00Z',
  },
];
