// Findings of a run: differences from the contract, and notes without effect on the result.
import type { ApiAnswer } from './http.ts';

export type DifferenceKind =
  | 'body' // no JSON, an empty answer, HTML
  | 'count' // a page without its count
  | 'echo' // the socket does not return what was sent
  | 'error' // an error body that the client cannot parse
  | 'filter' // a filter that changes nothing
  | 'form' // right type, other form: a time without zone, an amount that is no decimal
  | 'limit' // limit or offset that change nothing
  | 'list' // an array for a page, a page for an array
  | 'missing' // a field that the specification names
  | 'next' // a link to the next page that does not lead there
  | 'redirect'
  | 'socket' // a handshake that should go the other way
  | 'status'
  | 'success' // a failure with a status of success
  | 'token' // tokens accepted or refused otherwise
  | 'type'
  | 'word'; // a word outside a closed list

export interface Difference {
  readonly kind: DifferenceKind;
  readonly text: string;
}

/** A table row: a call of one account, or a probe. */
export interface ReportLine {
  readonly name: string;
  readonly account: string;
  readonly method: string;
  /** As the contract writes it, below /api/v1/. */
  readonly path: string;
  readonly status: number | null;
  readonly rows: number | null;
  readonly differences: readonly Difference[];
  readonly notes: readonly string[];
}

export interface Report {
  readonly base: string;
  readonly lines: readonly ReportLine[];
  readonly differences: number;
}

/** Collects the findings of one row; repeated findings count once. */
export class Findings {
  readonly differences = new Map<string, Difference>();
  readonly notes = new Set<string>();

  differ(kind: DifferenceKind, text: string): void {
    this.differences.set(`${kind} ${text}`, { kind, text });
  }
  note(text: string): void {
    this.notes.add(text);
  }
  line(
    about: Pick<ReportLine, 'name' | 'account' | 'method' | 'path'>,
    answer: Pick<ApiAnswer, 'status'> | null,
    rows: number | null = null,
  ): ReportLine {
    return {
      ...about,
      status: answer?.status ?? null,
      rows,
      differences: [...this.differences.values()],
      notes: [...this.notes],
    };
  }
}

/** Readable table: a row per call with its differences below. */
export function formatReport({ base, lines, differences }: Report): string {
  const cells = lines.map(({ account, method, path, status, rows, differences: found }) => [
    found.length === 0 ? 'ok' : `${found.length} ✘`,
    String(status ?? '—'),
    rows === null ? '' : `${rows}`,
    account,
    `${method} ${path}`,
  ]);
  const head = ['', 'status', 'rows', 'account', 'call'];
  const widths = head.map((title, column) => Math.max(title.length, ...cells.map((row) => row[column]?.length ?? 0)));
  const draw = (row: readonly string[]) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  const body = lines.flatMap((line, index) => [
    draw(cells[index] ?? []),
    ...line.differences.map(({ kind, text }) => `      ✘ ${kind}: ${text}`),
    ...line.notes.map((text) => `      · ${text}`),
  ]);
  const total = `${base}: ${lines.length} calls and probes, ${differences} differences`;
  return [draw(head), ...body, '', total].join('\n');
}
