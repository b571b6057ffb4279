// Text of a list's live region: the number of rows that a new search, filter or page has led to.
import { useState } from 'react';
import { useOnChange } from '../core/useOnChange.ts';

/**
 * `count` is announced once for each `question`. A refetch of the same question, and a number that changes by it, are
 * silent: a write has its own announcement, and rows of others come by themselves.
 */
export function useRowCountAnnouncement(question: string, count: string, isBusy: boolean): string {
  // React state: depends on the render in which the question's first answer is shown
  const [isPending, setPending] = useState(false);
  const [answer, setAnswer] = useState(count);
  useOnChange(question, () => setPending(true));
  if (isPending && !isBusy) {
    setPending(false);
    setAnswer(count);
  }
  return isPending || answer !== count ? '' : count;
}
