// Which fields of an answer could not be read, without any value: safe to log, to copy and to report.
import type { BaseIssue, IssuePathItem } from 'valibot';
import { type RecordId, parseRecordId } from '../recordId.ts';

export interface FieldIssue {
  /** Method and path of the contract, e.g. `GET deposits`. */
  readonly call: string;
  /** Id of the record within a list; null outside lists and where the record has none. */
  readonly row: string | null;
  /** Dotted path of the field, below the record where `row` names one. */
  readonly field: string;
  readonly expected: string;
  /** A type word. */
  readonly received: string;
}

/** No answer has more different ones that help anybody. */
const MOST = 50;

/** Each kind of issue once, with the first record that shows it. */
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

/** One line for logs and support: the call, the record, the field, what the contract expects and the type that came. */
export function describeFieldIssue({ call, row, field, expected, received }: FieldIssue): string {
  const place = [call, row === null ? '' : `id ${row}`, field].filter((part) => part !== '').join(', ');
  return `${place}: expected ${expected}, received ${received}`;
}
