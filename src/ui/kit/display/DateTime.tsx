// A formatted moment in Moscow time, with a machine-readable `dateTime`.
import { type DateStyle, formatDate } from './format.ts';

export interface DateTimeProps {
  /** ISO 8601 or YYYY-MM-DD; «—» if missing. */
  iso: string | null | undefined;
  /** `dateTime` by default. */
  kind?: DateStyle | undefined;
  /** Adds «МСК», once per screen. */
  zone?: boolean | undefined;
}

/** `20.11.2026, 12:05`; a time alone shows its full date on hover. */
export function DateTime({ iso, kind = 'dateTime', zone }: DateTimeProps) {
  const text = formatDate(iso, kind);
  if (!iso) return <span>{text}</span>;
  return (
    <time className="num" dateTime={iso} title={kind === 'time' ? formatDate(iso, 'dateTime') : undefined}>
      {zone ? `${text}\u00A0МСК` : text}
    </time>
  );
}
