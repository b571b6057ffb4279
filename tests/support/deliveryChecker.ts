// Checks a recorded delivery like Jepsen's total-queue: each message arrives once, in order, and nothing else does.

/** One event of the record, in order: sent by the user, acknowledged to them, seen by a reader. */
export interface DeliveryEvent {
  readonly what: 'send' | 'ack' | 'seen';
  readonly text: string;
}

export interface DeliveryVerdict {
  readonly sent: number;
  /** Acknowledged and never seen. */
  readonly lost: number;
  /** Sent, neither acknowledged nor seen: either outcome is allowed. */
  readonly unknown: number;
  /** Seen more than once. */
  readonly duplicated: number;
  /** Seen before a message that was sent earlier. */
  readonly inverted: number;
  /** Seen without having been sent. */
  readonly invented: number;
}

/** Judges a record; texts are unique. */
export function checkDelivery(record: readonly DeliveryEvent[]): DeliveryVerdict {
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
