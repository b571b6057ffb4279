// The judge of a recorded delivery, as Jepsen's total-queue: what went in must come out, once, in order, and nothing else.

/** One line of the record, in the order things happened: said by the user, acknowledged to him, seen by a reader. */
export interface Happened {
  readonly what: 'send' | 'ack' | 'seen';
  readonly text: string;
}

export interface Verdict {
  readonly sent: number;
  /** Acknowledged and never seen. */
  readonly lost: number;
  /** Said, neither acknowledged nor seen: nobody knows, nobody was promised anything. */
  readonly unknown: number;
  /** Seen more than once. */
  readonly duplicated: number;
  /** Seen before something that was said earlier. */
  readonly inverted: number;
  /** Seen without having been said. */
  readonly invented: number;
}

/** Judges a record; texts are unique. */
export function judge(record: readonly Happened[]): Verdict {
  const places = new Map<string, number>();
  const acked = new Set<string>();
  const seen = new Map<string, number>();
  let inverted = 0;
  let invented = 0;
  let last = -1;
  for (const { what, text } of record) {
    if (what === 'send') places.set(text, places.size);
    if (what === 'ack') acked.add(text);
    if (what !== 'seen') continue;
    const place = places.get(text);
    if (place === undefined) invented += 1;
    else if (!seen.has(text)) {
      if (place < last) inverted += 1;
      last = Math.max(last, place);
    }
    seen.set(text, (seen.get(text) ?? 0) + 1);
  }
  return {
    sent: places.size,
    lost: [...acked].filter((text) => !seen.has(text)).length,
    unknown: [...places.keys()].filter((text) => !acked.has(text) && !seen.has(text)).length,
    duplicated: [...seen.values()].filter((times) => times > 1).length,
    inverted,
    invented,
  };
}
