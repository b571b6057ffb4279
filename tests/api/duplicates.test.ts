// Search for the record of a create call after its response was lost.
import { expect, test } from 'vitest';
import type { Endpoint } from '../../src/api/endpoint.ts';
import { agreementCreate } from '../../src/api/endpoints/agreements.ts';
import { chatCreate } from '../../src/api/endpoints/chats.ts';
import { getDuplicateSearch } from '../../src/api/endpoints/duplicates.ts';
import { submissionCreate } from '../../src/api/endpoints/operations.ts';

const NOW = Date.parse('2026-11-20T10:00:00Z');
const JUST_NOW = '2026-11-20T10:00:01Z';
const LAST_WEEK = '2026-11-12T10:00:00Z';

const agreement = { title: 'Оферта', version: '3.2', created_at: JUST_NOW };

test.each<[string, Endpoint, object, readonly object[], readonly (readonly [name: string, isRecent: boolean])[]]>([
  [
    'a chat of the same topic',
    chatCreate,
    { name: 'Вопрос' },
    [
      { id: 1, name: 'Вопрос', created_at: JUST_NOW },
      { id: 2, name: 'Другой', created_at: JUST_NOW },
      { id: 3, name: 'Вопрос', created_at: null },
      { id: 4, name: 'Вопрос', created_at: LAST_WEEK },
    ],
    [
      ['Вопрос', true],
      ['Вопрос', false],
    ],
  ],
  [
    'one publication, which gives each organisation its copy',
    agreementCreate,
    { title: 'Оферта', version: '3.2', text: 'Текст' },
    [
      { ...agreement, id: 1, company_id: 101 },
      { ...agreement, id: 2, company_id: 102 },
      { ...agreement, id: 3, company_id: 101, version: '3.1' },
    ],
    [['Оферта, версия 3.2', true]],
  ],
  [
    'two publications',
    agreementCreate,
    { title: 'Оферта', version: '3.2', text: 'Текст' },
    [101, 102, 101, 102].map((company_id, id) => ({ ...agreement, id, company_id })),
    [
      ['Оферта, версия 3.2', true],
      ['Оферта, версия 3.2', true],
    ],
  ],
  [
    'a submission of the same operation',
    submissionCreate,
    { operation_id: 'OP-7', comment: '' },
    [
      { id: 1, operation_id: 'OP-7', created_at: JUST_NOW },
      { id: 2, operation_id: 'OP-8', created_at: JUST_NOW },
    ],
    [['OP-7', true]],
  ],
])('%s', (_, write, sent, results, found) => {
  const search = getDuplicateSearch(write);
  const rows = search?.find({ count: results.length, next: null, previous: null, results }, { ...sent }, NOW) ?? [];
  expect(rows.map(({ number, isRecent }) => [number, isRecent])).toEqual(found);
});
