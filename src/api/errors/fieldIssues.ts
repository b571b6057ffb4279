// Unreadable fields of a response, without values: safe to log, copy and report.
import type { BaseIssue, IssuePathItem } from 'valibot';
import { type RecordId, parseRecordId } from '../recordId.ts';

export interface FieldIssue {
  /** Method and contract path, e.g. `GET deposits`. */
  readonly call: string;
  /** Id of the record within a list; null outside lists or without an id. */
  readonly row: string | null;
  /** Dotted path of the field, relative to the record if `row` is set. */
  readonly field: string;
  readonly expected: string;
  /** Name of the received type. */
  readonly received: string;
}

/** Limit of reported issues per response. */
const MOST = 50;

/** Each kind of issue once, with the first affected record. */
export function collectFieldIssues(call: string, issues: readonly BaseIssue<unknown>[]): readonly FieldIssue[] {
  const found = new Map<string, FieldIssue>();
  for (const issue of issues) {
    if (found.size >= MOST) break;
    const one = fieldIssueOf(call, issue);
    const key = [one.row === null ? one.field : `*.${one.field}`, one.expected, one.received].join(' ');
    if (!found.has(key)) found.set(key, one);
  }
  return [...found.values()];
}

function fieldIssueOf(call: string, issue: BaseIssue<unknown>): FieldIssue {
  const path: readonly IssuePathItem[] = issue.path ?? [];
  const at = path.findIndex(({ key }) => typeof key === 'number');
  const row = at === -1 ? null : idIn(path[at]?.value);
  const below = row === null ? path : path.slice(at + 1);
  const field = below.map(({ key }) => String(key)).join('.');
  const expected = issue.expected?.replaceAll('"', '') ?? 'another value';
  return { call, row, field, expected, received: typeWord(issue.input) };
}

const idIn = (record: unknown): string | null =>
  typeof record === 'object' && record !== null && 'id' in record ? textOf(parseRecordId(record.id)) : null;

const textOf = (id: RecordId | null): string | null => (id === null ? null : String(id));

function typeWord(value: unknown): string {
  if (value === undefined) return 'missing';
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

/** One line for logs and support: call, record, field, expected and received type. */
export function describeFieldIssue({ call, row, field, expected, received }: FieldIssue): string {
  const place = [call, row === null ? '' : `id ${row}`, field].filter((part) => part !== '').join(', ');
  return `${place}: expected ${expected}, received ${received}`;
}
