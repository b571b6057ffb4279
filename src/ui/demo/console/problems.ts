// What the console says of what went wrong: the words of the product, never a line of the log.
import { CallError } from '../../../api/errors/failure.ts';
import { failureText } from '../../texts/failures.ts';
import { modalText } from '../../texts/modals.ts';

/** Any thrown value in words. */
export function problemOf(error: unknown): string {
  if (error instanceof CallError) {
    const { failure } = error;
    return failure.known ? modalText(failure.known).title : failureText(failure);
  }
  // assumed: words that are not Russian are nobody's but a developer's
  return error instanceof Error && /[а-яё]/i.test(error.message) ? error.message : 'Сервер демо этого не выполнил';
}
